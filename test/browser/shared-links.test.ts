import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { openButton } from './chat-page.ts';
import { setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;
let notice: string;

beforeAll(async () => {
  site = await startBuiltSite();
  const { record } = await site.call('POST', '/api/notice', { json: { title: 'Exam routine' } });
  notice = `/notice/exam-routine/${record._id}`;
});
afterAll(() => site.close());

describe('‘Share’', () => {
  test('opens the platform’s own sheet, else copies the address, else shows it [24.91]', async () => {
    const page = await openPage(site);
    const shared = () => page.evaluate(() => (window as { shared?: unknown }).shared);
    const replace = (name: 'share' | 'clipboard', how: 'works' | 'missing') =>
      page.evaluate(
        ([name, how]) => {
          const keep = (value: unknown) => Promise.resolve(void Object.assign(window, { shared: value }));
          const works = { share: keep, clipboard: { writeText: keep } };
          const value = how === 'works' ? works[name] : undefined;
          Object.defineProperty(navigator, name, { value, configurable: true });
        },
        [name, how] as const,
      );
    await page.goto(notice);
    const main = page.getByRole('main');
    const url = await page.locator('link[rel="canonical"]').getAttribute('href');
    const press = () => named(main, 'button', 'Share').click();
    await replace('share', 'works');
    await press();
    await expect.poll(shared).toEqual({ title: 'Exam routine · Our College', url });
    await replace('share', 'missing');
    await replace('clipboard', 'works');
    await press();
    await expect.poll(shared).toBe(url);
    await main.getByText('The address is copied.').waitFor();
    await replace('clipboard', 'missing');
    await press();
    await main.getByText(`Copy this address: ${url}`).waitFor();
    await expectAccessible(page);
  });

  test('is not there without script [24.91]', async () => {
    const page = await openPage(site, { javaScriptEnabled: false });
    await page.goto(notice);
    expect(await named(page, 'button', 'Share').count()).toBe(0);
  });
});

test('the chat’s button of a narrow window lies over no button and no field [24.96]', async () => {
  const page = await openPage(site, { width: 360, height: 640 });
  await page.goto('/contact-us');
  const chat = openButton(page);
  for (const covered of [named(page, 'button', 'Send'), named(page, 'textbox', 'Message')]) {
    // To where the chat's button floats.
    await covered.evaluate((element) =>
      scrollBy(0, element.getBoundingClientRect().bottom - (innerHeight - 12)),
    );
    await chat.waitFor({ state: 'hidden' });
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await chat.waitFor();
});
