import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, press, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';
import {
  field,
  fillIn,
  focused,
  forms,
  KEPT,
  receipt,
  storedWith,
  takeTimeOver,
  typeIn,
  UNREACHABLE,
  valuesIn,
  type Waiting,
  watchSending,
} from './visitor-forms.ts';

const openPage = setUpPages();
const phone = (site: TestSite, more: PageOptions = {}) =>
  openPage(site, { width: 390, height: 844, ...more });
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite({ environment: { LIMIT_FORMS: 'off' } });
  await site.call('POST', '/api/faculty', { json: { title: 'BCA' } });
});
afterAll(() => site.close());

/** The page of the tests that end with an empty form: a form that was sent is as good as one that was loaded. */
let shared: Page | undefined;
const expected: NonNullable<PageOptions['expects']>[number][] = [];

/** Fills in a form that was just opened or sent. */
async function fillInShared(...expects: typeof expected): Promise<{ page: Page; message: string }> {
  expected.splice(0, Number.POSITIVE_INFINITY, ...expects);
  const isEmpty = shared && (await valuesIn(shared)) === '';
  shared ??= await phone(site, { keepOpen: true, expects: expected });
  if (!isEmpty) await shared.goto(forms.apply.path);
  // Removes the receipts of earlier tests, so that the one that a test waits for is its own.
  await shared.evaluate(() => document.getElementById('receipts')?.replaceChildren());
  return { page: shared, message: await typeIn(shared, forms.apply) };
}
afterEach(async () => {
  await shared?.context().setOffline(false);
  await shared?.unrouteAll({ behavior: 'ignoreErrors' });
});

