import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, paste, press, row, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { askUnanswered, withoutAnswers } from './chats.ts';
import { draftsOf, titleField } from './drafts.ts';
import { eventually } from './eventually.ts';
import { passwordOf, setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite({ assistant: withoutAnswers });
});
afterAll(() => site.close());
const { another, keepDraft, managed, store } = draftsOf(() => site);
const add = async (type: string, json: object) =>
  (await site.call('POST', `/api/${type}`, { json })).record._id ?? '';

/** Something that opens over the screen, or over what was opened before it. */
interface Layer {
  what: Locator;
  open: () => Promise<unknown>;
  /** What opened it, which gets the focus back. */
  from: Locator;
  /** What is typed into its fields, and is still there after what was opened over it was closed. */
  typed?: readonly (readonly [field: Locator, text: string])[];
  /** What Esc in it asks first. */
  asks?: Locator;
}

interface Case {
  title: string;
  address: () => Promise<string>;
  expects?: number[];
  /** From the outermost to the innermost. The first may be the screen itself, which stays. */
  layers: (page: Page) => Layer[];
  /** What is typed in the screen behind them. */
  behind?: (page: Page) => NonNullable<Layer['typed']> | Promise<NonNullable<Layer['typed']>>;
  isQuick?: true;
  /** The requirement on what is opened. */
  proves: string;
}

const noticeForm = async () => `update-notice/${await store({ title: 'Exams' })}`;
const typedTitle = (page: Page) => [[titleField(page), 'Exams in June']] as const;

const byPress = (from: Locator, what: Locator, more: Partial<Layer> = {}): Layer => ({
  from,
  what,
  open: () => from.click(),
  ...more,
});
const byKeys = (
  page: Page,
  keys: string,
  from: Locator,
  what: Locator,
  more: Partial<Layer> = {},
): Layer => ({
  from,
  what,
  open: async () => {
    await from.focus();
    await page.keyboard.press(keys);
  },
  ...more,
});

const dayOf = (within: Locator) => within.getByLabel('Day', { exact: true });
const calendarOf = (page: Page, within: Locator) =>
  byPress(within.getByRole('button', { name: /^Pick/ }), page.getByRole('grid'));
const schedule = (page: Page): Layer => {
  const what = named(page, 'dialog', 'Schedule');
  const at = named(what, 'group', 'Publish at');
  const typed = [
    [dayOf(at), '2027-01-05'],
    [at.getByLabel('Time', { exact: true }), '16:30'],
  ] as const;
  return byPress(named(page, 'button', 'Schedule'), what, { typed });
};
const publishAt = (page: Page) => named(named(page, 'dialog', 'Schedule'), 'group', 'Publish at');

const accountMenu = (page: Page) =>
  byPress(named(page, 'button', 'Administrator'), page.locator('#own-account'));
const fromAccountMenu = (page: Page, entry: string, typed: Layer['typed'] = []): Layer => ({
  what: named(page, 'dialog', entry),
  from: named(page, 'button', 'Administrator'),
  open: async () => {
    await press(page, 'Administrator');
    await press(page, entry);
  },
  typed,
});

const text = (page: Page) => named(page, 'textbox', 'Description');
/** @param focused what has the focus in it, and keeps it */
const filled = (page: Page, focused = text(page)): Layer => ({
  ...byKeys(page, 'ControlOrMeta+Shift+F', text(page), named(page, 'dialog', 'Description')),
  from: focused,
});
const link = (page: Page) => byKeys(page, 'ControlOrMeta+k', text(page), named(page, 'dialog', 'Link'));
const palette = (page: Page, from: Locator) =>
  byKeys(page, 'ControlOrMeta+k', from, named(page, 'dialog', 'Find anything'));

const leaving = (page: Page) => named(page, 'alertdialog', 'Leave without saving?');
let changedSemester = '';
const semester = (page: Page): Layer => {
  const what = named(page, 'dialog', 'Add semester to BCA');
  return byPress(named(page, 'button', 'Add semester'), what, {
    typed: [[named(what, 'textbox', 'Title'), 'First']],
    asks: leaving(page),
  });
};
const facultyForm = async () => `update-faculty/${await add('faculty', { title: 'BCA' })}`;

