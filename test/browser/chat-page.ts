import type { Locator, Page } from 'playwright-core';
import { named } from './back-office.ts';

/** An assistant's answer: texts, or an error status with its message. */
type Answer = readonly string[] | { status: number; message: string };

export interface ChatCalls {
  /** Requests to the assistant, with their headers. */
  questions: { body: Record<string, unknown>; headers: Record<string, string> }[];
  /** Entries sent to `create-chat`. */
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
    calls.saved.push({ body: request.postDataJSON(), headers: await request.allHeaders() });
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
