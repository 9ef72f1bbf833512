import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, press, row, screen } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import { talk } from './chats.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';
import { goTo, setUpScreens } from './open-screen.ts';

const openPage = setUpPages();
const openScreen = setUpScreens(openPage);
const EMPTY = 'No chat data available.';

async function open(site: TestSite, options: PageOptions = {}) {
  const page = await openScreen(site, 'chats', options);
  await screen(page, 'Chatbot Questions');
  return page;
}

const toggle = (page: Page, name: string) => named(page, 'button', name);
const conversation = (page: Page, name: string) => named(page, 'list', `Conversation: ${name}`);

describe('the history of the chat', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startBuiltSite({ environment: { LIMIT_CHAT: 'off' } });
    for (let number = 1; number <= 20; number += 1) await talk(site, [`Older ${number}`, 'Yes.']);
    await talk(site, ['भर्ना कहिले हुन्छ?', 'पुस १५ गतेसम्म।']);
    await talk(
      site,
      [
        '<b>What is the fee?</b>',
        'It is on the site.\n\n[The fees](/faqs#fees), [TU](https://tu.example/a) or https://tu.example/b.',
      ],
      ['Who are you', '[Sign in](javascript:alert(1)) or <img src=x onerror=alert(1)>'],
    );
  });
  afterAll(() => site.close());

  test('is reached from the side navigation, newest first, a page at a time, and leads back [1.7, 2.40, 2.62]', async () => {
    const page = await openScreen(site, 'dashboard');
    await named(named(page, 'navigation', 'Admin'), 'link', 'Chatbot Questions').click();
    await screen(page, 'Chatbot Questions');
    expect(new URL(page.url()).pathname).toBe('/admin/chats');
    await page.getByText('1 to 20 of 22').waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'S.N',
      'Asked first',
      'Questions',
      'When',
    ]);
    const first = page.getByRole('row').nth(1);
    expect(await first.getByRole('cell').first().textContent()).toBe('1');
    await named(first, 'button', '<b>What is the fee?</b>').waitFor();
    expect(await first.getByRole('cell').nth(2).textContent()).toMatch(/^2/);
    await named(page, 'link', 'Page 2').click();
    await page.getByText('21 to 22 of 22').waitFor();
    await goTo(page, `chats${new URL(page.url()).search}`);
    await named(row(page, '21'), 'button', 'Older 2').waitFor();
    await named(page, 'link', 'Back').click();
    await screen(page, 'Dashboard');
  });

  test('opens a whole conversation by keyboard, as text with links that are safe, without accessibility violations in light or dark colours', async () => {
    const page = await open(site);
    const button = toggle(page, '<b>What is the fee?</b>');
    await button.focus();
    await page.keyboard.press('Enter');
    const messages = conversation(page, '<b>What is the fee?</b>').getByRole('listitem');
    await messages.first().waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await messages.allTextContents()).toEqual([
      'Visitor 21 Nov 2026, 14:30<b>What is the fee?</b>',
      'Assistant It is on the site.\n\nThe fees, TU (tu.example) or https://tu.example/b.',
      'Visitor 21 Nov 2026, 14:30Who are you',
      'Assistant [Sign in](javascript:alert(1)) or <img src=x onerror=alert(1)>',
    ]);
    const links = await messages
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]));
    expect(links.map(([href]) => href)).toEqual([
      '/faqs#fees',
      'https://tu.example/a',
      'https://tu.example/b',
    ]);
    expect(links.every(([, rel]) => rel?.includes('noopener noreferrer'))).toBe(true);
    expect(await messages.locator('img').count()).toBe(0);
    await expectAccessible(page, 'history', [1440, 390], 'main');
    await page.keyboard.press('Enter');
    await messages.first().waitFor({ state: 'detached' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });

  test('is filtered by the first question, keeps the filter in the URL, and says when nothing matches', {
    tags: 'thorough',
  }, async () => {
    const page = await open(site);
    await page.getByRole('searchbox', { name: 'Filter by keyword' }).fill('भर्ना');
    await page.getByText('1 of 1').waitFor();
    await eventually(() => page.url()).toContain('q=');
    await goTo(page, `chats${new URL(page.url()).search}`);
    await toggle(page, 'भर्ना कहिले हुन्छ?').waitFor();
    await page.getByRole('searchbox', { name: 'Filter by keyword' }).fill('xyzzy');
    await screen(page, 'Nothing found');
    await press(page, 'Clear the filter');
    await page.getByText('1 to 20 of 22').waitFor();
    await goTo(page, 'chats?page=9');
    await page.getByText('21 to 22 of 22').waitFor();
  });

  test('that cannot be fetched is only logged, and shows the empty text [8.5]', async () => {
    const page = await openScreen(site, 'dashboard', { expects: [500, 'missing history'] });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const refusal = { status: 500, json: { message: 'Not just now.', code: 'unexpected' } };
    await page.route('**/api/chats*', (route) => route.fulfill(refusal));
    await goTo(page, 'chats');
    await page.getByText(EMPTY, { exact: true }).waitFor();
    await eventually(() => said.some((text) => text.includes('The history of the chat'))).toBe(true);
    expect(await page.getByRole('alert').allTextContents()).toEqual([]);
    expect(await page.getByText('Not just now.').count()).toBe(0);
  });
});
