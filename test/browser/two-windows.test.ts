import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { named, press, save, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { goTo } from './open-screen.ts';

const openPage = setUpPages();
const UNREACHABLE = 'The server cannot be reached. Check the connection and try again.';
const ROUNDS = 24;
const PUBLISHED = 4;

/** Drops the answer to the next change of a news item when asked to. */
async function losing(page: Page) {
  let isNext = false;
  await page.route(/\/api\/(?:manage\/)?news\//, async (route) => {
    if (!isNext || route.request().method() === 'GET') return route.fallback();
    isNext = false;
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  return {
    /** @param press makes the change @returns once the answer is lost */
    async lose(press: () => Promise<void>) {
      isNext = true;
      const lost = page.waitForEvent('requestfailed', (request) => request.method() !== 'GET');
      await Promise.all([lost, press()]);
    },
  };
}

test('two windows that write different fields of one record accuse each other of nothing, whichever answers are lost [19.171, 19.177]', {
  tags: 'thorough',
  timeout: 400_000,
}, async () => {
  const site = await startBuiltSite();
  try {
    const { record } = await site.call('POST', '/api/news', { json: { title: 'Science week' } });
    const address = `update-news-and-events/${record._id}`;
    const windows = await Promise.all(
      [
        { field: 'title', label: 'Title' },
        { field: 'eventPlace', label: 'Event place' },
      ].map(async (writes) => {
        const page = await openPage(site, { as: 'admin', expects: ['offline', 409, 412] });
        await page.goto(`/admin/${address}`);
        return { page, ...writes, ...(await losing(page)) };
      }),
    );
    const kept = async () => {
      const { json } = await site.call('GET', `/api/manage/news/${record._id}`);
      const { live, draft } = json as Record<'live' | 'draft', Record<string, unknown> | null>;
      const fields = { ...live, ...(draft?.fields as object) } as Record<string, unknown>;
      return windows.map(({ field }) => fields[field]);
    };
    const write = async (round: number) => {
      const texts = windows.map(({ label }) => `${label} ${round}`);
      for (const [at, { page, label }] of windows.entries())
        await named(page, 'textbox', label).fill(texts[at] ?? '');
      return texts;
    };
    const mustAccuseNobody = async () => {
      for (const { page, label } of windows) {
        expect(await page.getByRole('alertdialog').count()).toBe(0);
        const alerts = await page.getByRole('alert').allTextContents();
        expect(alerts.filter((text) => text !== '' && !text.includes(UNREACHABLE))).toEqual([]);
        const merged = (await page.getByRole('status').allTextContents()).filter((text) =>
          text.includes('from the other one'),
        );
        for (const text of merged) expect(text).not.toContain(`other one: ${label}`);
      }
    };

    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = round % 2 === 0 ? windows : windows.toReversed();
      const texts = await write(round);
      await Promise.all([
        one?.lose(() => press(one.page, 'Save draft')),
        other && press(other.page, 'Save draft'),
      ]);
      await one?.page.getByText('No connection: what you type is kept on this device.').waitFor();
      await one?.page.locator('[data-busy]').first().waitFor({ state: 'detached' });
      if (one) await press(one.page, 'Save draft');
      await eventually(kept).toEqual(texts);
      await mustAccuseNobody();
    }

    for (let round = ROUNDS; round < ROUNDS + PUBLISHED; round += 1) {
      const [one, other] = round % 2 === 0 ? windows : windows.toReversed();
      const texts = await write(round);
      await Promise.all([one?.lose(() => save(one.page)), other && save(other.page)]);
      await one?.page.locator('[data-busy]').first().waitFor({ state: 'detached' });
      if (one) await save(one.page);
      for (const { page } of windows) await screen(page, 'News & Events');
      expect(await kept()).toEqual(texts);
      await mustAccuseNobody();
      if (round < ROUNDS + PUBLISHED - 1) for (const { page } of windows) await goTo(page, address);
    }
  } finally {
    await site.close();
  }
});
