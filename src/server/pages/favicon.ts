import icon from '../../site/drawn/icons/icon-32.png?no-inline';
import type { Page } from './page.ts';

/** Browsers that show something without a head, such as a picture, look for an icon here. */
export const faviconPage: Page = {
  url: '/favicon.ico',
  parameters: [],
  load: async () => ({ goTo: icon, status: 302 }),
};
