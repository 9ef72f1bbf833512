import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { named, press, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { setUpPages } from './open-page.ts';

describe('A text in two languages in a form', () => {
  let site: TestSite;
  const openPage = setUpPages();
  beforeAll(async () => {
    site = await startBuiltSite();
  });
  afterAll(() => site.close());

  test('is written beside the English one, is called by its Nepali label, and may be missing [20.117]', async () => {
    const page = await openPage(site, { as: 'admin', width: 1440 });
    await page.goto('/admin/add-notice');
    const [english, nepali] = [named(page, 'textbox', 'Title'), named(page, 'textbox', 'शीर्षक')];
    await english.fill('Holiday');
    expect(await page.getByText('No Nepali text yet').first().isVisible()).toBe(true);
    const [left, right] = [await english.boundingBox(), await nepali.boundingBox()];
    expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99))).toBeLessThan(4);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    await nepali.fill('बिदा');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/wide.png`, fullPage: true });
    await press(page, 'Save');
    await toast(page, 'Notice added Successfully');
    await screen(page, 'Notices');
    const [notice] = (await site.call('GET', '/api/notices')).json as { title: string; title_ne: string }[];
    expect(notice).toMatchObject({ title: 'Holiday', title_ne: 'बिदा' });
  });

  test('stands in a tab of its own on a phone [20.117]', async () => {
    const page = await openPage(site, { as: 'admin', width: 390 });
    await page.goto('/admin/add-notice');
    await named(page, 'textbox', 'Title').fill('Holiday');
    expect(await named(page, 'textbox', 'शीर्षक').isVisible()).toBe(false);
    await named(page, 'tab', 'English').focus();
    await page.keyboard.press('ArrowRight');
    await named(page, 'textbox', 'शीर्षक').fill('बिदा');
    expect(await named(page, 'textbox', 'Title').isVisible()).toBe(false);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/phone.png`, fullPage: true });
    await named(page, 'tab', 'English').click();
    expect(await named(page, 'textbox', 'Title').inputValue()).toBe('Holiday');
  });
});
