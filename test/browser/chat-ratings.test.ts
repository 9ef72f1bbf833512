import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, row, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { chatOf, fieldOf, hasFocus, logOf, messages, openChat, sendMessage } from './chat-page.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
const QUESTION = 'Is there a hostel for girls?';
const HELPED = 'This answered my question';

describe('an answer', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startBuiltSite({ environment: { LIMIT_CHAT: 'off' } });
    const json = { title: QUESTION, description: '<p>Yes, with forty beds near the gate.</p>' };
    await site.call('POST', '/api/faq', { json });
  });
  afterAll(() => site.close());

  const counts = async () =>
    (await site.call('GET', '/api/answered')).list.map(({ question, helped, notHelped }) => [
      question,
      helped,
      notHelped,
    ]);

  test('is rated by two buttons below it, as often as one likes, and the page after it knows [25.22]', async () => {
    const page = await openPage(site, { width: 390 });
    await page.goto('/notices');
    await openChat(page);
    await sendMessage(page, 'Namaste');
    await eventually(() => messages(page)).toHaveLength(2);
    const rating = named(logOf(page), 'group', 'Did this answer your question?');
    await sendMessage(page, QUESTION);
    await rating.waitFor();
    await eventually(() => messages(page)).toHaveLength(4);
    expect(await hasFocus(fieldOf(page))).toBe(true);
    const [yes, no] = [named(rating, 'button', HELPED), named(rating, 'button', 'Not')];
    for (const button of [yes, no]) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await button.getAttribute('aria-pressed')).toBe('false');
    }
    await expectAccessible(page, 'an answer', [390], '.chat');
    await yes.click();
    await named(rating, 'status', '').getByText('Thank you.').waitFor();
    await eventually(counts).toEqual([[QUESTION, 1, 0]]);
    await no.click();
    await eventually(counts).toEqual([[QUESTION, 0, 1]]);
    expect(await yes.getAttribute('aria-pressed')).toBe('false');
    await page.goto('/faqs');
    await openChat(page);
    expect(await no.getAttribute('aria-pressed')).toBe('true');
    await sendMessage(page, 'Thank you');
    await eventually(() => messages(page)).toHaveLength(6);
    expect(await rating.count()).toBe(0);
  });

  test('is asked about only once it is kept, and loses nothing where saying so fails [25.22]', async () => {
    const page = await openPage(site, { expects: [503, 'not kept', 'rating not kept'] });
    await page.goto('/notices');
    await openChat(page);
    await page.route('**/api/create-chat', (route) => route.fulfill({ status: 503 }));
    const logged = page.waitForEvent('console', (message) => message.text().includes('was not kept'));
    await sendMessage(page, QUESTION);
    await logged;
    await logOf(page).getByText('forty beds').waitFor();
    expect(await named(logOf(page), 'button', HELPED).count()).toBe(0);
    await page.unroute('**/api/create-chat');
    await page.route('**/api/answered', (route) => route.fulfill({ status: 503 }));
    await sendMessage(page, QUESTION);
    await named(logOf(page), 'button', HELPED).click();
    await logOf(page).getByText('Thank you.').waitFor();
    expect(await chatOf(page).getByText('Not sent').count()).toBe(0);
    expect(await messages(page)).toHaveLength(4);
  });

  test('is not asked about where somebody despairs [25.22]', async () => {
    const page = await openPage(site);
    await page.goto('/notices');
    await openChat(page);
    const kept = page.waitForResponse('**/api/create-chat');
    await sendMessage(page, 'I want to die');
    await logOf(page).getByText('You are not alone').waitFor();
    await kept;
    expect(await named(logOf(page), 'button', HELPED).count()).toBe(0);
  });

  test('and its votes stand in the back office, where the question is tied to another page [25.24]', async () => {
    const keep = { user: 'Where is the moon?', bot: 'Up.\n\nSource: [The sky](/faqs)' };
    const timestamp = '2026-11-21T08:45:00.000Z';
    const json = { conversation: { ...keep, timestamp }, session: 'moon' };
    await site.call('POST', '/api/create-chat', { as: 'nobody', json });
    const rating = { sender: 'moon', timestamp, helped: false };
    await site.call('POST', '/api/answered', { as: 'nobody', json: rating });
    const page = await openScreen(site, 'chats');
    await named(page, 'link', 'Answers that helped').click();
    const moon = row(page, keep.user);
    await moon.getByText('helped 0, not 1').waitFor();
    await moon.getByText('Up.').waitFor();
    expect(await named(moon, 'link', 'The sky').getAttribute('href')).toBe('/faqs');
    await expectAccessible(page, 'rated answers', [1440, 390], 'main');
    await named(moon, 'button', 'This is the answer').click();
    const dialog = page.getByRole('dialog');
    await named(dialog, 'textbox', 'Find a page').fill('hostel');
    await dialog.getByRole('button', { name: QUESTION }).click();
    await toast(page, 'Answer remembered');
    await moon.waitFor({ state: 'detached' });
    await named(page, 'link', 'Remembered answers').click();
    await row(page, keep.user).waitFor();
  });
});

test('the chat says how long a message may be, and sends and cuts none that is longer [25.28]', async () => {
  const site = await startBuiltSite({ environment: { LIMIT_CHAT: 'off' } });
  onTestFinished(() => site.close());
  const page = await openPage(site);
  await page.goto('/notices');
  await openChat(page);
  const field = fieldOf(page);
  const described = () =>
    field.evaluate((it: HTMLTextAreaElement) =>
      it.ariaDescribedByElements?.map((one) => one.textContent).join(''),
    );
  await field.fill('x'.repeat(899));
  expect(await described()).toBe('');
  await field.fill('😀'.repeat(950));
  expect(await described()).toBe('50 of 1,000 characters left');
  const long = 'क'.repeat(1043);
  await field.fill(long);
  expect(await described()).toBe('43 characters too many');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.press('Enter');
  await chatOf(page).getByText('Not sent. A message has at most 1,000 characters.').waitFor();
  expect(await field.inputValue()).toBe(long);
  expect(await messages(page)).toEqual([]);
  await field.fill('x'.repeat(1000));
  await field.press('Enter');
  await eventually(() => messages(page)).toHaveLength(2);
  expect(await chatOf(page).getByText('Not sent').count()).toBe(0);
});
