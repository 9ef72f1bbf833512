import { OfflinePage } from '../../site/pages/offline.tsx';
import type { Page } from './page.ts';

/** What the service worker shows in place of a page that it does not keep (requirement 17.203). */
export const offlinePage: Page = {
  url: '/offline',
  parameters: [],
  isUnlisted: true,
  load: async ({ frame }) => ({ show: <OfflinePage frame={frame('/offline')} /> }),
};
