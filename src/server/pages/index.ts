/** Every public page, with the sitemap, the feed and other files for programs. */

import { addressIn } from '../../languages/address.ts';
import { uploadsPath } from '../../schema/picture-names.ts';
import icon from '../../site/artwork/icons/icon-32.png?no-inline';
import { collegeIcon, hasOwnIcon } from '../../site/icons.ts';
import { academicsPage } from './academics.tsx';
import { calendarPage, eventFilePage } from './calendar.ts';
import { downloadPage, downloadsPage } from './downloads.tsx';
import { newsListPage, newsPage, noticePage, noticesPage } from './entry-pages.tsx';
import { facultyPage } from './faculty.tsx';
import { dashboardPages, loginPage, offlinePage, privacyPage } from './fixed-pages.tsx';
import { formPages } from './form-pages.tsx';
import { galleryListPage, galleryPage } from './gallery.tsx';
import { homePage } from './home.tsx';
import { ownPage } from './own-page.tsx';
import type { Page, PageAnswer } from './page.ts';
import {
  admissionsPage,
  faqsPage,
  messagePage,
  scholarshipsPage,
  whoWeArePage,
  whyUsPage,
} from './passages.tsx';
import { passwordPages } from './password-pages.tsx';
import { searchPage } from './search.tsx';
import { personPage, staffPage } from './staff.tsx';
import { feedPage, robotsPage, sitemapPage } from './xml-files.ts';

const png = (src: string, size: number, purpose?: 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** The web app manifest, with which phones install the site on the home screen. */
const manifestPage: Page = {
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
const faviconPage: Page = {
  url: '/favicon.ico',
  parameters: [],
  async load({ frame }) {
    const { college } = frame('/');
    // The built icon of the tab is an SVG, which not everything that asks here can show.
    return { goTo: hasOwnIcon(college) ? collegeIcon(college, 'tab') : icon, status: 302 };
  },
};

/**
 * The same page under `/ne`, in Nepali. Its loader and its redirects know English paths only; the frame and the
 * components turn paths into addresses of the page's language.
 */
function nepaliTwin(page: Page): Page {
  const { url, locate, load } = page;
  return {
    ...page,
    url: addressIn('ne', url),
    language: 'ne',
    ...(locate && {
      locate: async (database, id) => {
        const path = await locate(database, id);
        return path && addressIn('ne', path);
      },
    }),
    load: async (request) => inNepali(await load(request)),
  };
}

function inNepali(outcome: PageAnswer): PageAnswer {
  if (outcome === 'not-found' || !('goTo' in outcome)) return outcome;
  return {
    ...outcome,
    goTo: outcome.goTo.startsWith(uploadsPath) ? outcome.goTo : addressIn('ne', outcome.goTo),
  };
}

const forVisitors: readonly Page[] = [
  homePage,
  noticesPage,
  noticePage,
  newsListPage,
  newsPage,
  galleryListPage,
  galleryPage,
  whoWeArePage,
  whyUsPage,
  messagePage,
  admissionsPage,
  scholarshipsPage,
  faqsPage,
  downloadsPage,
  downloadPage,
  searchPage,
  academicsPage,
  facultyPage,
  staffPage,
  personPage,
  ...formPages,
  privacyPage,
  loginPage,
  ...passwordPages,
  offlinePage,
  ...dashboardPages,
  ownPage,
];

const inBothLanguages: readonly Page[] = [
  ...forVisitors,
  feedPage,
  calendarPage,
  eventFilePage,
  manifestPage,
];

export const pages: readonly Page[] = [
  ...inBothLanguages,
  ...inBothLanguages.map(nepaliTwin),
  sitemapPage(forVisitors),
  robotsPage,
  faviconPage,
];
