import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

describe.each([1440, 390])('The first steps on the dashboard, at %i px,', (width) => {
  test('lead to their places with the focus in their field, say what is done, and are put away for good [24.81, 24.82]', async () => {
    await site.call('PUT', '/api/settings', { json: { firstSteps: true, phone: '', name: 'Our College' } });
    const page = await openScreen(site, 'dashboard', { width, height: 900 });
    const steps = named(page, 'region', 'First steps');
    await steps.getByText('0 of 9 done').waitFor();
    expect(await steps.getByRole('link').allTextContents()).toEqual([
      'Name of the college',
      'Telephone and extensions',
      'Address',
      'Logo',
      'First notice',
      'Colleagues',
      'Sign in in two steps',
      'Mail',
      'Backup',
    ]);
    await expectAccessible(page, 'first steps', [width], 'main .first-steps');
    await named(steps, 'link', 'First notice').click();
    await screen(page, 'Add notice');
    const title = named(page, 'textbox', 'Title');
    await eventually(() => title.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.goBack();
    await named(steps, 'link', 'Name of the college').click();
    const name = named(page, 'textbox', 'College name');
    await eventually(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type('Our own');
    expect(await name.inputValue()).toBe('Our own');
    await name.fill('Our College');
    await page.goBack();
    await named(steps, 'link', 'Telephone and extensions').click();
    const phone = named(page, 'textbox', 'Phone');
    await eventually(() => phone.evaluate((one) => one === document.activeElement)).toBe(true);
    await phone.fill('01-4412345');
    await phone.press('ControlOrMeta+s');
    await toast(page, 'Settings saved');
    await page.goBack();
    await steps.getByText('1 of 9 done').waitFor();
    await press(steps, 'Put away for good');
    await steps.waitFor({ state: 'detached' });
    expect((await site.call('GET', '/api/settings')).json).toMatchObject({ firstSteps: false });
  });
});

test('the settings say that no backup is known, and how one is made [24.84]', async () => {
  const page = await openScreen(site, 'settings#settings-backup');
  const backup = named(page, 'region', 'Backup');
  await eventually(() => backup.evaluate((one) => one === document.activeElement)).toBe(true);
  await backup.getByText('No backup of this site is known.').waitFor();
  await backup.getByText('npm run chautari -- backup').waitFor();
});
