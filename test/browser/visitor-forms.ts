import type { Page } from 'playwright-core';
import type { TestSite } from '../site.ts';
import { named } from './back-office.ts';

/** The two forms for visitors, with the values that tests fill in. */
export const forms = {
  apply: {
    path: '/apply-online',
    api: '/api/application',
    list: '/api/applications',
    send: 'Apply',
    sent: 'Thank for your application. We will contact you soon.',
    heading: 'We have your application',
    typed: { Name: 'सीता गुरुङ', Phone: '९८४५०१२३४५', 'Previous College': 'चितवन', Message: 'पहिलो\nsecond' },
  },
  contact: {
    path: '/contact-us',
    api: '/api/contact',
    list: '/api/contacts',
    send: 'Send',
    sent: 'Your message has sent :).',
    heading: 'We have your message',
    typed: { Name: 'Hari Tamang', Email: 'hari@example.org', Message: 'When does the library close?' },
  },
} as const;
export type Form = (typeof forms)[keyof typeof forms];
export const each = Object.values(forms);
export const UNREACHABLE = 'The server cannot be reached. Check the connection and try again.';
export const KEPT = 'We kept what you typed.';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const program = (page: Page) => named(page, 'combobox', 'Program');

/** Opens a form and fills it in, with a unique message. */
export async function fillIn(page: Page, form: Form): Promise<string> {
  await page.goto(form.path);
  return typeIn(page, form);
}

/** Fills in the form that a page shows, with a unique message. */
export async function typeIn(page: Page, form: Form, message: string = crypto.randomUUID()): Promise<string> {
  for (const [label, text] of Object.entries(form.typed)) await field(page, label).fill(text);
  if (form === forms.apply) await program(page).selectOption('BCA');
  await field(page, 'Message').fill(message);
  return message;
}

export const valuesIn = (page: Page) =>
  page
    .locator('form')
    .first()
    .evaluate((form) => [...new FormData(form as HTMLFormElement).values()].join(''));

/** The stored submissions of one sender. */
export async function storedWith(site: TestSite, form: Form, message: string) {
  const { list } = await site.call('GET', form.list);
  return list.filter((record) => record.message === message);
}

/** Collects the requests that submit the form. */
export function watchSending(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  return sent;
}

export const receipt = (page: Page, { heading }: Form) => named(page, 'region', heading);
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

export interface Waiting {
  /** Ends the wait for an answer. @returns its milliseconds */
  endWait(): number;
}

/** Runs in the page: the next wait for an answer ends when the test says so. A fake clock would stay in the page. */
export function takeTimeOver(): void {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (milliseconds) => {
    AbortSignal.timeout = timeout;
    const wait = new AbortController();
    const endWait = () => {
      wait.abort(new DOMException('', 'TimeoutError'));
      return milliseconds;
    };
    Object.assign(window, { endWait });
    return wait.signal;
  };
}