const cases: readonly Case[] = [
  {
    title: 'a calendar, then the schedule',
    proves: '19.176, 20.132',
    isQuick: true,
    address: noticeForm,
    behind: typedTitle,
    layers: (page) => [schedule(page), calendarOf(page, publishAt(page))],
  },
  {
    title: 'a calendar that a key opened, then the schedule',
    proves: '19.176, 20.132',
    address: noticeForm,
    behind: typedTitle,
    layers: (page) => [
      schedule(page),
      byKeys(page, 'Alt+ArrowDown', dayOf(publishAt(page)), page.getByRole('grid')),
    ],
  },
  {
    title: 'a link’s panel, then the field that fills the window',
    proves: '17.51',
    isQuick: true,
    address: noticeForm,
    behind: typedTitle,
    layers: (page) => [filled(page), link(page)],
  },
  {
    title: 'the offer of Unicode, then the field that fills the window',
    proves: '17.51, 20.136',
    address: noticeForm,
    behind: typedTitle,
    layers: (page) => [
      filled(page),
      {
        what: page.getByRole('dialog').filter({ hasText: 'Unicode' }).last(),
        from: text(page),
        open: () => paste(text(page), 'egf{ ;DaGwL ;"rgf'),
      },
    ],
  },
  {
    title: 'the palette over a form',
    proves: '17.17',
    address: noticeForm,
    behind: typedTitle,
    layers: (page) => [palette(page, titleField(page))],
  },
  {
    title: 'the palette over a field that fills the window',
    proves: '17.51',
    address: noticeForm,
    behind: typedTitle,
    layers: (page) => [
      filled(page, named(page, 'button', 'Fill the window')),
      palette(page, named(page, 'button', 'Fill the window')),
    ],
  },
  {
    title: 'the account menu',
    proves: '17.120',
    address: noticeForm,
    behind: typedTitle,
    layers: (page) => [accountMenu(page)],
  },
  {
    title: 'the keys’ help',
    proves: '17.120',
    address: noticeForm,
    behind: typedTitle,
    layers: (page) => [fromAccountMenu(page, 'Keyboard shortcuts')],
  },
  {
    title: 'the dialog of the password',
    proves: '17.120',
    address: noticeForm,
    behind: typedTitle,
    layers: (page) => [fromAccountMenu(page, 'Change password')],
  },
  {
    title: 'the dialog of the sessions',
    proves: '17.120',
    address: noticeForm,
    behind: typedTitle,
    layers: (page) => [fromAccountMenu(page, 'Sessions')],
  },
  {
    title: 'the search for the page that answers a question',
    proves: '19.172',
    address: async () => {
      await askUnanswered(site, 'Where is the moon?');
      return 'chats?show=unanswered';
    },
    layers: (page) => {
      const what = named(page, 'dialog', 'Which page answers it?');
      const field = what.getByRole('textbox');
      return [
        byPress(page.getByRole('button', { name: 'This is the answer' }).first(), what, {
          typed: [[field, 'moon']],
        }),
      ];
    },
  },
  {
    title: 'the palette over an FAQ that is made of a question',
    proves: '19.172',
    address: async () => {
      const question = 'How far is the moon?';
      await askUnanswered(site, question);
      return 'chats?show=unanswered';
    },
    layers: (page) => {
      const field = titleField(page);
      return [
        {
          ...palette(page, field),
          open: async () => {
            await page.getByRole('link', { name: /FAQ/ }).and(page.locator('main a')).first().click();
            await field.waitFor();
            await field.focus();
            await page.keyboard.press('ControlOrMeta+k');
          },
        },
      ];
    },
  },
  {
    title: 'the calendar of a pin for several',
    proves: '19.212, 20.132',
    address: async () => {
      await store({ title: 'Pinned' });
      return 'notices?q=Pinned';
    },
    layers: (page) => {
      const what = page.getByRole('alertdialog', { name: /^Pin \d+ notice/ });
      const button = named(page, 'button', 'Pin to the top until…');
      return [
        {
          what,
          from: button,
          open: async () => {
            await page.getByRole('checkbox').first().check();
            await button.click();
          },
          typed: [
            [what.getByRole('textbox').first(), '2027-02-03'],
            [what.getByRole('textbox').last(), '16:30'],
          ],
        },
        calendarOf(page, what),
      ];
    },
  },
  {
    title: 'the choice of columns',
    proves: '19.219',
    address: async () => 'notices',
    layers: (page) => [
      byPress(named(page, 'button', 'Columns'), named(page, 'group', 'Columns that are shown')),
    ],
  },
  {
    title: 'the question before a deletion',
    proves: '16.7',
    address: async () => {
      await store({ title: 'To be deleted' });
      return 'notices';
    },
    layers: (page) => [
      byPress(named(row(page, 'To be deleted'), 'button', 'Delete'), page.getByRole('alertdialog')),
    ],
  },
  {
    title: 'the question before a version of the history replaces a draft',
    proves: '19.142',
    address: async () => {
      const id = await store({ title: 'Old' });
      await site.call('PUT', `/api/notice/${id}`, { json: { title: 'New' } });
      await keepDraft(id, { title: 'Typed' });
      return `notices/${id}/history?from=1`;
    },
    layers: (page) => [
      byPress(named(page, 'button', 'Restore version 1'), named(page, 'alertdialog', 'Replace the draft?')),
    ],
  },
  {
    title: 'the question whether to leave a semester, as often as it is asked',
    proves: '17.33',
    isQuick: true,
    address: facultyForm,
    behind: (page) => [[named(page, 'textbox', 'Full Name'), 'Computer Applications']],
    layers: (page) => [semester(page)],
  },
  {
    title: 'the question whether to leave a changed picture',
    proves: '17.40',
    address: async () => {
      const image = await pictureFile({ name: 'gate.png' });
      const body = multipart({ title: 'Fees', image, imageAlt: 'A gate' });
      return `update-notice/${(await site.call('POST', '/api/notice', { body })).record._id}`;
    },
    behind: typedTitle,
    layers: (page) => {
      const what = named(page, 'dialog', 'Update notice image');
      return [
        byPress(named(page, 'button', 'Change image'), what, {
          typed: [[named(what, 'textbox', 'Alt text'), 'A hall']],
          asks: leaving(page),
        }),
      ];
    },
  },
  {
    title: 'the choice between two versions of a draft',
    proves: '19.177',
    address: noticeForm,
    expects: [412],
    async behind(page) {
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await titleField(page).waitFor();
      await keepDraft(id, { title: 'Exams in May' }, await another('Bina', ['author', 'publisher']));
      return typedTitle(page);
    },
    layers: (page) => [
      byPress(named(page, 'button', 'Compare'), named(page, 'alertdialog', 'Which text should stay?')),
    ],
  },
  {
    title: 'the choice between two versions of a semester, then the question whether to leave it',
    proves: '17.33',
    expects: [412],
    async address() {
      const faculty = await add('faculty', { title: 'BBA' });
      changedSemester = await add('semester', { title: 'One', faculty });
      return `update-faculty/${faculty}`;
    },
    layers: (page) => {
      const what = named(page, 'dialog', 'Update semester');
      const saveIt = named(what, 'button', 'Save');
      return [
        byPress(page.getByRole('listitem').getByRole('button', { name: 'Edit' }), what, {
          typed: [[named(what, 'textbox', 'Title'), 'First']],
          asks: leaving(page),
        }),
        {
          what: named(page, 'alertdialog', 'Which text should stay?'),
          from: saveIt,
          async open() {
            await site.call('PUT', `/api/semester/${changedSemester}`, { json: { title: 'Two' } });
            await saveIt.click();
          },
        },
      ];
    },
  },
];

