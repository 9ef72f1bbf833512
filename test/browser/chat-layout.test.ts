import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../site.ts';
import { expectAccessible } from './accessibility.ts';
import { named, toast } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import {
  chatOf,
  closeButton,
  echo,
  fieldOf,
  hasFocus,
  logOf,
  messages,
  mockAssistant,
  openButton,
  openChat,
  sendMessage,
} from './chat-page.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';

const openPage = setUpPages();
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const PHONE = { width: 390, height: 844 };
const leadsOn = () => ['See [the scholarships](/scholarships) or [below](/faqs#content).'];

async function talkOn(options: PageOptions = {}, answer: (message: string) => string[] = echo) {
  const page = await openPage(site, options);
  const talk = await mockAssistant(page, answer);
  await page.goto('/faqs');
  await openChat(page);
  await sendMessage(page, 'How much?');
  await eventually(() => messages(page)).toHaveLength(2);
  return { page, talk };
}
const scrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('during a visit', () => {
  test('the chat stays open on the next page, and does not take the focus', async () => {
    const { page, talk } = await talkOn({}, leadsOn);
    await fieldOf(page).fill('And w');
    await named(logOf(page), 'link', 'the scholarships').click();
    await page.waitForURL('**/scholarships');
    await fieldOf(page).waitFor();
    expect(await messages(page)).toHaveLength(2);
    expect(await fieldOf(page).inputValue()).toBe('And w');
    expect(await hasFocus(page.locator('body'))).toBe(true);
    await sendMessage(page, 'And when?');
    await eventually(() => talk.saved.length).toBe(2);
    expect(new Set(talk.saved.map(({ body }) => body.session)).size).toBe(1);
    await closeButton(page).click();
    await page.goto('/notices');
    await openButton(page).waitFor();
    expect(await logOf(page).count()).toBe(0);
    await openChat(page);
    expect(await messages(page)).toHaveLength(4);
  });

  test('another visit begins with an empty conversation', async () => {
    const { page } = await talkOn();
    const other = await openPage(site);
    await other.goto('/faqs');
    await openChat(other);
    expect(await messages(other)).toEqual([]);
    expect(await messages(page)).toHaveLength(2);
  });

  test('without session storage the conversation lasts as long as the page', async () => {
    const page = await openPage(site);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await mockAssistant(page, echo);
    await page.goto('/faqs');
    await openChat(page);
    await sendMessage(page, 'How much?');
    await logOf(page).getByText('You said How much?').waitFor();
    await closeButton(page).click();
    await openChat(page);
    expect(await messages(page)).toHaveLength(2);
  });
});

describe('on a phone', () => {
  test('it is a modal dialog that covers the page, and the page is inert', async () => {
    const { page } = await talkOn(PHONE);
    const sheet = named(chatOf(page), 'dialog', 'Chat');
    expect(await sheet.getAttribute('aria-modal')).toBe('true');
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    expect(await page.locator('body > :not(.chat):not([inert])').count()).toBe(0);
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
    }
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 900);
    await fieldOf(page).focus();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await hasFocus(openButton(page))).toBe(true);
    expect(await page.locator('body > [inert]').count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.each([
    ['the scholarships', '/scholarships'],
    ['below', '/faqs#content'],
  ])('following a link of an answer closes the chat: %s', async (name, path) => {
    const { page } = await talkOn(PHONE, leadsOn);
    await named(logOf(page), 'link', name).click();
    await page.waitForURL(`**${path}`);
    await openButton(page).waitFor();
    expect(await logOf(page).count()).toBe(0);
    expect(await page.locator('body > [inert]').count()).toBe(0);
    await openChat(page);
    expect(await messages(page)).toHaveLength(2);
  });

  test('it becomes non-modal when the window grows, and modal when it shrinks', async () => {
    const { page } = await talkOn(PHONE);
    const sheet = named(chatOf(page), 'dialog', 'Chat');
    await page.setViewportSize({ width: 1024, height: 800 });
    await sheet.waitFor({ state: 'detached' });
    expect(await page.locator('body > [inert]').count()).toBe(0);
    const box = await page.locator('.chat-panel').boundingBox();
    expect([box?.width, box?.height]).toEqual([380, 560]);
    await page.setViewportSize({ width: 844, height: 390 });
    await sheet.waitFor();
    expect(await messages(page)).toHaveLength(2);
  });
});

test('it fits windows of every size, also with a font twice as large', async () => {
  const { page } = await talkOn({ width: 320, height: 568 });
  const session = await page.context().newCDPSession(page);
  for (const standard of [16, 32]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [640, 360],
      [768, 1024],
      [1440, 900],
    ] as const) {
      const where = `${width} by ${height}, font of ${standard}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      for (const part of [closeButton(page), fieldOf(page), named(chatOf(page), 'button', 'Send')]) {
        const box = await part.boundingBox();
        expect(box?.x, where).toBeGreaterThanOrEqual(0);
        expect(box?.y, where).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), where).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 0), where).toBeLessThanOrEqual(height);
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), where).toBeGreaterThanOrEqual(24);
      }
      expect(await scrolledSideways(page), where).toBeLessThanOrEqual(0);
    }
  }
});

test('its button does not cover the last line of the page or a toast, and is not printed', async () => {
  for (const width of [390, 1440]) {
    const page = await openPage(site, { width, expects: [400] });
    await page.goto('/contact-us');
    const button = openButton(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.getByText('Terms', { exact: true }).boundingBox();
    const place = await button.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
    await named(page.getByRole('main'), 'button', 'Send').click();
    await toast(page, 'Name is required.', 'alert');
    const card = await page.locator('.toast').boundingBox();
    const bottom = (card?.y ?? 0) + (card?.height ?? 0);
    expect(bottom <= (place?.y ?? 0) || (card?.y ?? 0) >= (place?.y ?? 0) + (place?.height ?? 0)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await button.isVisible()).toBe(false);
    expect(await button.count()).toBe(0);
  }
});

test('a toast does not cover the open chat', async () => {
  const page = await openPage(site, { width: 1024, expects: [400] });
  await page.goto('/contact-us');
  await openChat(page);
  await named(page.getByRole('main'), 'button', 'Send').click();
  await toast(page, 'Name is required.', 'alert');
  const card = await page.locator('.toast').boundingBox();
  const panel = await page.locator('.chat-panel').boundingBox();
  expect(card?.x).toBeGreaterThanOrEqual(0);
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
});

test.each([
  ['beside a page', { width: 1440, height: 900 }],
  ['on a phone', PHONE],
])('axe finds nothing in light and dark colours, %s', async (_, size) => {
  const page = await openPage(site, { ...size, expects: [502, 'not sent'] });
  let isDown = false;
  await mockAssistant(page, (message) =>
    isDown
      ? { status: 502, message: 'x' }
      : ['See [the questions](/faqs) and https://example.org.', ...echo(message)],
  );
  // Closed, it is part of every public page, whose own tests run axe.
  await page.goto('/faqs');
  await openChat(page);
  await expectAccessible(page, 'empty');
  for (const words of ['How much?', 'भर्ना कहिले?', 'And when?']) {
    await sendMessage(page, words);
    await logOf(page).getByText(`You said ${words}`).waitFor();
  }
  isDown = true;
  await sendMessage(page, 'Not now');
  await chatOf(page).getByText('Not sent').waitFor();
  await expectAccessible(page, 'long and failed');
});
