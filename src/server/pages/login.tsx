import { notice } from '../../content/notice.ts';
import { DashboardPage } from '../../site/pages/dashboard.tsx';
import { LoginPage } from '../../site/pages/login.tsx';
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