const hasFocus = (element: Locator) =>
  element.evaluate((one) => one === document.activeElement || one.contains(document.activeElement));

async function type(fields: NonNullable<Layer['typed']>) {
  for (const [field, words] of fields) await field.fill(words);
}

async function expectTyped(fields: NonNullable<Layer['typed']>) {
  for (const [field, words] of fields) expect(await field.inputValue()).toBe(words);
}

/** Closes a layer by Esc. Where it asks whether to leave, answers three times that one stays, and then leaves. */
async function leave(page: Page, { what, asks, typed = [] }: Layer) {
  if (!asks) return await page.keyboard.press('Escape');
  // A browser closes what was kept open once already, unless somebody presses something else in between.
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.press('Escape');
    await asks.waitFor();
    expect(await what.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
    await page.keyboard.press('Escape');
    await asks.waitFor({ state: 'detached' });
    await eventually(() => hasFocus(what)).toBe(true);
    await expectTyped(typed);
  }
  await page.keyboard.press('Escape');
  await press(asks, 'Leave');
}

describe('Esc closes one thing, gives the focus back and loses nothing that was typed:', () => {
  for (const { title, proves, isQuick, address, expects = [], layers, behind } of cases) {
    test(`${title} [${proves}]`, { tags: isQuick ? [] : 'thorough' }, async () => {
      const page = await openScreen(site, await address(), { expects });
      const kept = (await behind?.(page)) ?? [];
      await type(kept);
      const open: Layer[] = [];
      for (const layer of layers(page)) {
        await layer.open();
        await layer.what.waitFor();
        await type(layer.typed ?? []);
        open.push(layer);
      }
      for (let layer = open.pop(); layer; layer = open.pop()) {
        const { what, from } = layer;
        await leave(page, layer);
        await eventually(() => what.isVisible()).toBe(false);
        await eventually(() => hasFocus(from)).toBe(true);
        for (const outer of open) {
          expect(await outer.what.isVisible()).toBe(true);
          await expectTyped(outer.typed ?? []);
        }
        await expectTyped(kept);
      }
    });
  }

  test('where nothing has the focus, too [17.33]', { tags: 'thorough' }, async () => {
    const page = await openScreen(site, await facultyForm());
    const form = semester(page);
    await form.open();
    await type(form.typed ?? []);
    await named(form.what, 'heading', 'Add semester to BCA').click();
    const question = leaving(page);
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press('Escape');
      await question.waitFor();
      await press(question, 'Keep editing');
      await question.waitFor({ state: 'detached' });
      await expectTyped(form.typed ?? []);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    }
    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await form.what.isVisible()).toBe(true);
    await expectTyped(form.typed ?? []);
    await page.keyboard.press('Escape');
    await press(question, 'Leave');
  });

  test('a key that is held closes no more than one [19.176, 20.132]', { tags: 'thorough' }, async () => {
    const page = await openScreen(site, await noticeForm());
    await type(typedTitle(page));
    const [dates, calendar] = [schedule(page), calendarOf(page, publishAt(page))];
    for (const { open, what, typed = [] } of [dates, calendar]) {
      await open();
      await what.waitFor();
      await type(typed);
    }
    await page.keyboard.down('Escape');
    for (let times = 0; times < 5; times += 1) {
      await page.waitForTimeout(50);
      await page.keyboard.down('Escape');
    }
    await page.keyboard.up('Escape');
    await eventually(() => calendar.what.count()).toBe(0);
    await expectTyped(dates.typed ?? []);
  });

  test('nor does it leave what is typed where one has to sign in again [16.15, 17.74]', {
    tags: 'thorough',
  }, async () => {
    const id = await store({ title: 'Exams' });
    const page = await openPage(site, { as: 'admin', expects: [401] });
    await page.goto(`/admin/update-notice/${id}`);
    await type(typedTitle(page));
    const dates = schedule(page);
    await dates.open();
    await type(dates.typed ?? []);
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? '{}').token);
    await site.call('POST', '/api/logout', { as: { token } });
    await press(dates.what, 'Schedule');
    const again = named(page, 'dialog', 'Please sign in again');
    const password = again.getByLabel('Password', { exact: true });
    await password.fill(passwordOf(site));
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    expect(await password.inputValue()).toBe(passwordOf(site));
    await expectTyped(dates.typed ?? []);
    await press(again, 'Login');
    await toast(page, 'Scheduled for Tuesday, 5 January 2027, 16:30 (२०८३ पुस २१)');
    expect(await managed(id)).toMatchObject({ publishAt: '2027-01-05T10:45:00.000Z' });
  });
});
