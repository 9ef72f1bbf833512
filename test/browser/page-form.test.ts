import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { runSql } from '../run-sql.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { descriptionOf, named, pick, press, save, screen, toast, uploadFromPicker } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, type ScreenOptions, setUpScreens } from './open-screen.ts';

interface Section {
  id: string;
  kind: string;
  heading: string;
  heading_ne: string;
  [name: string]: unknown;
}

const text = (heading: string) => ({
  kind: 'text',
  heading,
  heading_ne: `${heading} ने`,
  body: '<p>One.</p>',
});
const questions = {
  kind: 'questions',
  heading: 'Asked',
  questions: [{ question: 'Who?' }, { question: 'When?' }],
};

describe('The sections of a page in its form', () => {
  const openScreen = setUpScreens(setUpPages());
  let site: TestSite;
  beforeAll(async () => {
    site = await startBuiltSite();
  });
  afterAll(() => site.close());

  let pages = 0;
  const add = async (sections: object[]) => {
    pages += 1;
    return (
      (await site.call('POST', '/api/page', { json: { title: `Page ${pages}`, sections } })).record._id ?? ''
    );
  };
  const stored = async (id: string) =>
    (await site.call('GET', `/api/page/${id}`)).record.sections as unknown as Section[];
  const headings = async (id: string) => (await stored(id)).map(({ heading }) => heading);
  const card = (page: Page, words: string) => page.locator('.section-card').filter({ hasText: words });
  const shown = (page: Page) => page.locator('.section-words > :last-child').allTextContents();
  const toggle = (page: Page, words: string) => card(page, words).locator('[aria-expanded]').first();
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const editors = (page: Page) => page.locator('.ProseMirror').count();

  async function open(id: string, options: ScreenOptions = {}) {
    const page = await openScreen(site, `update-page/${id}`, options);
    await page.locator('.section-card').first().waitFor();
    return page;
  }

  async function act(page: Page, words: string, action: string) {
    await press(card(page, words), 'More actions');
    await press(card(page, words), action);
  }

  test('are added in a Nepali office, each open and with the focus, and put in order by keyboard [43.61, 43.62]', async () => {
    await site.call('PUT', '/api/me', { json: { lang: 'ne' } });
    onTestFinished(async () => void (await site.call('PUT', '/api/me', { json: { lang: 'en' } })));
    const page = await openScreen(site, 'add-page', { lang: 'ne' });
    await named(page, 'textbox', 'शीर्षक').fill('नियम');
    const choose = async (kind: RegExp) => {
      await named(page, 'button', 'खण्ड थप्नुहोस्').press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: kind }).press('Enter');
    };
    await choose(/^लेख\s*अनुच्छेद/);
    await page.keyboard.type('पहिलो');
    await choose(/^तथ्याङ्क/);
    await page.keyboard.type('दोस्रो');
    await press(card(page, 'दोस्रो'), 'अर्को थप्नुहोस्');
    await page.keyboard.type('विद्यार्थी');
    await named(card(page, 'दोस्रो'), 'button', 'माथि सार्नुहोस्').first().press('Enter');
    expect(await shown(page)).toEqual(['दोस्रो', 'पहिलो']);
    expect(await focused(page)).toBe('माथि सार्नुहोस्');
    await toast(page, 'तथ्याङ्क: दोस्रो अब २ मध्ये १ नम्बरमा छ।');
    await page.keyboard.press('ArrowDown');
    expect(await shown(page)).toEqual(['पहिलो', 'दोस्रो']);
    await expectAccessible(page, 'the form of a page', [390, 1440], '.sections');
    await press(page, 'प्रकाशित गर्नुहोस्');
    await eventually(async () =>
      (await site.call('GET', '/api/pages')).list.map(({ title }) => title),
    ).toContain('नियम');
    const [made] = (await site.call('GET', '/api/pages')).list;
    const [first, second] = await stored(String(made?._id));
    expect(first).toMatchObject({ kind: 'text', heading: '', heading_ne: 'पहिलो' });
    expect(second).toMatchObject({ kind: 'facts', facts: [{ label_ne: 'विद्यार्थी', value: '' }] });
  });

  test('are duplicated, deleted and given back, and copied to another page with both languages [43.63]', async () => {
    const [id, other] = [await add([text('Rules'), text('Fees')]), await add([text('There')])];
    const page = await open(id);
    await act(page, 'Rules', 'Duplicate');
    expect(await shown(page)).toEqual(['Rules', 'Rules', 'Fees']);
    await act(page, 'Fees', 'Delete');
    expect(await shown(page)).toEqual(['Rules', 'Rules']);
    await toast(page, '‘Text: Fees’ is deleted, once you save');
    await press(page, 'Undo');
    expect(await shown(page)).toEqual(['Rules', 'Rules', 'Fees']);
    await act(page, 'Fees', 'Copy');
    await save(page);
    await toast(page, 'Page updated Successfully');
    const sections = await stored(id);
    expect(sections.map(({ heading_ne }) => heading_ne)).toEqual(['Rules ने', 'Rules ने', 'Fees ने']);
    expect(new Set(sections.map((section) => section.id)).size).toBe(3);

    await screen(page, 'Pages');
    await goTo(page, `update-page/${other}`);
    await press(page, 'Paste ‘Text: Fees’');
    await save(page);
    await toast(page, 'Page updated Successfully');
    const [, pasted] = await stored(other);
    expect(pasted).toMatchObject({ heading: 'Fees', heading_ne: 'Fees ने', body: '<p>One.</p>' });
    expect(pasted?.id).not.toBe(sections[2]?.id);
    await page.evaluate(() => localStorage.removeItem('copied-section'));
  });

  test('stand in tabs on a phone, with the entries of their lists, which move, go and come by key [43.61, 43.62]', async () => {
    const id = await add([questions, text('Below')]);
    const page = await open(id, { width: 390, hasTouch: true, isMobile: true });
    await toggle(page, 'Asked').tap();
    const asked = card(page, 'Asked');
    await named(asked, 'tab', 'नेपाली').tap();
    await named(asked, 'textbox', 'प्रश्न').first().fill('को?');
    expect(await named(asked, 'textbox', 'Question').first().isVisible()).toBe(false);
    await named(asked.locator('.section-entry').last(), 'button', 'Move up').press('Enter');
    await toast(page, 'Entry 2 is now number 1 of 2.');
    await named(asked.locator('.section-entry').first(), 'button', 'Remove').press('Enter');
    expect(await asked.locator('.section-entry').count()).toBe(1);
    await press(asked, 'Add an entry');
    await page.keyboard.type('कहाँ?');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await act(page, 'Asked', 'Add below');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Steps/ })
      .tap();
    const heading = named(page.locator('.section-card').nth(1), 'textbox', 'Heading');
    await eventually(() => heading.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('बीचमा');
    await save(page);
    await toast(page, 'Page updated Successfully');
    const [first, second] = await stored(id);
    expect(first?.questions).toMatchObject([
      { question: 'Who?', question_ne: 'को?' },
      { question_ne: 'कहाँ?' },
    ]);
    expect(second).toMatchObject({ kind: 'steps', heading: 'बीचमा' });
  });

  test('are dragged to another place [43.62]', { tags: 'thorough' }, async () => {
    const id = await add([text('One'), text('Two'), text('Three')]);
    const page = await open(id);
    await card(page, 'Three').scrollIntoViewIfNeeded();
    const [from, to] = [
      await card(page, 'One').locator('.grip').boundingBox(),
      await card(page, 'Three').boundingBox(),
    ];
    await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 50, (to?.y ?? 0) + 20, { steps: 5 });
    await page.mouse.up();
    await eventually(() => shown(page)).toEqual(['Two', 'Three', 'One']);
  });

  test('have inputs while they are open only: 40 in both languages open without an editor [43.60]', async () => {
    const id = await add(Array.from({ length: 40 }, (_, at) => text(`Part ${at + 1}.`)));
    const page = await open(id);
    expect(await page.locator('.section-card').count()).toBe(40);
    expect(await editors(page)).toBe(0);
    expect(await named(page, 'button', 'Add a section').count()).toBe(0);
    await page.getByText('No more than 40 fit here.').waitFor();
    await toggle(page, 'Part 7.').press('Enter');
    await eventually(() => editors(page)).toBe(2);
    const others = page.locator('.section-card').filter({ hasNotText: 'Part 7.' });
    await others.evaluateAll((cards) => {
      const watch = new MutationObserver(() => Object.assign(window, { isOtherChanged: true }));
      for (const one of cards) watch.observe(one, { attributes: true, childList: true, subtree: true });
    });
    await named(card(page, 'Part 7.'), 'textbox', 'Heading').fill('Part 7. more');
    await card(page, 'Part 7. more').waitFor();
    expect(await page.evaluate(() => 'isOtherChanged' in window)).toBe(false);
    await toggle(page, 'Part 7. more').press('Enter');
    expect(await editors(page)).toBe(0);
  });

  test('that are refused open at what is wrong, in words with number and kind [43.64]', async () => {
    const action = { kind: 'action', heading: 'Apply', label: 'Go' };
    const id = await add([text('First'), { ...action, href: '/admissions' }, questions]);
    const page = await open(id, { expects: [400] });
    await toggle(page, 'Apply').click();
    await named(card(page, 'Apply'), 'textbox', 'Leads to').fill('not an address');
    await toggle(page, 'Apply').click();
    await save(page);
    const said = /^Section 2 \(Call to action\): Leads to has to be a path of this site/;
    await page.locator('.sections > .field-error').getByText(said).waitFor();
    const href = named(card(page, 'Apply'), 'textbox', 'Leads to');
    await eventually(() => href.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await descriptionOf(href)).toMatch(/^Leads to has to be a path/);
    await href.fill('/admissions');
    await eventually(() => page.locator('.field-error').count()).toBe(0);
  });

  test('of a kind that the office does not know are named, stay, move and go [43.65]', async () => {
    const id = await add([text('Known'), questions, questions]);
    const newer = `UPDATE page SET sections = replace(sections, '"kind":"questions"', '"kind":"timetable"')`;
    await runSql(site, [newer]);
    const before = await stored(id);
    const page = await open(id);
    const unknown = card(page, 'Cannot be edited here. It stays as it is.');
    await unknown.first().getByText('timetable', { exact: true }).waitFor();
    expect(await unknown.locator('.section-toggle[aria-expanded]').count()).toBe(0);
    await press(unknown.first(), 'Move up');
    await press(unknown.last(), 'More actions');
    await press(unknown.last(), 'Delete');
    await save(page);
    await toast(page, 'Page updated Successfully');
    expect(await stored(id)).toEqual([before[1], before[0]]);
  });

  test('show pictures of the library and uploaded ones, and say what is read out in their place [43.66]', async () => {
    const body = multipart({ image: await smallPicture('#0000ff'), name: 'The gate' });
    const { path } = (await site.call('POST', '/api/manage/picture', { body })).record;
    const pictures = [{ caption: 'Own' }];
    const id = await add([
      { kind: 'text-picture', heading: 'Beside' },
      { kind: 'pictures', heading: 'Many', pictures },
    ]);
    const page = await open(id);
    await toggle(page, 'Beside').click();
    const beside = card(page, 'Beside');
    expect(await named(beside, 'combobox', 'Read out in place of the picture').count()).toBe(0);
    await press(beside, 'Choose from the library');
    await named(page, 'dialog', 'Choose a picture')
      .getByRole('button', { name: /^The gate/ })
      .click();
    await beside.locator('.section-toggle img').waitFor();
    const alt = named(beside, 'combobox', 'Read out in place of the picture');
    await alt.selectOption('Another text in this place');
    await named(beside, 'textbox', 'Description of the picture').fill('Here it is the way in');

    await toggle(page, 'Many').click();
    await press(card(page, 'Many'), 'Choose from the library');
    const chooser = page.waitForEvent('filechooser');
    await uploadFromPicker(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/picture', async (route) => {
      await held;
      await route.continue();
    });
    await (await chooser).setFiles(await pick(await smallPicture('#00ff00')));
    await page.getByText('Uploading…').first().waitFor();
    // A card stays open until what it uploads has arrived, and so does Save.
    await toggle(page, 'Many').click();
    await save(page);
    await page.getByText('Uploading…').first().waitFor();
    release();
    await toast(page, 'Page updated Successfully');
    const [first, second] = await stored(id);
    expect(first).toMatchObject({ picture: path, alt: 'Here it is the way in' });
    const [{ picture = '' } = {}] = (second?.pictures ?? []) as { picture?: string }[];
    expect(picture).toMatch(/^\/uploads\//);
    expect((await site.call('GET', picture, { as: 'nobody' })).status).toBe(200);
  });

  test('are compared one by one in the history [43.67]', async () => {
    const id = await add([text('Stays'), text('Goes'), questions]);
    const [stays, , asked] = await stored(id);
    const [who] = (asked?.questions ?? []) as object[];
    const sections = [{ ...asked, questions: [who, { question: 'Where?' }] }, stays, { ...text('New') }];
    expect((await site.call('PUT', `/api/page/${id}`, { json: { sections } })).status).toBe(200);
    const page = await openScreen(site, `pages/${id}/history`);
    const region = named(page, 'region', 'Sections');
    const entry = (words: string) => region.locator('.compared-sections > li').filter({ hasText: words });
    await entry('Goes').locator('.mark').getByText('removed', { exact: true }).waitFor();
    await entry('New').locator('.mark').getByText('added', { exact: true }).first().waitFor();
    expect(await entry('Asked').locator('.mark').first().textContent()).toBe('changed');
    await named(entry('Asked'), 'region', 'Questions').getByText('Where?').waitFor();
    expect(await named(entry('Asked'), 'region', 'Heading').count()).toBe(0);
  });

  test('that two people changed can be read in both versions [43.67]', async () => {
    const id = await add([text('Begun')]);
    const page = await open(id, { expects: [412] });
    await toggle(page, 'Begun').click();
    await named(page, 'textbox', 'Heading').fill('Mine now');
    expect(
      (await site.call('PUT', `/api/page/${id}`, { json: { sections: [text('Theirs now')] } })).status,
    ).toBe(200);
    await save(page);
    const choice = named(named(page, 'alertdialog', 'Which text should stay?'), 'group', 'Sections');
    expect(await named(choice, 'region', 'Mine: Sections').textContent()).toMatch(
      /^1\. TextMine now.*One\.$/,
    );
    expect(await named(choice, 'region', 'Theirs: Sections').textContent()).toMatch(/^1\. TextTheirs now/);
    await choice.getByRole('radio', { name: 'Theirs' }).check();
    await press(page, 'Use what I chose');
    await eventually(() => headings(id)).toEqual(['Theirs now']);
  });

  test('that two people changed, each another one, are merged [43.69, 19.177]', async () => {
    const id = await add([text('First'), text('Second')]);
    const page = await open(id, { expects: [412] });
    const [first, second] = await stored(id);
    await toggle(page, 'Second').click();
    await named(page, 'textbox', 'Heading').fill('Mine');
    const sections = [{ ...first, heading: 'Theirs' }, second, text('Added')];
    expect((await site.call('PUT', `/api/page/${id}`, { json: { sections } })).status).toBe(200);
    await save(page);
    await eventually(() => headings(id)).toEqual(['Theirs', 'Mine', 'Added']);
  });

  test('whose button leads to a path where nothing answers say so before it is published [43.70]', async () => {
    const id = await add([{ kind: 'action', heading: 'Apply', label: 'Go', href: '/admissions' }]);
    const page = await open(id, { expects: [404] });
    await toggle(page, 'Apply').click();
    const href = named(card(page, 'Apply'), 'textbox', 'Leads to');
    const said = card(page, 'Apply').getByText('Nothing answers at this address at present.');
    for (const [path, count] of [
      ['/nowhere-at-all', 1],
      ['/notices', 0],
    ] as const) {
      await href.fill(path);
      await href.blur();
      await eventually(() => said.count()).toBe(count);
    }
  });

  test('that were never published are shown in a preview, before the page has an address, and with each draft that is kept [19.178]', async () => {
    const page = await openScreen(site, 'add-page');
    await named(page, 'textbox', 'Title').fill('Only begun');
    await press(page, 'Add a section');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Text\s*Paragraphs/ })
      .click();
    await page.keyboard.type('Begun so far');
    const preview = page.context().waitForEvent('page');
    await press(page, 'Preview');
    await named(await preview, 'heading', 'Begun so far').waitFor();
    await named(page, 'textbox', 'Title').fill('Written on');
    await press(page, 'Save draft');
    await named(await preview, 'heading', 'Written on').waitFor();
    await (await preview).goto('data:text/html,Elsewhere');
    await named(page, 'textbox', 'Title').fill('Written while the preview is elsewhere');
    await press(page, 'Save draft');
    await page
      .getByText(/^Draft saved/)
      .first()
      .waitFor();
    expect(await named(page, 'textbox', 'Title').inputValue()).toBe('Written while the preview is elsewhere');
    await (await preview).close();
  });

  test('the address says that it follows the title, and what becomes of a former one [43.68]', async () => {
    const page = await openScreen(site, 'add-page', { expects: [400] });
    const address = named(page, 'textbox', 'Address');
    expect(await address.getAttribute('placeholder')).toBe('follows the title');
    const host = new URL(site.url).host;
    await page.getByText(`${host}/`, { exact: true }).waitFor();
    await named(page, 'textbox', 'Title').fill('Charter');
    await address.fill('citizen-charter');
    expect(await page.getByText('leads to the new address').count()).toBe(0);
    await save(page);
    await toast(page, 'Page added Successfully');
    const made = (await site.call('GET', '/api/pages')).list.find(({ title }) => title === 'Charter');
    await screen(page, 'Pages');
    await goTo(page, `update-page/${made?._id}`);
    await address.fill('charter');
    await page.getByText(`Once this is live, ${host}/citizen-charter leads to the new address.`).waitFor();
    await address.fill('citizen-charter');
    await eventually(() => page.getByText('leads to the new address').count()).toBe(0);
    const refusal = page.getByText('The draft is not saved yet.');
    await address.fill('two/segments');
    await refusal.waitFor();
    await address.fill('citizen-charter');
    await refusal.waitFor({ state: 'detached' });
  });

  test('offers no pin: there is no list on which a page would stand first [19.250]', async () => {
    const page = await openScreen(site, `update-page/${await add([])}`);
    await press(page, 'Schedule');
    const dialog = named(page, 'dialog', 'Schedule');
    await named(dialog, 'group', 'Take down at').waitFor();
    expect(await dialog.getByText('Pinned').count()).toBe(0);
    await goTo(page, 'pages');
    await page
      .getByRole('checkbox', { name: /^Select ‘Page/ })
      .first()
      .check();
    await named(page, 'button', 'Take down').waitFor();
    expect(await page.getByText('Pin to the top').count()).toBe(0);
  });

  test('leads to the page from the toast and from its form, at the address that visitors know [43.50]', async () => {
    const page = await openScreen(site, 'add-page');
    await named(page, 'textbox', 'Title').fill('Clubs');
    await save(page);
    const link = named(page, 'link', 'View on site');
    expect(await link.getAttribute('href')).toBe('/clubs');
    const { _id } = (await site.call('GET', '/api/pages')).list.find(({ title }) => title === 'Clubs') ?? {};
    await screen(page, 'Pages');
    await goTo(page, `update-page/${_id}`);
    await named(page, 'textbox', 'Address').fill('our-clubs');
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await goTo(page, `update-page/${_id}`);
    await page.getByText('This is a draft of ‘Clubs’').waitFor();
    expect(await named(page, 'textbox', 'Address').inputValue()).toBe('our-clubs');
    expect(await link.getAttribute('href')).toBe('/clubs');
    await page.getByText('No picture yet.', { exact: true }).waitFor();
  });
});
