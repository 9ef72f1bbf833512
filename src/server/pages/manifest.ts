import { addressIn } from '../../languages/address.ts';
import icon from '../../site/artwork/icons/icon-32.png?no-inline';
import { collegeIcon, hasOwnIcon } from '../../site/icons.ts';
import type { Page } from './page.ts';

const png = (src: string, size: number, purpose?: 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** The web app manifest, with which phones install the site on the home screen. */
export const manifestPage: Page = {
  url: '/manifest.webmanifest',
  parameters: [],
  async load({ frame, language }) {
    const { college } = frame('/');
    const manifest = {
      lang: language,
      name: college.name,
      short_name: college.name.split(' ')[0] ?? college.name,
      description: college.motto,
      // One application for both languages; its start page follows the last visited page.
      id: '/',
      start_url: addressIn(language, '/'),
      scope: '/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: '#6e0b26',
      icons: [
        png(collegeIcon(college, 'small'), 192),
        png(collegeIcon(college, 'large'), 512),
        png(collegeIcon(college, 'maskable'), 512, 'maskable'),
      ],
    };
    return { send: JSON.stringify(manifest), type: 'application/manifest+json; charset=utf-8' };
  },
};

/** Browsers ask for this icon when they show a file without a `<head>`, such as a picture. */
export const faviconPage: Page = {
  url: '/favicon.ico',
  parameters: [],
  async load({ frame }) {
    const { college } = frame('/');
    // The built icon of the tab is an SVG, which not everything that asks here can show.
    return { goTo: hasOwnIcon(college) ? collegeIcon(college, 'tab') : icon, status: 302 };
  },
};
