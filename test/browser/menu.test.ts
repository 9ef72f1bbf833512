import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultMenu } from '../../src/content/built-in-menu.ts';
import type { ShownMenu } from '../../src/content/menu.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
let site: TestSite;
let results: string;
beforeAll(async () => {
  site = await startBuiltSite();
  const json = { title: 'Exam results', title_ne: 'परीक्षाफल' };
  results = (await site.call('POST', '/api/notice', { json })).record._id ?? '';
});
afterAll(() => site.close());

const put = (json: object) => site.call('PUT', '/api/manage/menu', { json });
const shown = async () => (await site.call('GET', '/api/menu', { as: 'nobody' })).json as ShownMenu;
const names = async () =>
  (await shown()).header.map(({ label, items }) => [label, ...items.map((item) => item.label)].join(' > '));
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('entries for which a row has no room stand in rows of about the same length, in either language [43.37]', async () => {
  const pages = [
    '/',
    '/notices',
    '/gallery',
    '/who-we-are',
    '/admissions',
    '/scholarships',
    '/news-and-events',
  ];
  const targets = [...pages, '/faqs', '/contact-us', '/apply-online', '/notices'];
  await put({
    header: targets.map((page, at) => ({
      target: { page },
      ...(at > 9 && { label: 'Papers and forms of ours' }),
    })),
  });
  const page = await openPage(site, { width: 1024 });
  for (const path of ['/faqs', '/ne/faqs'])
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const rows = await page.locator('.header-links .own-links > ul > li').evaluateAll((entries) =>
        [
          ...Map.groupBy(
            entries.map((entry) => entry.getBoundingClientRect()),
            ({ top }) => Math.round(top),
          ).values(),
        ].map((row) => Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left))),
      );
      expect(rows.length, `${path} at ${width}`).toBeLessThanOrEqual(2);
      expect(Math.min(...rows) / Math.max(...rows), `${path} at ${width}`).toBeGreaterThan(0.6);
    }
});

describe('a group in the header', () => {
  beforeAll(async () => {
    await put({
      header: [
        { target: { page: '/' } },
        {
          target: { page: '/notices' },
          items: [
            { target: { type: 'notice', id: results } },
            { target: { url: 'https://tu.example/' }, label: 'University' },
          ],
        },
        { target: { page: '/contact-us' } },
      ],
    });
  });
  const group = (page: Page, of = '.header-links') => page.locator(`${of} .submenu`);
  const link = (page: Page, name: string) => named(group(page), 'link', name);

  test('opens by a press and by key, not by hovering, with its own page first, and closes on Escape [43.36]', async () => {
    const page = await openPage(site, { width: 1440 });
    await page.goto('/faqs');
    const button = group(page).locator('summary');
    await button.hover();
    expect(await link(page, 'Exam results').isVisible()).toBe(false);
    await button.press('Enter');
    await link(page, 'Exam results').waitFor();
    await expectAccessible(page, 'an open group', [], '.site-header');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Notices');
    await page.keyboard.press('Escape');
    await link(page, 'Exam results').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await button.click();
    await page.getByRole('main').click({ position: { x: 5, y: 300 } });
    await link(page, 'Exam results').waitFor({ state: 'hidden' });
    await button.click();
    await link(page, 'Exam results').click();
    await page.waitForURL(`${site.url}/notice/exam-results/${results}`);
    expect(await widthOf(page)).toBeLessThanOrEqual(1440);
  });

  test('works without script, and in Nepali leads to Nepali pages [43.35, 43.36]', async () => {
    const page = await openPage(site, { width: 1440, javaScriptEnabled: false, isFresh: true });
    await page.goto('/ne/faqs');
    await group(page).locator('summary').click();
    await link(page, 'परीक्षाफल').click();
    await page.waitForURL(`${site.url}/ne/notice/exam-results/${results}`);
  });

  test('is in the menu of a phone [43.36]', async () => {
    const page = await openPage(site, { width: 360 });
    await page.goto('/faqs');
    await press(page, 'Menu');
    const inDrawer = group(page, '.drawer');
    await inDrawer.locator('summary').click();
    await named(inDrawer, 'link', 'Exam results').waitFor();
    expect(await widthOf(page)).toBe(360);
    await expectAccessible(page, 'a group on a phone', [360], '.drawer');
  });
});

