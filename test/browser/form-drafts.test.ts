import type { BrowserContext, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  UNREACHABLE,
  valuesIn,
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

describe('nothing typed is lost, nothing is stored twice', () => {
  const form = forms.apply;

  test('by a double tap', async () => {
    const page = await phone(site);
    const sent = watchSending(page);
    const message = await fillIn(page, form);
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
    const page = await phone(site, { expects: ['offline'] });
    const sent = watchSending(page);
    const message = await fillIn(page, form);
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
    const page = await phone(site, { expects: ['offline', 'form not sent'] });
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

  test.each(['at once', 'in a new window'])('by an answer that was lost, sent again %s', async (when) => {
    let page = await phone(site, { expects: ['offline'] });
    const message = await fillIn(page, form);
    await page.route(`**${form.api}*`, loseResponse, { times: 1 });
    await press(page, 'Apply');
    await toast(page, UNREACHABLE, 'alert');
    if (when === 'in a new window') {
      const context = page.context();
      await page.close();
      page = await context.newPage();
      await page.goto(form.path);
    }
    await press(page, 'Apply');
    await receipt(page, form).waitFor();
    const [record, ...more] = await storedWith(site, form, message);
    expect(more).toEqual([]);
    expect(await receipt(page, form).textContent()).toContain(record?.reference ?? '?');
  });

  test('by an answer that was lost before something was changed: both are there', async () => {
    const page = await phone(site, { expects: ['offline', 409] });
    const message = await fillIn(page, form);
    await page.route(`**${form.api}*`, loseResponse, { times: 1 });
    await press(page, 'Apply');
    await toast(page, UNREACHABLE, 'alert');
    await field(page, 'Message').fill(`${message}, changed`);
    await press(page, 'Apply');
    await receipt(page, form).waitFor();
    expect(await storedWith(site, form, message)).toHaveLength(1);
    expect(await storedWith(site, form, `${message}, changed`)).toHaveLength(1);
  });

  test('where it was sent before the script had come', async () => {
    const page = await phone(site, { expects: [400] });
    const message = await fillIn(page, form);
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
    const page = await phone(site, { expects: [429, 413, 502] });
    const message = await fillIn(page, form);
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
    const page = await phone(site);
    await page.clock.install();
    const message = await fillIn(page, form);
    await page.route(`**${form.api}*`, () => {}, { times: 1 });
    await press(page, 'Apply');
    const button = named(page, 'button', 'Apply');
    await button.getByText('sending').waitFor();
    expect(await field(page, 'Message').isEditable()).toBe(false);
    await page.clock.runFor(30_000);
    await toast(page, UNREACHABLE, 'alert');
    expect(await button.getByText('sending').isVisible()).toBe(false);
    expect(await field(page, 'Message').inputValue()).toBe(message);
  });
});

describe('what is typed stays on the device', () => {
  const form = forms.contact;
  const another = async (context: BrowserContext) => {
    const page = await context.newPage();
    await page.goto(form.path);
    return page;
  };

  test('when the window is closed in the middle of it, until it is cleared', async () => {
    const page = await phone(site);
    const context = page.context();
    const message = await fillIn(page, form);
    await page.close();
    const again = await another(context);
    await again.getByText(KEPT).waitFor();
    expect(await field(again, 'Message').inputValue()).toBe(message);
    expect(await field(again, 'Name').inputValue()).toBe(form.typed.Name);
    await again.goto('/apply-online');
    expect(await valuesIn(again)).toBe('');
    await again.goto(form.path);
    await press(again, 'Clear this form');
    expect([await valuesIn(again), await focused(again)]).toEqual(['', 'name']);
    expect(await again.getByText(KEPT).isVisible()).toBe(false);
    const third = await another(context);
    expect(await valuesIn(third)).toBe('');
    expect(await named(third, 'button', 'Clear this form').count()).toBe(0);
  });

  test('for a day', async () => {
    const page = await phone(site);
    const context = page.context();
    await fillIn(page, form);
    await page.close();
    const later = await context.newPage();
    await later.clock.install({ time: Date.now() + 24 * 3_600_000 });
    await later.goto(form.path);
    await named(later, 'button', form.send).waitFor();
    await eventually(() => later.evaluate(() => localStorage.length)).toBe(0);
    expect(await valuesIn(later)).toBe('');
  });

  test('is shared by all windows: once sent in one, it is restored in none', async () => {
    const page = await phone(site);
    const message = await fillIn(page, form);
    const other = await another(page.context());
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
  });

  test('and is not restored by the Back button', async () => {
    const page = await phone(site);
    await fillIn(page, form);
    await page.goto('/notices');
    await page.goto(form.path);
    await page.getByText(KEPT).waitFor();
    await press(page, form.send);
    await receipt(page, form).waitFor();
    for (const _ of [1, 2]) await page.goBack();
    await named(page, 'button', form.send).waitFor();
    await eventually(() => valuesIn(page)).toBe('');
  });

  test.each([
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new Error('blocked');
          },
        }),
    ],
    [
      'full',
      () =>
        Object.assign(Storage.prototype, {
          setItem: () => {
            throw new Error('full');
          },
        }),
    ],
    ['holding half a draft', () => localStorage.setItem('draft:contact', '{"at":')],
    ['holding nothing', () => localStorage.setItem('draft:contact', 'null')],
    [
      'with content that is not a draft',
      () => {
        const draft = { at: Date.now(), id: 7, values: { name: {}, phone: 9841234567 } };
        localStorage.setItem('draft:contact', JSON.stringify(draft));
      },
    ],
  ])('unless storage is %s, and the form works all the same', async (_, spoil) => {
    const page = await phone(site, { expects: [400] });
    await page.addInitScript(spoil);
    const message = await fillIn(page, form);
    await press(page, form.send);
    await receipt(page, form).waitFor();
    expect(await storedWith(site, form, message)).toHaveLength(1);
    expect(await valuesIn(page)).toBe('');
  });
});
