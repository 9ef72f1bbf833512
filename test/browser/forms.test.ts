import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inMatrix } from '../all-tests.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';
import {
  each,
  type Form,
  field,
  fillIn,
  focused,
  forms,
  KEPT,
  program,
  receipt,
  storedWith,
  typeIn,
  UNREACHABLE,
  valuesIn,
} from './visitor-forms.ts';

const openPage = setUpPages();
const phone = (site: TestSite, more: PageOptions = {}) =>
  openPage(site, { width: 390, height: 844, ...more });
let site: TestSite;
let programme = '';

beforeAll(async () => {
  site = await startBuiltSite({ environment: { LIMIT_FORMS: 'off' } });
  programme = (await site.call('POST', '/api/faculty', { json: { title: 'BCA' } })).record._id ?? '';
});
afterAll(() => site.close());

describe.each(inMatrix([forms.apply], each))('the form at $path', (form) => {
  // One visit, because a refused form is sent once it is corrected.
  test('shows its errors, asks about a mistyped address, is sent without leaving the page, and has its receipt at an address of its own, which fits windows of 320 px and letters twice as large; refused, kept and sent axe finds nothing in light or dark colours [16.4, 17.131, 17.141]', async () => {
    const page = await phone(site, { expects: [400] });
    await page.goto(form.path);
    await field(page, 'Address').fill('Patan');
    await page.reload();
    await page.getByText(KEPT).waitFor();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await expectErrors(page, form);
    const message = await typeIn(page, form, `${crypto.randomUUID()} ${LONG_WORD}`);
    await expectSuggestion(page, form);
    await expectSent(page, form, message);
    await expectReceiptsStay(page, form, message);
  });

  test('is complete without script', async () => {
    const page = await phone(site, { javaScriptEnabled: false, expects: [400] });
    const message = await fillIn(page, form);
    await field(page, 'Name').fill('');
    await press(page, form.send);
    await named(page, 'link', 'Name is required.').click();
    expect(new URL(page.url()).hash).toBe('#name');
    expect(await field(page, 'Message').inputValue()).toBe(message);
    await field(page, 'Name').fill('Asha "A" <b>');
    await press(page, form.send);
    await page.getByRole('status').getByText(form.sent, { exact: true }).waitFor();
    const [record] = await storedWith(site, form, message);
    expect(record?.name).toBe('Asha "A" <b>');
    expect(await receipt(page, form).textContent()).toContain(record?.reference ?? '?');
    expect(await named(page, 'button', 'Print').count()).toBe(0);
  });
});

/** Widths at which axe checks; what is around the parts that it checks is checked with the public pages. */
const WIDTHS = [1440, 390];
const LONG_WORD = 'एउटै लामो शब्दविनाखालीठाउँ'.repeat(8);

/**
 * Expects an error at each field of a form that was kept, the focus in the first, and that corrected fields lose theirs.
 */
async function expectErrors(page: Page, form: Form): Promise<void> {
  await press(page, form.send);
  await toast(page, 'Name is required.', 'alert');
  const wrong = () => page.locator('[aria-invalid="true"]').evaluateAll((all) => all.map(({ id }) => id));
  const last = form === forms.apply ? 'program' : 'message';
  expect(await wrong()).toEqual(['name', 'phone', 'email', last]);
  expect(await focused(page)).toBe('name');
  const describes = await field(page, 'Email').getAttribute('aria-describedby');
  expect(describes).toBe('email-hint email-error');
  expect(await page.locator('#email-error').textContent()).toContain(
    'Give an email address or a phone number',
  );
  expect(await page.getByText(KEPT).isVisible()).toBe(true);
  await expectAccessible(page, `${form.path}, kept and refused`, WIDTHS, ':is(main, .toaster)');
  await field(page, 'Phone').fill('९८');
  expect(await wrong()).toEqual(['name', last]);
  await field(page, 'Name').fill('Asha');
  await press(page, form.send);
  await eventually(wrong).toEqual(['phone', last]);
  expect(await focused(page)).toBe('phone');
  expect(await field(page, 'Phone').inputValue()).toBe('९८');
  await field(page, 'Phone').fill('');
}