describe('the screen of the menu', () => {
  beforeEach(async () => {
    await put(defaultMenu);
  });
  const part = (page: Page, name = 'Header') => named(page, 'region', name);
  const button = (page: Page, action: string, entry: string) => {
    const its = page.locator('.menu-row').filter({ has: page.getByText(entry, { exact: true }) });
    return named(its.and(part(page).locator('.menu-row')), 'button', action);
  };

  async function open(options: PageOptions = {}) {
    const page = await openScreen(site, 'menu', options);
    await button(page, 'Edit', 'Notices').waitFor();
    return page;
  }

  test('keeps the button of a moved entry where it was in the window, and says what its arrows do [43.47]', async () => {
    const page = await open({ width: 390 });
    await page.getByText('→ puts it below the one above it, ← takes it out again').waitFor();
    const pressed = () =>
      page.evaluate(() => ({
        id: document.activeElement?.id.split('-').at(-1),
        top: document.activeElement?.getBoundingClientRect().top ?? 0,
      }));
    await page.evaluate(() => scrollTo(0, 600));
    for (const action of ['Move down', 'Move down', 'Move up', /^Put below/, 'Take out of the group']) {
      const its = page.locator('.menu-row').filter({ has: page.getByText('Notices', { exact: true }) });
      const moving = its.first().getByRole('button', { name: action });
      await moving.focus();
      const before = await pressed();
      await moving.press('Enter');
      const after = await pressed();
      expect(after.id, String(action)).toBe(before.id);
      // Windows scroll by whole pixels.
      expect(Math.abs(after.top - before.top), String(action)).toBeLessThan(1);
    }
  });

  test('is found, and puts a notice below another entry by keyboard alone, in two languages [43.40-43.42]', async () => {
    const page = await openScreen(site, 'dashboard');
    await named(named(page, 'navigation', 'Admin'), 'link', 'Menu').click();
    await screen(page, 'Menu');
    const { keyboard } = page;
    await button(page, 'Edit', 'Notices').waitFor();
    await named(part(page), 'button', 'Add to the header').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add an entry to the header' });
    await named(dialog, 'combobox', 'Leads to').selectOption('Something published…');
    await named(dialog, 'searchbox', 'Which one').fill('exam');
    await dialog.getByRole('radio', { name: /Exam results/ }).waitFor();
    await dialog.getByRole('radio').press('Space');
    await named(dialog, 'textbox', 'Name in the menu').fill('Results');
    await named(dialog, 'combobox', 'Place').selectOption('Below ‘Notices’');
    await expectAccessible(page, 'adding an entry', [], 'dialog');
    await named(dialog, 'button', 'Add').press('Enter');
    await dialog.waitFor({ state: 'detached' });
    // After a move by a key the focus is still on the moved entry.
    await button(page, 'Move down', 'Notices').focus();
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await keyboard.press('Control+s');
    await toast(page, 'Menu saved');
    expect((await names()).slice(0, 4)).toEqual(['Home', 'Gallery', 'Who We Are', 'Notices > Results']);
    expect((await shown()).header[3]?.items[0]).toMatchObject({ label_ne: 'परीक्षाफल' });
    await eventually(() => named(page, 'region', 'As visitors see it').textContent()).toContain(
      'Notices (Results)',
    );
    await eventually(() => named(page, 'region', 'As visitors see it').textContent()).toContain(
      'सूचना (परीक्षाफल)',
    );
  });

  test('puts entries into groups and takes them out, and gives back what was removed [43.41]', async () => {
    const page = await open();
    await button(page, 'Put below ‘Notices’', 'Gallery').press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/-level$/);
    await button(page, 'Take out of the group', 'Gallery').waitFor();
    await button(page, 'Remove', 'Notices').click();
    await toast(page, '‘Notices’ and the entry below it are out of the menu, once you save');
    await button(page, 'Edit', 'Gallery').waitFor({ state: 'detached' });
    await press(page, 'Undo');
    await button(page, 'Take out of the group', 'Gallery').press('Enter');
    await button(page, 'Put below ‘Notices’', 'Gallery').waitFor();
    await button(page, 'Remove', 'Home').click();
    await press(page, 'Save');
    await toast(page, 'Menu saved');
    expect((await names()).slice(0, 2)).toEqual(['Notices', 'Gallery']);
  });

  test('asks where somebody else has changed the same list, and takes an earlier one back [43.43, 43.44]', async () => {
    const page = await open({ expects: [412] });
    await button(page, 'Remove', 'Home').click();
    await put({ header: [{ target: { page: '/faqs' } }], footer: [] });
    await press(page, 'Save');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await dialog.getByRole('radio').last().check();
    await press(dialog, 'Use what I chose');
    await eventually(names).toEqual(['FAQs']);
    await page.getByText('Earlier menus').click();
    await page
      .getByRole('button', { name: /^Take it into this form/ })
      .nth(1)
      .click();
    await press(page, 'Save');
    await eventually(async () => (await names()).length).toBe(11);
  });

  test('marks what visitors do not see, fits a phone, and is accessible [43.42, 43.44]', async () => {
    const draft = (await site.call('POST', '/api/manage/notice', { json: { title: 'Not yet' } })).record._id;
    await put({
      header: [{ target: { page: '/notices' }, items: [{ target: { type: 'notice', id: draft } }] }],
    });
    const page = await open({ width: 360 });
    await part(page).getByText('A draft: visitors do not see this entry').waitFor();
    expect(await widthOf(page)).toBe(360);
    await expectAccessible(page, 'menu', [360], 'main');
  });

  test('is named by the question before something in it is deleted or taken down [43.45]', async () => {
    await put({ header: [{ target: { type: 'notice', id: results } }] });
    const page = await openScreen(site, 'notices');
    await named(row(page, 'Exam results'), 'button', 'Delete').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('It stands in the menu of the site.').waitFor();
    await press(dialog, 'Cancel');
    await goTo(page, `update-notice/${results}`);
    await press(page, 'Take down');
    await dialog.getByText('It stands in the menu of the site.').waitFor();
  });
});

