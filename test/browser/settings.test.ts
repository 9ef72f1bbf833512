import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CollegeFacts, neutralCollege } from '../../src/content/college.ts';
import { pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, pick, press, screen, toast } from './back-office.ts';
import { onEmbeddedDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
const field = (page: Page, label: string) => named(page, 'textbox', label);
const save = (page: Page, section: string) => press(named(page, 'group', section), 'Save');

describe.each(onEmbeddedDatabase)('the settings, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.call('PUT', '/api/settings', { json: neutralCollege });
  });

  async function open(options: PageOptions = {}) {
    const page = await openScreen(site, 'settings', options);
    await field(page, 'College name').waitFor();
    return page;
  }
  const stored = async () => (await site.call('GET', '/api/settings')).json as CollegeFacts;

  test('are reached from the navigation, saved, and shown at once at the top and on the site [1.24]', async () => {
    const page = await openScreen(site, 'dashboard');
    await named(named(page, 'navigation', 'Admin'), 'link', 'Settings').click();
    await screen(page, 'Settings');
    expect(await field(page, 'Extensions').inputValue()).toBe('23, 24');
    expect(await field(page, 'Copyright year').inputValue()).toBe('2023');
    await field(page, 'YouTube').fill('https://video.example/himal');
    for (const [section, label, value] of [
      ['The college', 'College name', 'Himal College'],
      ['Contact', 'Phone', '01-5970123'],
    ] as const) {
      await field(page, label).fill(value);
      await save(page, section);
      await toast(page, 'Settings saved');
      await press(named(page, 'region', 'Notifications'), 'Close');
    }
    await named(named(page, 'banner', ''), 'link', 'Himal College').waitFor();
    expect((await stored()).youtube).toBe('');
    await save(page, 'Elsewhere on the web');
    await eventually(async () => (await stored()).youtube).not.toBe('');
    expect(await stored()).toEqual({
      ...neutralCollege,
      name: 'Himal College',
      phone: '01-5970123',
      youtube: 'https://video.example/himal',
    });
    const { text } = await site.call('GET', '/', { as: 'nobody' });
    expect(text).toMatch(/<title>[^<]*Himal College/);
    expect(text.slice(text.indexOf('<footer'))).toContain(
      '<a href="https://video.example/himal" rel="noopener" aria-label="YouTube">',
    );
  });

  test('can be edited further after saving, and unsaved input asks before leaving', async () => {
    const page = await open();
    await field(page, 'Motto').fill('First');
    await save(page, 'The college');
    await toast(page, 'Settings saved');
    await field(page, 'Motto').fill('Second');
    await page.keyboard.press('Control+s');
    await eventually(async () => (await stored()).motto).toBe('Second');
    await field(page, 'Motto').fill('Never');
    await named(named(page, 'navigation', 'Admin'), 'link', 'Dashboard').click();
    await page.getByRole('alertdialog').waitFor();
    await press(page, 'Keep editing');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await field(page, 'Motto').inputValue()).toBe('Never');
    await field(page, 'Motto').fill('Second');
    await named(named(page, 'navigation', 'Admin'), 'link', 'Dashboard').click();
    await screen(page, 'Dashboard');
  });

  test('are saved section by section, which a table of contents lists: one with errors keeps what was typed [17.82]', async () => {
    const page = await open({ expects: [400] });
    const contents = named(page, 'navigation', 'Contents').getByRole('link');
    const sections = await page.locator('form > fieldset > legend').allTextContents();
    expect(await contents.allTextContents()).toEqual([...sections, 'Backup']);
    await named(page, 'link', 'Contact').click();
    await eventually(() => page.evaluate(() => location.hash)).toBe('#settings-contact');
    await field(page, 'Map link').fill('javascript:alert(1)');
    await field(page, 'Days until an answer').fill('many');
    await field(page, 'Phone').fill('01-5970123');
    await field(page, 'Motto').fill('Kept');
    await save(page, 'The college');
    await toast(page, 'Settings saved');
    await save(page, 'Contact');
    const refusal =
      'Map link has to be a web address that begins with https:// or http://, or a position such as geo:27.7090,85.3250.';
    await toast(page, refusal, 'alert');
    for (const label of ['Map link', 'Days until an answer']) {
      await eventually(() => field(page, label).getAttribute('aria-invalid')).toBe('true');
    }
    expect(await field(page, 'Map link').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field(page, 'Phone').inputValue()).toBe('01-5970123');
    expect(await field(page, 'Map link').inputValue()).toBe('javascript:alert(1)');
    expect(await stored()).toEqual({ ...neutralCollege, motto: 'Kept' });
    await field(page, 'Map link').fill('');
    await field(page, 'Days until an answer').fill('7');
    await save(page, 'Contact');
    await eventually(stored).toEqual({
      ...neutralCollege,
      motto: 'Kept',
      phone: '01-5970123',
      answerDays: 7,
    });
  });

  test('complete a web address when its field is left [17.80]', async () => {
    const page = await open();
    await field(page, 'Facebook').fill('facebook.com/himal');
    await field(page, 'YouTube').focus();
    expect(await field(page, 'Facebook').inputValue()).toBe('https://facebook.com/himal');
  });

  test('have a logo that is uploaded when it is chosen; Save waits for it, but not where it is refused [17.85]', async () => {
    const page = await open({ expects: [415] });
    const logo = named(page, 'group', 'Logo');
    const choose = async (file: File) => logo.locator('input').setInputFiles(await pick(file));
    await choose(new File(['no picture'], 'logo.png', { type: 'image/png' }));
    await logo.locator('.field-error').waitFor();
    await choose(await pictureFile({ width: 60, height: 40 }));
    await save(page, 'Logo and icon');
    await toast(page, 'Settings saved');
    await eventually(async () => (await stored()).logo).toMatch(/^\/uploads\//);
    await press(logo, 'Remove');
    await eventually(() => logo.locator('input').evaluate((input) => input.matches(':focus'))).toBe(true);
    await save(page, 'Logo and icon');
    await eventually(async () => (await stored()).logo).toBeNull();
  });

  test('do not hide an invalid field behind the bar', { tags: 'thorough' }, async () => {
    const page = await open({ expects: [400] });
    await page.setViewportSize({ width: 1440, height: 700 });
    for (const [section, label] of [
      ['The college', 'Motto'],
      ['Contact', 'Map link'],
      ['Elsewhere on the web', 'Journal site'],
      ['Dashboard', 'Teachers'],
    ] as const) {
      const before = await field(page, label).inputValue();
      await field(page, label).fill('two\u2028lines');
      await save(page, section);
      await eventually(() => field(page, label).evaluate((input) => input === document.activeElement)).toBe(
        true,
      );
      const input = await field(page, label).boundingBox();
      const top = await named(page, 'banner', '').boundingBox();
      expect((input?.y ?? 0) + (input?.height ?? 0), label).toBeLessThan(700);
      expect(input?.y, label).toBeGreaterThan(top?.height ?? 700);
      await field(page, label).fill(before);
    }
  });

  test('changed by another session meanwhile are compared where both changed a field, and merged elsewhere', {
    tags: 'thorough',
  }, async () => {
    const page = await open({ expects: [412] });
    await field(page, 'Motto').fill('Mine');
    await field(page, 'Copyright year').fill('2031');
    await site.call('PUT', '/api/settings', {
      json: { motto: 'Theirs', university: 'Theirs too', phone: '01-111' },
    });
    await save(page, 'The college');
    const dialog = named(page, 'alertdialog', 'Which text should stay?');
    await dialog.getByText(/^You, in another window, saved it on .* \(just now\)/).waitFor();
    const motto = named(dialog, 'group', 'Motto');
    expect(await named(motto, 'region', 'Mine: Motto').textContent()).toBe('Mine');
    expect(await named(motto, 'region', 'Stored: Motto').textContent()).toBe('Theirs');
    expect(await dialog.getByText('Changed only by them').textContent()).toContain('Awarding university.');
    await press(dialog, 'Keep editing');
    expect((await stored()).motto).toBe('Theirs');
    await save(page, 'The college');
    await press(dialog, 'Use what I chose');
    await toast(page, 'Settings saved');
    const merged = { motto: 'Mine', university: 'Theirs too', copyrightYear: 2031, phone: '01-111' };
    expect(await stored()).toMatchObject(merged);
    await eventually(() => field(page, 'Awarding university').inputValue()).toBe('Theirs too');

    await field(page, 'Motto').fill('Mine again');
    await site.call('PUT', '/api/settings', { json: { motto: 'Theirs again' } });
    await save(page, 'The college');
    await named(dialog, 'radio', 'Stored').check();
    await press(dialog, 'Use what I chose');
    await eventually(() => field(page, 'Motto').inputValue()).toBe('Theirs again');

    await field(page, 'Email').fill('office@himal.example');
    await site.call('PUT', '/api/settings', { json: { phone: '01-222', motto: 'Elsewhere' } });
    await save(page, 'Contact');
    await page.getByText(/Both changes are kept; from the other one: Phone\.$/).waitFor();
    await eventually(stored).toMatchObject({
      email: 'office@himal.example',
      phone: '01-222',
      motto: 'Elsewhere',
    });
  });

  test('have no accessibility violations in light or dark colours, also while two versions are compared', {
    tags: 'thorough',
  }, async () => {
    const page = await open({ expects: [400, 412] });
    await field(page, 'Journal site').fill('nowhere');
    await save(page, 'Elsewhere on the web');
    await page.getByRole('alert').waitFor();
    // With all fields, of which one is refused. Forms are the same everywhere in a wide window.
    await expectAccessible(page, 'refused', [390], 'main');
    await field(page, 'Journal site').fill('https://journal.example/');
    await site.call('PUT', '/api/settings', { json: { journalUrl: 'https://theirs.example/' } });
    await save(page, 'Elsewhere on the web');
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, 'compared', [], 'dialog');
  });
});
