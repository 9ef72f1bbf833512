import type { ReactElement } from 'react';
import { notice } from '../../content/notice.ts';
import { DashboardPage } from '../../site/pages/dashboard.tsx';
import { LoginPage } from '../../site/pages/login.tsx';
import { OfflinePage } from '../../site/pages/messages.tsx';
import { PrivacyPage } from '../../site/pages/privacy.tsx';
import type { PageFrame } from '../../site/view-models.ts';
import type { Page, PageRequest } from './page.ts';
import { firstEntriesOf } from './record-views.ts';

const NOTICES = 4;

/** A page that shows no records. */
const fixedPage = (url: string, show: (frame: PageFrame, request: PageRequest) => ReactElement): Page => ({
  url,
  parameters: [],
  load: async (request) => ({ show: show(request.frame(url), request) }),
});

export const loginPage: Page = {
  ...fixedPage('/login', (frame) => <LoginPage frame={frame} />),
  isUnlisted: true,
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
  ...fixedPage('/offline', (frame) => <OfflinePage frame={frame} />),
  isUnlisted: true,
};

/** The page about personal data: what is kept, for how long, and who sees it. */
export const privacyPage = fixedPage('/privacy', (frame, { sendsQuestionsOut }) => (
  <PrivacyPage frame={frame} sendsQuestionsOut={sendsQuestionsOut} />
));