/** Expects that an address that was probably meant otherwise is asked about, and put in by a button. */
async function expectSuggestion(page: Page, form: Form): Promise<void> {
  await field(page, 'Email').fill('asha@gmail');
  await press(page, form.send);
  await page.locator('#email-error').getByText('asha@gmail.com?').waitFor();
  await press(page, 'Use asha@gmail.com');
  expect([await field(page, 'Email').inputValue(), await focused(page)]).toEqual(['asha@gmail.com', 'email']);
  expect(await page.locator('#email-error').textContent()).toBe('');
  expect(await named(page, 'button', 'Use asha@gmail.com').count()).toBe(0);
}

/** Sends the form, and expects a toast, an empty form, and a receipt that says by when. */
async function expectSent(page: Page, form: Form, message: string): Promise<void> {
  await press(page, form.send);
  await toast(page, form.sent);
  const [record] = await storedWith(site, form, message);
  expect(record?.email).toBe('asha@gmail.com');
  const words = receipt(page, form);
  await words.getByText(record?.reference ?? '?').waitFor();
  expect(await words.textContent()).toMatch(/Received\d+ \w+ \d{4} .*, \d+:\d\d [ap]m in Nepal/);
  expect(await words.textContent()).toMatch(/answers you by \d+ \w+ \d{4}\./);
  expect((await words.textContent())?.includes('BCA')).toBe(form === forms.apply);
  expect(await focused(page)).toBe('receipt-heading');
  expect(await valuesIn(page)).toBe('');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  // The draft is gone, and nothing but reference and day is kept.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([
    `sent:${form === forms.apply ? 'application' : 'contact'}`,
  ]);
  await expectAccessible(page, `${form.path}, sent`, WIDTHS, '#receipts');
}

