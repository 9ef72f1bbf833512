import { notice } from '../../content/notice.ts';
import { DashboardPage } from '../../site/pages/dashboard.tsx';
import { LoginPage } from '../../site/pages/login.tsx';
import { OfflinePage } from '../../site/pages/offline.tsx';
import { PrivacyPage } from '../../site/pages/privacy.tsx';
import type { Page } from './page.ts';
import { firstEntriesOf } from './record-views.ts';

const NOTICES = 4;

export const loginPage: Page = {
  url: '/login',
  parameters: [],
  isUnlisted: true,
  load: async ({ frame }) => ({ show: <LoginPage frame={frame('/login')} /> }),
};

/** Pages after the sign-in of students and teachers. The same for everybody, since only the browser knows the session. */
export const dashboardPages: readonly Page[] = (['student', 'teacher'] as const).map((role) => ({
  url: `/${role}/dashboard`,
  parameters: [],
  isUnlisted: true,
  load: async ({ frame, ...reading }) => ({
    show: (
      <DashboardPage
        frame={frame(`/${role}/dashboard`)}
        role={role}
        notices={await firstEntriesOf(reading, notice, NOTICES)}
      />
    ),
  }),
}));

/** The page that the service worker shows in place of one that it has not cached (requirement 17.203). */
export const offlinePage: Page = {
  url: '/offline',
  parameters: [],
  isUnlisted: true,
  load: async ({ frame }) => ({ show: <OfflinePage frame={frame('/offline')} /> }),
};

/** The page about personal data: what is kept, for how long, and who sees it. */
export const privacyPage: Page = {
  url: '/privacy',
  parameters: [],
  load: async ({ frame, sendsQuestionsOut }) => ({
    show: <PrivacyPage frame={frame('/privacy')} sendsQuestionsOut={sendsQuestionsOut} />,
  }),
};
