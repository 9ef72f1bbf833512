import type { Locator, Page } from 'playwright-core';
import type { TestSite } from '../site.ts';
import { named } from './back-office.ts';
import type { PageOptions, setUpPages } from './open-page.ts';

/** An assistant's answer: texts, or an error status with its message. */
type Answer = readonly string[] | { status: number; message: string };

export interface ChatCalls {
  /** Requests to the assistant, with their headers. */
  questions: { body: Record<string, unknown>; headers: Record<string, string> }[];
  /** Entries sent to `create-chat`, of the conversations that asked. */
  saved: { body: Record<string, unknown>; headers: Record<string, string> }[];
}

/** Intercepts a page's chat requests, answers them with `answer` and records them. */
export async function mockAssistant(
  page: Page,
  answer: (message: string) => Answer | Promise<Answer>,
): Promise<ChatCalls> {
  const calls: ChatCalls = { questions: [], saved: [] };
  await page.route('**/webhooks/rest/webhook', async (route) => {
    const request = route.request();
    const body = request.postDataJSON();
    calls.questions.push({ body, headers: await request.allHeaders() });
    const said = await answer(body.message);
    if ('status' in said)
      await route.fulfill({ status: said.status, json: { message: said.message, code: 'x' } });
    else await route.fulfill({ json: said.map((text) => ({ recipient_id: body.sender, text })) });
  });
  await page.route('**/api/create-chat', async (route) => {
    const request = route.request();
    const saved = { body: request.postDataJSON(), headers: await request.allHeaders() };
    // The shared page may still be saving the conversation of the test before.
    if (calls.questions.some(({ body }) => body.sender === saved.body.session)) calls.saved.push(saved);
    await route.fulfill({ status: 201, json: {} });
  });
  return calls;
}

/** An assistant that repeats the question. */
export const echo = (message: string) => [`You said ${message}`];

export const chatOf = (page: Page) => named(page, 'region', 'Chat');
export const logOf = (page: Page) => chatOf(page).getByRole('log');
export const fieldOf = (page: Page) => named(chatOf(page), 'textbox', 'Message');
export const openButton = (page: Page) => named(chatOf(page), 'button', 'Open chat');
export const closeButton = (page: Page) => named(chatOf(page), 'button', 'Close chat');

export async function openChat(page: Page): Promise<void> {
  await openButton(page).click();
  await fieldOf(page).waitFor();
}

/**
 * Shares a page between the tests of a file, because loading it takes longer than most of them. Call it after
 * `setUpPages`. Tests of loading itself open a page of their own.
 * @returns opens the chat on `/faqs`, as it is after loading: with an empty conversation and without mocks
 */
export function setUpChat(openPage: ReturnType<typeof setUpPages>, site: () => TestSite) {
  let kept: Page | undefined;
  /** The errors that the present test expects. */
  const allowed: NonNullable<PageOptions['expects']>[number][] = [];

  return async function openEmptyChat({
    width = 1440,
    height = 900,
    expects = [],
  }: Pick<PageOptions, 'width' | 'height' | 'expects'> = {}): Promise<Page> {
    allowed.splice(0, Number.POSITIVE_INFINITY, ...expects);
    kept ??= await openPage(site(), { keepOpen: true, expects: allowed });
    await kept.unrouteAll({ behavior: 'ignoreErrors' });
    await kept.context().setOffline(false);
    await kept.emulateMedia({ colorScheme: 'light' });
    await kept.setViewportSize({ width, height });
    // Again after loading, because an answer may have been stored just before it.
    while (!(await kept.evaluate(closeEmpty))) await kept.goto('/faqs');
    await openChat(kept);
    return kept;
  };
}

/**
 * Runs in the page: empties and closes the chat. The chat reads the stored conversation again when a page comes back
 * from the back/forward cache, so this removes it and simulates that event.
 * @returns false when the page has to be loaded
 */
async function closeEmpty(): Promise<boolean> {
  if (location.protocol === 'about:') return false;
  sessionStorage.clear();
  document.adoptedStyleSheets = [];
  scrollTo(0, 0);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await new Promise((rendered) => setTimeout(rendered));
  // A conversation that waits for an answer is kept.
  const isEmpty = document.querySelector('.chat-message') === null;
  document.querySelector<HTMLElement>('.chat-button[aria-expanded="true"]')?.click();
  return isEmpty && location.pathname === '/faqs';
}

export async function sendMessage(page: Page, words: string): Promise<void> {
  await fieldOf(page).fill(words);
  await fieldOf(page).press('Enter');
}

/** The messages in order, each as speaker and text. */
export const messages = (page: Page) =>
  logOf(page)
    .locator('.chat-message')
    .evaluateAll((all) => all.map((one) => [...one.children].map((part) => part.textContent).join(': ')));

export const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement);

/** Whether the whole element is within the visible part of its scrolling parent. */
export const isVisibleInLog = (element: Locator) =>
  element.evaluate((it) => {
    const log = it.closest('[role="log"]')?.getBoundingClientRect();
    const { top, bottom } = it.getBoundingClientRect();
    return log !== undefined && top >= log.top && bottom <= log.bottom + 1;
  });
