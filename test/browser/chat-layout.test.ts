import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
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
  setUpChat,
} from './chat-page.ts';
import { eventually } from './eventually.ts';
import { type PageOptions, setUpPages } from './open-page.ts';

let site: TestSite;
const openPage = setUpPages();
const openEmptyChat = setUpChat(openPage, () => site);

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const PHONE = { width: 390, height: 844 };
const leadsOn = () => ['See [the scholarships](/scholarships) or [below](/faqs#content).'];

/** Talks on the page that the tests share. */
async function talkOn(options: PageOptions = {}, answer: (message: string) => string[] = echo) {
  const page = await openEmptyChat(options);
  await mockAssistant(page, answer);
  await sendMessage(page, 'How much?');
  await eventually(() => messages(page)).toHaveLength(2);
  return page;
}
const scrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('during a visit', () => {
  test('the chat begins empty beside that of another visit, stays open on the next page, does not take the focus, and sends no token and no cookie of a signed-in person', async () => {
    const other = await talkOn();
    const page = await openPage(site, { as: 'admin' });
    await page.context().addCookies([{ name: 'known', value: 'x', url: site.url }]);
    await page.goto('/faqs');
    const talk = await mockAssistant(page, leadsOn);
    await openChat(page);
    expect(await messages(page)).toEqual([]);
    await sendMessage(page, 'How much?');
    await eventually(() => messages(page)).toHaveLength(2);
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
    for (const { headers } of [...talk.questions, ...talk.saved]) {
      expect(Object.keys(headers)).not.toContain('authorization');
      expect(Object.keys(headers)).not.toContain('cookie');
    }
    await closeButton(page).click();
    // Intercepted, a page would load everything anew.
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto('/notices');
    await openButton(page).waitFor();
    expect(await logOf(page).count()).toBe(0);
    await openChat(page);
    expect(await messages(page)).toHaveLength(4);
    expect(await messages(other)).toHaveLength(2);
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
    await page.goto('/faqs');
    await mockAssistant(page, echo);
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
    const page = await talkOn(PHONE);
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

  test('following a link of an answer closes the chat, on the same page and on another', async () => {
    const page = await talkOn(PHONE, leadsOn);
    for (const [name, path] of [
      ['below', '/faqs#content'],
      ['the scholarships', '/scholarships'],
    ] as const) {
      await named(logOf(page), 'link', name).click();
      await page.waitForURL(`**${path}`);
      await openButton(page).waitFor();
      expect(await logOf(page).count(), name).toBe(0);
      expect(await page.locator('body > [inert]').count(), name).toBe(0);
      await openChat(page);
      expect(await messages(page), name).toHaveLength(2);
    }
  });

  test('it becomes non-modal when the window grows, and modal when it shrinks', async () => {
    const page = await talkOn(PHONE);
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

/** Runs in the page. */
async function boxesOnceDrawn(elements: readonly (Element | null)[]) {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return elements.map((element) => {
    if (!element?.isConnected) return undefined;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height, isVisible: element.checkVisibility() };
  });
}

test('it fits windows of every size, also with a font twice as large', { tags: 'thorough' }, async () => {
  const page = await talkOn({ width: 320, height: 568 });
  const session = await page.context().newCDPSession(page);
  onTestFinished(async () => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await session.detach();
  });
  const parts = [closeButton(page), fieldOf(page), named(chatOf(page), 'button', 'Send')];
  const elements = await Promise.all(parts.map((part) => part.elementHandle()));
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
      for (const box of await page.evaluate(boxesOnceDrawn, elements)) {
        expect(box?.isVisible, where).toBe(true);
        expect(box?.left, where).toBeGreaterThanOrEqual(0);
        expect(box?.top, where).toBeGreaterThanOrEqual(0);
        expect(box?.right, where).toBeLessThanOrEqual(width);
        expect(box?.bottom, where).toBeLessThanOrEqual(height);
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), where).toBeGreaterThanOrEqual(24);
      }
      expect(await scrolledSideways(page), where).toBeLessThanOrEqual(0);
    }
  }
});

test('its button does not cover the last line of the page or a toast, and is not printed; open it is not covered by a toast', async () => {
  const page = await openPage(site, { width: 390, expects: [400] });
  await page.goto('/contact-us');
  const button = openButton(page);
  const card = page.locator('.toast');
  const refuse = async () => {
    await named(page.getByRole('main'), 'button', 'Send').click();
    await toast(page, 'Name is required.', 'alert');
    return card.boundingBox();
  };
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.getByText('Terms', { exact: true }).boundingBox();
    const place = await button.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
    const said = await refuse();
    const bottom = (said?.y ?? 0) + (said?.height ?? 0);
    expect(bottom <= (place?.y ?? 0) || (said?.y ?? 0) >= (place?.y ?? 0) + (place?.height ?? 0)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await button.isVisible()).toBe(false);
    expect(await button.count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await named(card, 'button', 'Close').click();
  }
  await page.setViewportSize({ width: 1024, height: 900 });
  await openChat(page);
  const said = await refuse();
  const panel = await page.locator('.chat-panel').boundingBox();
  expect(said?.x).toBeGreaterThanOrEqual(0);
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
});

test('axe finds nothing in light and dark colours, beside a page and on a phone', {
  tags: 'thorough',
}, async () => {
  const page = await openEmptyChat({ expects: [502, 'not sent'] });
  let isDown = false;
  await mockAssistant(page, (message) =>
    isDown
      ? { status: 502, message: 'x' }
      : ['See [the questions](/faqs) and https://example.org.', ...echo(message)],
  );
  // The page around it, and its closed button, are checked by the tests of every public page.
  const widths = [1440, PHONE.width];
  await expectAccessible(page, 'empty', widths, '.chat');
  for (const words of ['How much?', 'भर्ना कहिले?', 'And when?']) {
    await sendMessage(page, words);
    await logOf(page).getByText(`You said ${words}`).waitFor();
  }
  isDown = true;
  await sendMessage(page, 'Not now');
  await chatOf(page).getByText('Not sent').waitFor();
  await expectAccessible(page, 'long and failed', widths, '.chat');
});
