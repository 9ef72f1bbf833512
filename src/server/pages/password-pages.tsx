import { setPasswordByLink } from '../../accounts/password-links.ts';
import {
  DeadLinkPage,
  ForgottenPasswordPage,
  NewPasswordPage,
  type PasswordDone,
} from '../../site/pages/password.tsx';
import type { Page, PageRequest } from './page.ts';

const PATH = '/password';
const DONE: readonly PasswordDone[] = ['sent', 'staff', 'member'];
const doneIn = ({ done }: PageRequest['query']) => DONE.find((one) => one === done);

/** Where whoever has forgotten the password asks for a link, and is told what comes next. */
const askingPage: Page = {
  url: PATH,
  parameters: ['done'],
  // Made-up values must not fill the page cache.
  normalizeQuery(query) {
    const done = doneIn(query);
    return done ? { done } : {};
  },
  isUnlisted: true,
  async load({ frame, query, attempt, sendsMail }) {
    const typed = attempt?.fields.email;
    const props = {
      frame: frame(PATH),
      sendsMail,
      done: doneIn(query),
      typed: typeof typed === 'string' ? typed : '',
      refusal: attempt?.refusal,
    };
    return { show: <ForgottenPasswordPage {...props} />, isUnindexed: true };
  },
  async post(site, { fields, address }) {
    await site.passwordLinks.take(fields, address);
    return `${PATH}?done=sent`;
  },
};

/** The page of a mailed link. One that is unknown, used or over is 404, all alike. */
const linkPage: Page = {
  url: `${PATH}/:token`,
  parameters: [],
  isUnlisted: true,
  async load({ frame, params, path, attempt, sendsMail, readPasswordLink }) {
    const owner = await readPasswordLink(params.token ?? '').catch((error: unknown) => {
      // The database may be what has refused the form.
      if (attempt) return { name: '', email: '', isNew: false };
      throw error;
    });
    if (!owner)
      return {
        show: <DeadLinkPage frame={frame(PATH)} sendsMail={sendsMail} />,
        isSecret: true,
        status: 404,
      };
    const { name, email, isNew } = owner;
    const props = { frame: frame(PATH), action: path, name, email, isNew, refusal: attempt?.refusal };
    return { show: <NewPasswordPage {...props} />, isSecret: true };
  },
  async post(site, { fields, params, address }) {
    const { role } = await setPasswordByLink(site, params.token ?? '', { values: fields, address });
    return `${PATH}?done=${role === 'admin' ? 'staff' : 'member'}`;
  },
};

export const passwordPages: readonly Page[] = [askingPage, linkPage];
