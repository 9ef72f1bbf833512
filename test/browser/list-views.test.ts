import { afterAll, beforeAll, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, toast } from './back-office.ts';
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

test('filter and order are kept as a view, for everyone too, and deleted [19.217]', async () => {
  await site.call('POST', '/api/notice', { json: { title: 'In a view' } });
  const page = await openScreen(site, 'notices?state=live&sort=title');
  await row(page, 'In a view').waitFor();
  const menu = named(page, 'button', 'Views');
  await menu.press('Enter');
  await press(page, 'Keep this view…');
  const dialog = named(page, 'dialog', 'Keep this view');
  await dialog.waitFor();
  await expectAccessible(page, 'keeping', [], 'dialog');
  await named(dialog, 'textbox', 'Name').fill('What visitors see');
  await named(dialog, 'checkbox', 'Everyone sees it').check();
  await press(dialog, 'Keep');
  await toast(page, 'View kept');
  await menu.click();
  await named(page, 'link', 'The whole list').click();
  await eventually(async () => new URL(page.url()).search).toBe('');
  await menu.click();
  // The menu of the columns, which is the same kind, is checked in a wide window, too.
  await expectAccessible(page, 'views', [390], 'main');
  await page.getByRole('link', { name: 'What visitors see for everyone' }).click();
  await eventually(async () => new URL(page.url()).search).toBe('?state=live&sort=title');
  await menu.click();
  await press(page, 'Delete the view ‘What visitors see’');
  const question = named(page, 'alertdialog', 'Are you really want to delete this view?');
  await question.getByText('will be gone for everyone').waitFor();
  await press(question, 'Cancel');
  await menu.click();
  await press(page, 'Delete the view ‘What visitors see’');
  await press(question, 'Delete');
  await toast(page, 'View deleted');
  await menu.click();
  await page.getByText('Keep filter, order and columns under a name').waitFor();
});
