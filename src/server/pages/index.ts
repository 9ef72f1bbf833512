/** Every public page. */
import { whoWeArePage, whyUsPage } from './about.tsx';
import { newsPage, noticePage } from './details.tsx';
import { facultyPage } from './faculty.tsx';
import { galleryListPage, galleryPage } from './gallery.tsx';
import { homePage } from './home.tsx';
import { newsListPage, noticesPage } from './lists.tsx';
import type { Page } from './page.ts';
import { admissionsPage, faqsPage, messagePage, scholarshipsPage } from './passages.tsx';
import { applyPage, contactPage, loginPage } from './ways-in.tsx';

export const pages: readonly Page[] = [
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
  facultyPage,
  contactPage,
  applyPage,
  loginPage,
];
