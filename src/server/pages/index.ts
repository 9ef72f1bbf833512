/** Every public page, with the sitemap, the feed and other files for programs. */
import { whoWeArePage, whyUsPage } from './about.tsx';
import { applyPage } from './apply.tsx';
import { calendarPage, eventFilePage } from './calendar.ts';
import { contactPage } from './contact.tsx';
import { newsPage, noticePage } from './details.tsx';
import { facultyPage } from './faculty.tsx';
import { feedPage } from './feed.ts';
import { galleryListPage, galleryPage } from './gallery.tsx';
import { homePage } from './home.tsx';
import { newsListPage, noticesPage } from './lists.tsx';
import { dashboardPages, loginPage } from './login.tsx';
import { faviconPage, manifestPage } from './manifest.ts';
import { nepaliTwin } from './nepali-twin.ts';
import { offlinePage } from './offline.tsx';
import type { Page } from './page.ts';
import { admissionsPage, faqsPage, messagePage, scholarshipsPage } from './passages.tsx';
import { privacyPage } from './privacy.tsx';
import { searchPage } from './search.tsx';
import { robotsPage, sitemapPage } from './sitemap.ts';

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
  searchPage,
  facultyPage,
  contactPage,
  applyPage,
  privacyPage,
  loginPage,
  offlinePage,
  ...dashboardPages,
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
