import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, save, screen, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { askUnanswered, talk, unansweredOn, withoutAnswers } from './chats.ts';
import { eventually } from './eventually.ts';
import { expectNoLayoutShift, layoutShiftsOn, watchShownLayout } from './layout-shifts.ts';
import { setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openScreen = setUpScreens(setUpPages());
const POOL = 'Is there a swimming pool?';
const BUS = 'बस कुन कुन ठाउँबाट आउँछ?';
const ELEPHANTS = 'Are elephants allowed?';

const title = (page: Page) => named(page, 'textbox', 'Title').inputValue();

/** The next list is read before the next removal of a question, and arrives after it. */
async function readListBeforeRemoval(page: Page): Promise<void> {
  const [isRead, isRemoved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isFirst = true;
  // Not with `times`: a request that waits goes on as soon as the last route has expired.
  await page.route('**/api/unanswered?*', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    isRead.resolve();
    await isRemoved.promise;
    // The page may have given it up.
    await route.fulfill({ response }).catch(() => {});
  });
  await page.route('**/api/unanswered/*', async (route) => {
    await isRead.promise;
    await route.fulfill({ response: await route.fetch() });
    setTimeout(isRemoved.resolve, 200);
  });
}

describe('questions without an answer', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startBuiltSite({ assistant: withoutAnswers, environment: { LIMIT_CHAT: 'off' } });
    for (const question of [ELEPHANTS, POOL, POOL, BUS]) await askUnanswered(site, question);
    await talk(site, [POOL, 'Nothing is published about this.']);
  });
  afterAll(() => site.close());

  test('are counted on the dashboard, beside the chats of today, each with a link [2.84]', async () => {
    const page = await openScreen(site, 'dashboard');
    const panel = named(page, 'region', 'To be read');
    const box = (label: string) => panel.getByRole('listitem').filter({ has: named(page, 'link', label) });
    const { json } = await site.call('GET', '/api/inbox');
    const { chats } = json as { chats: { today: number; unanswered: number } };
    expect(chats.today).toBe(1);
    await eventually(() => box('Chats today').textContent()).toBe('Chats today 1');
    await talk(site, ['Thank you', 'You are welcome.']);
    await eventually(() => box('Chats today').textContent()).toBe('Chats today 2');
    await eventually(() => box('Questions without an answer').textContent()).toBe(
      `Questions without an answer ${chats.unanswered}`,
    );
    await named(panel, 'link', 'Questions without an answer').click();
    await screen(page, 'Chatbot Questions');
    await row(page, ELEPHANTS).waitFor();
    await named(page, 'link', 'History').click();
    await named(page, 'button', POOL).waitFor();
    await page.goBack();
    await row(page, ELEPHANTS).waitFor();
  });

  test('move nothing on the dashboard when their number comes, at 390, 768 and 1440', {
    tags: 'thorough',
  }, async () => {
    const page = await openScreen(site, 'dashboard');
    await watchShownLayout(page);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { promise: isCounted, resolve: count } = Promise.withResolvers<void>();
      await page.route('**/api/inbox', (route) => isCounted.then(() => route.continue()));
      await goTo(page, 'dashboard');
      await screen(page, 'Dashboard');
      const busy = page.locator('[aria-busy="true"]');
      await eventually(() => busy.count()).toBe(1);
      // By their time: the browser reports a shift some frames after it.
      const countedAt = await page.evaluate(() => performance.now());
      count();
      await named(page, 'link', 'Questions without an answer').waitFor();
      await eventually(() => busy.count()).toBe(0);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      expectNoLayoutShift((await layoutShiftsOn(page)).filter(({ at }) => at > countedAt));
    }
  });

  test('become an FAQ whose form begins with the question, also after a reload, and then leave the list', async () => {
    const { length } = await unansweredOn(site);
    const page = await openScreen(site, 'chats?show=unanswered');
    await named(page, 'link', `Without an answer ${length}`).waitFor();
    await row(page, POOL).getByText('2 times').waitFor();
    await named(row(page, POOL), 'link', 'Make an FAQ').focus();
    await page.keyboard.press('Enter');
    await screen(page, 'Add FAQ');
    expect(await title(page)).toBe(POOL);
    // Leaving the form keeps the typed text.
    await page.goBack();
    await row(page, POOL).waitFor();
    await page.goForward();
    await page.reload();
    await screen(page, 'Add FAQ');
    expect(await title(page)).toBe(POOL);

    await named(page, 'textbox', 'Description').click();
    await page.keyboard.type('Not yet.');
    // Nothing is asked, since the draft is kept.
    await page.goBack();
    await row(page, POOL).waitFor();
    await page.goForward();
    await screen(page, 'Add FAQ');
    expect(await title(page)).toBe(POOL);
    await readListBeforeRemoval(page);
    await save(page);
    await toast(page, 'Faq added Successfully!!');
    await screen(page, 'Chatbot Questions');
    await eventually(() => unansweredOn(site)).not.toContain(POOL);
    expect((await site.call('GET', '/api/faqs')).list.map((faq) => faq.title)).toEqual([POOL]);
    await named(page, 'link', `Without an answer ${length - 1}`).waitFor();
    await row(page, ELEPHANTS).waitFor();
    await eventually(() => row(page, POOL).count()).toBe(0);
  });

  test('are removed after a confirmation, and the focus moves to the heading', async () => {
    const page = await openScreen(site, 'chats?show=unanswered');
    await named(row(page, BUS), 'button', 'Remove').focus();
    await page.keyboard.press('Enter');
    const question = named(page, 'alertdialog', 'Are you really want to delete this question?');
    await press(question, 'Cancel');
    await question.waitFor({ state: 'detached' });
    expect(await unansweredOn(site)).toContain(BUS);
    await named(row(page, BUS), 'button', 'Remove').click();
    await press(question, 'Delete');
    await toast(page, 'Question removed');
    await row(page, BUS).waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('screen-title');
    expect(await unansweredOn(site)).not.toContain(BUS);
  });

  test('fill the form only with plain text of a title’s length, even with a forged URL', async () => {
    const query = new URLSearchParams({ title: `<b>${'x'.repeat(300)}`, question: '../settings' });
    const page = await openScreen(site, `add-faqs?${query}`);
    await screen(page, 'Add FAQ');
    expect(await title(page)).toBe(`<b>${'x'.repeat(197)}`);
    expect(await page.getByText('Visitors asked this').count()).toBe(0);
    await goTo(page, 'add-faqs');
    await screen(page, 'Add FAQ');
    expect(await title(page)).toBe('');
  });

  // Lists, forms and questions are the same everywhere: test/browser/admin-accessibility.test.ts checks them wide, too.
  test('have no accessibility violations in light or dark colours', { tags: 'thorough' }, async () => {
    const page = await openScreen(site, 'chats?show=unanswered');
    await row(page, ELEPHANTS).waitFor();
    await expectAccessible(page, 'unanswered', [390], 'main');
    await named(row(page, ELEPHANTS), 'link', 'Make an FAQ').click();
    await page.getByText('Visitors asked this').waitFor();
    await named(page, 'textbox', 'Description').waitFor();
    await expectAccessible(page, 'making an FAQ', [390], 'main');
  });

  test('explain in an empty list what it is for, and are not counted there', async () => {
    const asked = async () => (await site.call('GET', '/api/unanswered')).list;
    const before = await asked();
    onTestFinished(async () => {
      for (const { question = '', asked: times } of before.toReversed())
        for (let time = 0; time < Number(times); time += 1) await askUnanswered(site, question);
      const counts = (list: typeof before) => list.map(({ question, asked: times }) => [question, times]);
      await eventually(async () => counts(await asked())).toEqual(counts(before));
    });
    for (const { _id } of before) await site.call('DELETE', `/api/unanswered/${_id}`);
    const page = await openScreen(site, 'chats?show=unanswered');
    await screen(page, 'Nothing here yet');
    await named(page, 'link', 'Without an answer').waitFor();
    await expectAccessible(page, 'nothing unanswered', [390], 'main');
    await goTo(page, 'dashboard');
    await named(named(page, 'region', 'To be read'), 'link', 'Chats today').waitFor();
    expect(await page.getByText('Questions without an answer').count()).toBe(0);
  });
});