describe('the form of a page', () => {
  beforeEach(() => put(defaultMenu));

  test('says where the page stands in the menu, and puts it there at once, on 390 px too [43.46]', async () => {
    const page = await openScreen(site, 'add-page', { width: 390 });
    const place = named(page, 'combobox', 'In the menu');
    expect(await place.isDisabled()).toBe(true);
    await named(page, 'textbox', 'Title').fill('Hostel life');
    await eventually(() => place.isEnabled()).toBe(true);
    await place.selectOption({ label: 'Under Notices' });
    await toast(page, 'Menu saved');
    expect((await shown()).header.find(({ label }) => label === 'Notices')?.items).toEqual([]);
    await press(page, 'Publish');
    await page.waitForURL('**/admin/pages');
    expect(await names()).toContain('Notices > Hostel life');
    const { list } = await site.call('GET', '/api/pages');
    const own = { target: { type: 'page', id: list[0]?._id }, label: 'Life here' };
    await put({ header: [{ target: { page: '/' } }, { target: { page: '/notices' }, items: [own] }] });
    await row(page, 'Hostel life').getByRole('link').first().click();
    await eventually(() => place.locator('option').count()).toBe(4);
    expect(await place.inputValue()).toBe('1');
    await place.selectOption({ label: 'On the first level' });
    await eventually(async () => (await names()).at(-1)).toBe('Life here');
    await eventually(() => place.isEnabled()).toBe(true);
    await place.selectOption({ label: 'Not in the menu' });
    await eventually(names).toEqual(['Home', 'Notices']);
  });

  test('says why a place is greyed [24.124]', async () => {
    const json = { title: 'Where to stay', description: '<p>x</p>' };
    const { record } = await site.call('POST', '/api/page', { json });
    const others = Array.from({ length: 10 }, (_, at) => ({
      target: { url: `https://tu.example/${at}` },
      label: `Way ${at}`,
    }));
    await put({ header: [{ target: { page: '/' } }, { target: { page: '/notices' } }, ...others] });
    const page = await openScreen(site, `update-page/${record._id}`);
    const place = named(page, 'combobox', 'In the menu');
    const top = place.locator('option[value="top"]');
    await eventually(() => top.textContent()).toBe('On the first level (full: at most 12 entries)');
    expect(await top.isDisabled()).toBe(true);
    const own = { target: { type: 'page', id: record._id } };
    await put({ header: [{ target: { page: '/' } }, ...others, own] });
    await page.reload();
    await eventually(() => top.textContent()).toBe('On the first level');
    expect(await place.inputValue()).toBe('top');
  });
});