describe('nothing typed is lost, nothing is stored twice', () => {
  const form = forms.apply;

  test('by a double tap', async () => {
    const { page, message } = await fillInShared();
    const sent = watchSending(page);
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${form.api}*`, (route) => pressed.then(() => route.continue()));
    await named(page, 'button', 'Apply').dblclick();
    await field(page, 'Name').press('Enter');
    answer();
    await receipt(page, form).waitFor();
    expect([sent.length, (await storedWith(site, form, message)).length]).toEqual([1, 1]);
  });

  test('without a connection: it is sent on the next attempt, and not before', async () => {
    const { page, message } = await fillInShared('offline');
    const sent = watchSending(page);
    await page.context().setOffline(true);
    await press(page, 'Apply');
    await toast(page, UNREACHABLE, 'alert');
    await page.getByText('Not sent yet.').waitFor();
    await page.context().setOffline(false);
    await toast(page, 'The connection is back. Press Apply to send what you typed.');
    expect([sent.length, await field(page, 'Message').inputValue()]).toEqual([1, message]);
    await press(page, 'Apply');
    await receipt(page, form).waitFor();
    expect(await storedWith(site, form, message)).toHaveLength(1);
    expect(await page.getByText('Not sent yet.').isVisible()).toBe(false);
  });

  test('where the connection is lost before the form is touched', async () => {
    const page = await phone(site, { isFresh: true, expects: ['offline', 'form not sent'] });
    await page.goto(form.path);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    const message = crypto.randomUUID();
    for (const [label, text] of Object.entries({ ...form.typed, Message: message }))
      await field(page, label).fill(text);
    await press(page, 'Apply');
    await page.getByText('Not sent yet.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('combobox', { name: 'Program' }).selectOption('BCA');
    await press(page, 'Apply');
    await receipt(page, form).waitFor();
    expect(await storedWith(site, form, message)).toHaveLength(1);
  });

  /** The server receives the request and its response is lost. */
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  };

  const expectStoredOnce = async (page: Page, message: string) => {
    await press(page, 'Apply');
    await receipt(page, form).waitFor();
    const [record, ...more] = await storedWith(site, form, message);
    expect(more).toEqual([]);
    await receipt(page, form)
      .getByText(record?.reference ?? '?')
      .waitFor();
  };

  test('by an answer that was lost, sent again at once', async () => {
    const { page, message } = await fillInShared('offline');
    await page.route(`**${form.api}*`, loseResponse, { times: 1 });
    await press(page, 'Apply');
    await toast(page, UNREACHABLE, 'alert');
    await expectStoredOnce(page, message);
  });

  test('by an answer that was lost, sent again in a new window', { tags: 'thorough' }, async () => {
    const again = await phone(site, { expects: ['offline'] });
    const page = await again.context().newPage();
    const message = await fillIn(page, form);
    await page.route(`**${form.api}*`, loseResponse, { times: 1 });
    await press(page, 'Apply');
    await toast(page, UNREACHABLE, 'alert');
    await page.close();
    await again.goto(form.path);
    await expectStoredOnce(again, message);
  });

  test('by an answer that was lost before something was changed: both are there', {
    tags: 'thorough',
  }, async () => {
    const { page, message } = await fillInShared('offline', 409);
    await page.route(`**${form.api}*`, loseResponse, { times: 1 });
    await press(page, 'Apply');
    await toast(page, UNREACHABLE, 'alert');
    await field(page, 'Message').fill(`${message}, changed`);
    await press(page, 'Apply');
    await receipt(page, form).waitFor();
    expect(await storedWith(site, form, message)).toHaveLength(1);
    expect(await storedWith(site, form, `${message}, changed`)).toHaveLength(1);
  });

  test('where it was sent before the script had come', { tags: 'thorough' }, async () => {
    const { page, message } = await fillInShared(400);
    await field(page, 'Name').fill('');
    await page.locator('#form').evaluate((sent) => (sent as HTMLFormElement).submit());
    await named(page, 'heading', 'Not sent yet').waitFor();
    expect(await field(page, 'Message').inputValue()).toBe(message);
    await field(page, 'Name').fill('Asha');
    await press(page, 'Apply');
    await receipt(page, form).waitFor();
    expect(await named(page, 'heading', 'Not sent yet').count()).toBe(0);
    expect(await storedWith(site, form, message)).toHaveLength(1);
  });

  test('where the server answers with an error', async () => {
    const { page, message } = await fillInShared(429, 413, 502);
    for (const [status, body, words] of [
      [429, { message: 'Please send it again in 10 minutes.' }, 'Please send it again in 10 minutes.'],
      [413, { message: 'This is too much text at once.' }, 'This is too much text at once.'],
      [502, '<h1>Bad gateway</h1>', 'The server answered with an error (502). Please try again.'],
    ] as const) {
      const answer = typeof body === 'string' ? { body } : { json: body };
      await page.route(`**${form.api}*`, (route) => route.fulfill({ status, ...answer }), { times: 1 });
      await press(page, 'Apply');
      await toast(page, words, 'alert');
      expect(await field(page, 'Message').inputValue()).toBe(message);
    }
    await press(page, 'Apply');
    await receipt(page, form).waitFor();
    expect(await storedWith(site, form, message)).toHaveLength(1);
  });

  test('where no answer comes for half a minute', async () => {
    const { page, message } = await fillInShared();
    await page.evaluate(takeTimeOver);
    await page.route(`**${form.api}*`, () => {}, { times: 1 });
    await press(page, 'Apply');
    const button = named(page, 'button', 'Apply');
    await button.getByText('sending').waitFor();
    expect(await field(page, 'Message').isEditable()).toBe(false);
    expect(await page.evaluate(() => (window as unknown as Waiting).endWait())).toBe(30_000);
    await toast(page, UNREACHABLE, 'alert');
    expect(await button.getByText('sending').isVisible()).toBe(false);
    expect(await field(page, 'Message').inputValue()).toBe(message);
  });
});

describe('what is typed stays on the device', () => {
  const form = forms.contact;

  test('when the window is closed in the middle of it, and in all windows, until it is cleared or sent in one; Back brings nothing again', async () => {
    const page = await phone(site);
    const first = await page.context().newPage();
    const typed = await fillIn(first, form);
    await first.close();
    await page.goto(form.path);
    await page.getByText(KEPT).waitFor();
    expect(await field(page, 'Message').inputValue()).toBe(typed);
    expect(await field(page, 'Name').inputValue()).toBe(form.typed.Name);
    await page.goto('/apply-online');
    expect(await valuesIn(page)).toBe('');
    await page.goto(form.path);
    await press(page, 'Clear this form');
    expect([await valuesIn(page), await focused(page)]).toEqual(['', 'name']);
    expect(await page.getByText(KEPT).isVisible()).toBe(false);
    const other = await page.context().newPage();
    await other.goto(form.path);
    expect(await valuesIn(other)).toBe('');
    expect(await named(other, 'button', 'Clear this form').count()).toBe(0);

    const message = await typeIn(page, form);
    await other.reload();
    await other.getByText(KEPT).waitFor();
    expect(await field(other, 'Message').inputValue()).toBe(message);
    await field(other, 'Address').fill('Patan');
    await eventually(() => field(page, 'Address').inputValue()).toBe('Patan');
    await press(page, form.send);
    await receipt(page, form).waitFor();
    await eventually(() => valuesIn(other)).toBe('');
    expect(await storedWith(site, form, message)).toHaveLength(1);
    await other.goto('/faqs');
    await other.goBack();
    await named(other, 'button', form.send).waitFor();
    expect(await valuesIn(other)).toBe('');
    // Over the application form to the window's first page.
    for (const _ of [1, 2]) await page.goBack();
    await named(page, 'button', form.send).waitFor();
    await eventually(() => valuesIn(page)).toBe('');
  });

  test('unless storage is full, and the form works all the same', async () => {
    const { page, message } = await fillInShared(400);
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Object.assign(window, { setItem });
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
    });
    onTestFinished(() =>
      page.evaluate(() => {
        Storage.prototype.setItem = Reflect.get(window, 'setItem');
      }),
    );
    await field(page, 'Previous College').fill('Chitwan');
    await press(page, forms.apply.send);
    await receipt(page, forms.apply).waitFor();
    expect(await storedWith(site, forms.apply, message)).toHaveLength(1);
    expect(await valuesIn(page)).toBe('');
  });

  // What is no draft, or too old, is tested beside src/site/scripts/draft.ts.
  const expectWorks = async (page: Page) => {
    const message = await fillIn(page, form);
    await press(page, form.send);
    await receipt(page, form).waitFor();
    expect(await storedWith(site, form, message)).toHaveLength(1);
    expect(await valuesIn(page)).toBe('');
  };

  test('unless storage is blocked, and the form works all the same', async () => {
    const page = await phone(site, { expects: [400] });
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('blocked');
        },
      }),
    );
    await expectWorks(page);
  });

  test('unless what is stored has no texts, and the form works all the same', {
    tags: 'thorough',
  }, async () => {
    const page = await phone(site, { expects: [400] });
    const values = { name: {}, phone: 9841234567 };
    await page.evaluate(
      (values) => localStorage.setItem('draft:contact', JSON.stringify({ at: Date.now(), id: 7, values })),
      values,
    );
    await expectWorks(page);
  });
});
