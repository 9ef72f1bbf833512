import { admission } from '../../content/admission.ts';
import { anchorsOf } from '../../content/anchors.ts';
import { application } from '../../content/application.ts';
import { contact } from '../../content/contact.ts';
import { notice } from '../../content/notice.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { ApplyPageProps } from '../../site/model.ts';
import { ApplyPage } from '../../site/pages/apply.tsx';
import { ContactPage } from '../../site/pages/contact.tsx';
import { DashboardPage } from '../../site/pages/dashboard.tsx';
import { LoginPage } from '../../site/pages/login.tsx';
import { formViewOf } from './form-view.ts';
import type { Page } from './page.ts';
import { wholeOn } from './passages.tsx';
import { firstEntriesOf } from './view-models.ts';

const MOST_ADMISSIONS = 5;
const NOTICES = 4;

export const contactPage: Page = {
  url: '/contact-us',
  parameters: ['sent'],
  form: contact,
  async load(request) {
    const form = await formViewOf(contact, request);
    return {
      show: <ContactPage frame={request.frame('/contact-us')} form={form} />,
      isUncached: request.query.sent !== undefined,
    };
  },
};

async function admissionsOf(database: OpenDatabase): Promise<ApplyPageProps['admissions']> {
  const admissions = (await database.reading.first(admission, wholeOn(admission))).map((item) => ({
    id: item._id,
    title: String(item.title),
  }));
  const anchors = anchorsOf(admissions);
  const links = admissions.map(({ title }, at) => ({ title, href: `/admissions#${anchors[at]}` }));
  return links.slice(0, MOST_ADMISSIONS);
}

export const applyPage: Page = {
  url: '/apply-online',
  // `program` is the id of a faculty, which is chosen then.
  parameters: ['program', 'sent'],
  form: application,
  async load(request) {
    const { database, query, attempt } = request;
    const frame = request.frame('/apply-online');
    const form = await formViewOf(application, request);
    const chosen = frame.faculties.find(({ id }) => id === query.program);
    const values = chosen ? { program: chosen.title, ...form.values } : form.values;
    const admissions = await admissionsOf(database).catch((error: unknown) => {
      if (attempt) return [];
      throw error;
    });
    return {
      show: <ApplyPage frame={frame} form={{ ...form, values }} admissions={admissions} />,
      // Addresses that somebody made up must not fill the memory for pages.
      isUncached: query.sent !== undefined || (query.program !== undefined && !chosen),
    };
  },
};

export const loginPage: Page = {
  url: '/login',
  parameters: [],
  isUnlisted: true,
  load: async ({ frame }) => ({ show: <LoginPage frame={frame('/login')} /> }),
};

/** Where a student and a teacher land: the same for everybody, since only the browser knows who is signed in. */
export const dashboardPages: readonly Page[] = (['student', 'teacher'] as const).map((role) => ({
  url: `/${role}/dashboard`,
  parameters: [],
  isUnlisted: true,
  load: async ({ frame, database }) => ({
    show: (
      <DashboardPage
        frame={frame(`/${role}/dashboard`)}
        role={role}
        notices={await firstEntriesOf(database, notice, NOTICES)}
      />
    ),
  }),
}));
