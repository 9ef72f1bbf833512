import type { ReactElement } from 'react';
import { admission } from '../../content/admission.ts';
import { anchorsOf } from '../../content/anchors.ts';
import { application } from '../../content/application.ts';
import { contact } from '../../content/contact.ts';
import { notice } from '../../content/notice.ts';
import { ApplyPage } from '../../site/pages/apply.tsx';
import { ContactPage } from '../../site/pages/contact.tsx';
import { DashboardPage } from '../../site/pages/dashboard.tsx';
import { LoginPage } from '../../site/pages/login.tsx';
import { OfflinePage } from '../../site/pages/messages.tsx';
import { PrivacyPage } from '../../site/pages/privacy.tsx';
import type { ApplyPageProps, PageFrame } from '../../site/view-models.ts';
import { formViewOf } from './forms.ts';
import type { Page, PageRequest, Reading } from './page.ts';
import { wholeOn } from './passages.tsx';
import { firstEntriesOf, recordIn } from './record-views.ts';

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

const MAX_ADMISSIONS = 5;

async function admissionsOf({ database, language }: Reading): Promise<ApplyPageProps['admissions']> {
  const admissions = await database.reading.first(admission, wholeOn(admission));
  const anchors = anchorsOf(admissions.map(({ _id: id, title }) => ({ id, title })));
  const links = admissions.map((item, at) => ({
    title: recordIn(language, admission, item).title,
    href: `/admissions#${anchors[at]}`,
  }));
  return links.slice(0, MAX_ADMISSIONS);
}

export const applyPage: Page = {
  url: application.page,
  // `program` is the id of the faculty that the form preselects.
  parameters: ['program', 'sent'],
  form: application,
  async load(request) {
    const { query, attempt } = request;
    const frame = request.frame(application.page);
    const form = await formViewOf(application, request);
    const chosen = frame.faculties.find(({ id }) => id === query.program);
    const values = chosen ? { program: chosen.storedTitle, ...form.values } : form.values;
    const admissions = await admissionsOf(request).catch((error: unknown) => {
      if (attempt) return [];
      throw error;
    });
    return {
      show: <ApplyPage frame={frame} form={{ ...form, values }} admissions={admissions} />,
      isSecret: query.sent !== undefined,
      // Made-up values of `program` must not fill the page cache.
      isUncached: query.program !== undefined && !chosen,
    };
  },
};

export const contactPage: Page = {
  url: contact.page,
  parameters: ['sent'],
  form: contact,
  async load(request) {
    const form = await formViewOf(contact, request);
    return {
      show: <ContactPage frame={request.frame(contact.page)} form={form} />,
      isSecret: request.query.sent !== undefined,
    };
  },
};
