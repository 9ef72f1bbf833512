/** Every public page. */
import { newsPage, noticePage } from './details.tsx';
import { homePage } from './home.tsx';
import { newsListPage, noticesPage } from './lists.tsx';
import type { Page } from './page.ts';

export const pages: readonly Page[] = [homePage, noticesPage, noticePage, newsListPage, newsPage];
