import icon from '../../site/artwork/icons/icon-32.png?no-inline';
import icon192 from '../../site/artwork/icons/icon-192.png?no-inline';
import icon512 from '../../site/artwork/icons/icon-512.png?no-inline';
import maskable from '../../site/artwork/icons/icon-maskable-512.png?no-inline';
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
  async load({ frame }) {
    const { college } = frame('/');
    const manifest = {
      name: college.name,
      short_name: college.name.split(' ')[0] ?? college.name,
      description: college.motto,
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: '#6e0b26',
      icons: [png(icon192, 192), png(icon512, 512), png(maskable, 512, 'maskable')],
    };
    return { send: JSON.stringify(manifest), type: 'application/manifest+json; charset=utf-8' };
  },
};

/** Browsers ask for this icon when they show a file without a `<head>`, such as a picture. */
export const faviconPage: Page = {
  url: '/favicon.ico',
  parameters: [],
  load: async () => ({ goTo: icon, status: 302 }),
};
