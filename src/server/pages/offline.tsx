import { OfflinePage } from '../../site/pages/offline.tsx';
import type { Page } from './page.ts';

/** The page that the service worker shows in place of one that it has not cached (requirement 17.203). */
export const offlinePage: Page = {
  url: '/offline',
  parameters: [],
  isUnlisted: true,
  load: async ({ frame }) => ({ show: <OfflinePage frame={frame('/offline')} /> }),
};
