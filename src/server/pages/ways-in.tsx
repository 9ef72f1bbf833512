import { admission } from '../../content/admission.ts';
import { anchorsOf } from '../../site/anchors.ts';
import { ApplyPage } from '../../site/pages/apply.tsx';
import { ContactPage } from '../../site/pages/contact.tsx';
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
