import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFile } from '../documents.ts';
import { pictureFile } from '../pictures.ts';
import type { TestSite } from '../site.ts';
import { named, pick, press, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
let site: TestSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const UNREACHABLE = 'The server cannot be reached. Check the connection and try again.';

test('the error of a field ends when it is corrected, and of a file, said at once, when another one is chosen, with their toasts [17.90, 17.91, 17.94]', async () => {
  const page = await openScreen(site, 'add-banner', { expects: [400, 415] });
  const alerts = () => page.getByRole('alert').allTextContents();
  const invalid = page.locator('[aria-invalid="true"]');
  await page.getByLabel('Choose Image', { exact: true }).setInputFiles(await pick(pdfFile('no-picture.pdf')));
  await eventually(alerts).toEqual([
    'no-picture.pdf cannot be shown here: it may be no picture, or a broken one.',
  ]);
  await named(page, 'textbox', 'Title').fill('Doors open');
  await press(page, 'Save');
  await eventually(() => invalid.count()).toBe(1);
  const picture = await pictureFile({ width: 30, height: 20 });
  await page.getByLabel('no-picture.pdf', { exact: true }).setInputFiles(await pick(picture));
  await eventually(() => invalid.count()).toBe(0);
  await eventually(alerts).toEqual([]);
  await named(page, 'textbox', 'Title').fill('');
  await press(page, 'Save');
  await eventually(() => invalid.count()).toBe(1);
  await named(page, 'textbox', 'Title').fill('Doors open');
  expect(await invalid.count()).toBe(0);
  await eventually(alerts).toEqual([]);
});

test('the error of a connection ends when it is back: on a list, beside a file and in its toast; and ending all sessions can be tried again [17.92]', async () => {
  const page = await openScreen(site, 'add-notice', { expects: ['offline'] });
  await named(page, 'textbox', 'Description').waitFor();
  await goTo(page, 'notices');
  await screen(page, 'Notices');
  await page.context().setOffline(true);
  await named(page, 'searchbox', 'Filter by keyword').fill('exam');
  await named(page, 'button', 'Try again').waitFor();
  await toast(page, UNREACHABLE, 'alert');
  await page.context().setOffline(false);
  await named(page, 'button', 'Try again').waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').allTextContents()).not.toContain(UNREACHABLE);

  await goTo(page, 'add-notice');
  await named(page, 'textbox', 'Description').waitFor();
  await page.context().setOffline(true);
  const papers = named(page, 'group', 'Attachments');
  await papers.getByLabel('Choose PDF', { exact: true }).setInputFiles(await pick(pdfFile('plan.pdf')));
  await papers.getByText(UNREACHABLE, { exact: true }).waitFor();
  await page.context().setOffline(false);
  await papers.getByRole('link', { name: 'plan.pdf' }).waitFor();
  expect(await page.getByText(UNREACHABLE).count()).toBe(0);

  await goTo(page, 'notices');
  await screen(page, 'Notices');
  await press(page, 'Administrator');
  await press(page, 'Sessions');
  const dialog = named(page, 'dialog', 'Sessions');
  await dialog.getByRole('listitem').first().waitFor();
  await page.context().setOffline(true);
  await press(dialog, 'Sign out everywhere');
  await eventually(() => dialog.getByRole('alert').textContent()).toBe(UNREACHABLE);
  await page.context().setOffline(false);
  await press(dialog, 'Sign out everywhere');
  await page.waitForURL(`${site.url}/`);
});
