import { admission } from '../../content/admission.ts';
import { anchorsOf } from '../../site/anchors.ts';
import { ApplyPage } from '../../site/pages/apply.tsx';
import { ContactPage } from '../../site/pages/contact.tsx';
import { DashboardPage } from '../../site/pages/dashboard.tsx';
import { LoginPage } from '../../site/pages/login.tsx';
import type { Page } from './page.ts';
import { PASSAGES_PER_PAGE } from './passages.tsx';

const MOST_ADMISSIONS = 5;

export const contactPage: Page = {
  url: '/contact-us',
  parameters: [],
  load: async ({ frame }) => ({ show: <ContactPage frame={frame('/contact-us')} /> }),
};

export const applyPage: Page = {
  url: '/apply-online',
  parameters: [],
  async load({ database, frame }) {
    const admissions = (await database.reading.first(admission, PASSAGES_PER_PAGE)).map((item) => ({
      id: item._id,
      title: String(item.title),
    }));
    const anchors = anchorsOf(admissions);
    const links = admissions.map(({ title }, at) => ({ title, href: `/admissions#${anchors[at]}` }));
    return {
      show: <ApplyPage frame={frame('/apply-online')} admissions={links.slice(0, MOST_ADMISSIONS)} />,
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
  load: async ({ frame }) => ({
    show: <DashboardPage frame={frame(`/${role}/dashboard`)} role={role} />,
  }),
}));
