import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CollegeFacts, neutralCollege } from '../../src/content/college.ts';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen, toast } from './back-office.ts';
import { onEmbeddedDatabase } from './built-site.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
const field = (page: Page, label: string) => named(page, 'textbox', label);

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
    await field(page, 'College name').fill('Himal College');
    await field(page, 'Phone').fill('01-5970123');
    await field(page, 'YouTube').fill('https://video.example/himal');
    await press(page, 'Save');
    await toast(page, 'Settings saved');
    await named(named(page, 'banner', ''), 'link', 'Himal College').waitFor();
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
    await press(page, 'Save');
    await toast(page, 'Settings saved');
    await field(page, 'Motto').fill('Second');
    await press(page, 'Save');
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

  test('show errors at their fields, lose nothing that was typed, and save everything else [17.82]', async () => {
    const page = await open({ expects: [400] });
    await field(page, 'Map link').fill('javascript:alert(1)');
    await field(page, 'Notes').fill('many');
    await field(page, 'Motto').fill('Kept');
    await press(page, 'Save');
    await toast(page, 'Map link has to be a web address that begins with https:// or http://.', 'alert');
    for (const label of ['Map link', 'Notes']) {
      await eventually(() => field(page, label).getAttribute('aria-invalid')).toBe('true');
    }
    expect(await field(page, 'Map link').evaluate((input) => input === document.activeElement)).toBe(true);
    await toast(page, 'The other fields are saved.');
    expect(await field(page, 'Motto').inputValue()).toBe('Kept');
    expect(await field(page, 'Map link').inputValue()).toBe('javascript:alert(1)');
    expect(await stored()).toEqual({ ...neutralCollege, motto: 'Kept' });
    await field(page, 'Map link').fill('');
    await field(page, 'Notes').fill('1200');
    await press(page, 'Save');
    await toast(page, 'Settings saved');
    expect((await stored()).boxNotes).toBe(1200);
  });

  test('complete a web address when its field is left [17.80]', async () => {
    const page = await open();
    await field(page, 'Facebook').fill('facebook.com/himal');
    await field(page, 'YouTube').focus();
    expect(await field(page, 'Facebook').inputValue()).toBe('https://facebook.com/himal');
  });

  test('do not hide an invalid field behind the bars', { tags: 'thorough' }, async () => {
    const page = await open({ expects: [400] });
    await page.setViewportSize({ width: 1440, height: 700 });
    for (const label of ['Motto', 'Map link', 'Journal site', 'Teachers']) {
      const before = await field(page, label).inputValue();
      await field(page, label).fill('two\u2028lines');
      await press(page, 'Save');
      await eventually(() => field(page, label).evaluate((input) => input === document.activeElement)).toBe(
        true,
      );
      const input = await field(page, label).boundingBox();
      const bar = await named(page, 'button', 'Save').boundingBox();
      const top = await named(page, 'banner', '').boundingBox();
      expect((input?.y ?? 0) + (input?.height ?? 0), label).toBeLessThan(bar?.y ?? 0);
      expect(input?.y, label).toBeGreaterThan(top?.height ?? 700);
      await field(page, label).fill(before);
    }
  });

  test('changed by another session meanwhile are compared, and overwritten only after a confirmation', {
    tags: 'thorough',
  }, async () => {
    const page = await open({ expects: [412] });
    await field(page, 'Motto').fill('Mine');
    await site.call('PUT', '/api/settings', { json: { motto: 'Theirs', phone: '01-111' } });
    await press(page, 'Save');
    const dialog = named(page, 'alertdialog', 'You have changed this in another window');
    const motto = named(dialog, 'region', 'Motto');
    expect(await named(motto, 'group', 'In this window').textContent()).toBe('Mine');
    expect(await named(motto, 'group', 'Stored').textContent()).toBe('Theirs');
    expect(await dialog.getByText('Changed only in the other window').textContent()).toContain('Phone');
    await press(dialog, 'Keep editing');
    expect((await stored()).motto).toBe('Theirs');
    await press(page, 'Save');
    await press(dialog, 'Overwrite with this window’s');
    await toast(page, 'Settings saved');
    expect(await stored()).toMatchObject({ motto: 'Mine', phone: '01-111' });
    await eventually(() => field(page, 'Phone').inputValue()).toBe('01-111');

    await field(page, 'Motto').fill('Mine again');
    await site.call('PUT', '/api/settings', { json: { motto: 'Theirs again' } });
    await press(page, 'Save');
    await press(dialog, 'Take what is stored');
    expect(await field(page, 'Motto').inputValue()).toBe('Theirs again');
    expect((await stored()).motto).toBe('Theirs again');
  });

  test('have no accessibility violations in light or dark colours, also while two versions are compared', {
    tags: 'thorough',
  }, async () => {
    const page = await open({ expects: [400, 412] });
    await field(page, 'Journal site').fill('nowhere');
    await press(page, 'Save');
    await page.getByRole('alert').waitFor();
    // With all fields, of which one is refused. Forms are the same everywhere in a wide window.
    await expectAccessible(page, 'refused', [390], 'main');
    await field(page, 'Journal site').fill('https://journal.example/');
    await site.call('PUT', '/api/settings', { json: { journalUrl: 'https://theirs.example/' } });
    await press(page, 'Save');
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, 'compared', [], 'dialog');
  });
});