/** Expects that reload and Back show the receipt, also after a second one. */
async function expectReceiptsStay(page: Page, form: Form, message: string): Promise<void> {
  const address = page.url();
  expect(address).toMatch(/\?sent=[\w-]{43}$/);
  const [record] = await storedWith(site, form, message);
  const saysReference = () =>
    receipt(page, form)
      .getByText(record?.reference ?? '?')
      .waitFor();
  await page.reload();
  await saysReference();
  expect(await valuesIn(page)).toBe('');
  await page.evaluate(() => location.assign('/notices'));
  await page.waitForURL('**/notices');
  expect(await page.evaluate(() => document.referrer)).toBe('');
  await page.goBack();
  await saysReference();
  // A second submission from there has an address of its own, and Back leads to the first.
  await typeIn(page, form);
  await press(page, form.send);
  await eventually(() => page.url() !== address).toBe(true);
  await page.goBack();
  await page.waitForURL(address);
  await saysReference();
  await page.setViewportSize({ width: 320, height: 640 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test('Apply Now on a programme’s page opens the form with it chosen; once sent nothing is, and the receipt is printed alone, on one page, under the college’s name', async () => {
  const page = await phone(site);
  await page.goto(`/academics/bca/${programme}`);
  await named(page, 'link', 'Apply Now').click();
  await page.waitForURL(`**/apply-online?program=${programme}`);
  expect(await program(page).inputValue()).toBe('BCA');
  await field(page, 'Name').fill('Asha');
  await field(page, 'Phone').fill('9841234568');
  await press(page, 'Apply');
  await receipt(page, forms.apply).waitFor();
  expect(page.url()).toContain(`${site.url}/apply-online?sent=`);
  expect(await program(page).inputValue()).toBe('');
  await page.emulateMedia({ media: 'print' });
  const shown = (words: string) => page.getByText(words, { exact: true }).filter({ visible: true }).count();
  for (const words of ['Our College', 'We have your application', 'Reference', 'What happens next'])
    expect([words, await shown(words)]).toEqual([words, 1]);
  for (const words of ['Apply Online', 'Message', forms.apply.sent, 'Print', 'Choose your programme'])
    expect([words, await shown(words)]).toEqual([words, 0]);
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('an application that was sent before today shows its reference, and promises no address for it [23.60]', async () => {
  const page = await phone(site);
  const message = 'The same twice';
  const references: (string | null)[] = [];
  for (const isFirst of [true, false]) {
    await page.goto(forms.apply.path);
    await typeIn(page, forms.apply, message);
    await press(page, forms.apply.send);
    const shown = receipt(page, forms.apply);
    await shown.waitFor();
    references.push(await shown.locator('.receipt-reference').textContent());
    expect(await shown.getByText(/for 24 hours/).count()).toBe(isFirst ? 1 : 0);
  }
  expect(references[1]).toBe(references[0]);
  expect(await storedWith(site, forms.apply, message)).toHaveLength(1);
});

test('who comes back on the same device reads reference and day, no name, in either language, until it is forgotten [24.50-24.52]', async () => {
  const page = await phone(site);
  await fillIn(page, forms.apply);
  await field(page, 'Name').fill('Sita of Chitwan');
  await press(page, forms.apply.send);
  const shown = receipt(page, forms.apply);
  await shown.getByText('Sita of Chitwan').waitFor();
  const reference = (await shown.locator('.receipt-reference').textContent()) ?? '?';
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await kept()).toContain(reference);
  expect(await kept()).not.toMatch(/Sita|9845012345|९८४५०१२३४५/);
  await page.goto(forms.apply.path);
  const here = named(page, 'region', 'Sent from this device');
  await here.getByText(reference).waitFor();
  expect(await here.textContent()).toMatch(/, \d+ \w+ \d{4}Forget$/);
  expect(await page.getByText('Sita of Chitwan').count()).toBe(0);
  await expectAccessible(page, 'sent before', WIDTHS, '.sent-here');
  await page.goto(`/ne${forms.apply.path}`);
  const inNepali = named(page, 'region', 'यो यन्त्रबाट पठाइएको');
  await inNepali.getByText(reference).waitFor();
  expect(await inNepali.textContent()).toMatch(/२०[०-९]{2} \S+ [०-९]+/);
  await page.goto(forms.apply.path);
  await named(here, 'button', 'Forget').press('Enter');
  await toast(page, 'This device has forgotten it. What you sent is with our office.');
  expect([await here.count(), await kept(), await focused(page)]).toEqual([0, '{}', 'name']);
  await page.reload();
  await field(page, 'Name').waitFor();
  expect(await here.count()).toBe(0);
});

test('the keyboard alone fills in the form, sends it, and comes to the receipt', async () => {
  const page = await phone(site);
  const { keyboard } = page;
  await page.goto('/apply-online');
  await field(page, 'Name').focus();
  await keyboard.type('Asha');
  for (const text of ['', '9841234567', '']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  for (const _ of ['Previous College', 'Message', 'Apply']) await keyboard.press('Tab');
  expect(await focused(page)).toBe('send');
  await keyboard.press('Enter');
  await receipt(page, forms.apply).waitFor();
  await keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Print');
});

test('at 360 px toasts come one at a time, cover neither the header, the field in hand nor a heading, and go when corrected [17.132, 17.133]', async () => {
  const page = await openPage(site, { width: 360, height: 640, expects: [400, 'offline'] });
  const covered = () =>
    page.evaluate(() => {
      const toast = document.querySelector('.toaster')?.getBoundingClientRect();
      const kept = [...document.querySelectorAll('.site-header, h1, h2, h3, legend, .field:focus-within')];
      return kept
        .filter((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return toast && bottom > toast.top && top < toast.bottom;
        })
        .map(({ textContent }) => textContent);
    });
  await page.goto('/apply-online');
  await press(page, 'Apply');
  await toast(page, 'Name is required.', 'alert');
  expect(await covered()).toEqual([]);
  await field(page, 'Name').fill('Asha');
  expect(await page.getByRole('alert').count()).toBe(0);
  await field(page, 'Phone').fill('9841234567');
  await program(page).selectOption('BCA');
  await page.context().setOffline(true);
  await press(page, 'Apply');
  await toast(page, UNREACHABLE, 'alert');
  for (const label of ['Message', 'Previous College', 'Address']) {
    await field(page, label).focus();
    expect([label, await covered()]).toEqual([label, []]);
  }
  await page.context().setOffline(false);
  await toast(page, 'The connection is back. Press Apply to send what you typed.');
  expect(await page.locator('.toast').count()).toBe(1);
  await press(page, 'Apply');
  await toast(page, forms.apply.sent);
  await receipt(page, forms.apply).waitFor();
  expect(await page.locator('.toast').count()).toBe(1);
  expect(await covered()).toEqual([]);
});
