import type { Dialog } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { collectedTexts } from '../collection.ts';
import type { TestSite } from '../site.ts';
import { named } from './back-office.ts';
import { startBuiltSite } from './built-site.ts';
import {
  chatOf,
  echo,
  fieldOf,
  hasFocus,
  isVisibleInLog,
  logOf,
  messages,
  mockAssistant,
  sendMessage,
  setUpChat,
} from './chat-page.ts';
import { eventually } from './eventually.ts';
import { setUpPages } from './open-page.ts';
import { isWrittenFromLeft } from './writing-direction.ts';

let site: TestSite;
const openEmptyChat = setUpChat(setUpPages(), () => site);

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

describe('talking', () => {
  test('Enter and the button send, and messages are marked with their author [2.78, 2.79, 4.15]', async () => {
    const page = await openEmptyChat();
    const talk = await mockAssistant(page, (message) => [`First of ${message}`, 'Second\n\nwith more']);
    await sendMessage(page, 'How much?');
    await logOf(page).getByText('with more').waitFor();
    expect(await fieldOf(page).inputValue()).toBe('');
    expect(await hasFocus(fieldOf(page))).toBe(true);
    await fieldOf(page).fill('भर्ना कहिले?');
    await named(chatOf(page), 'button', 'Send').click();
    await eventually(() => messages(page)).toEqual([
      'You: How much?',
      'Assistant: First of How much?',
      'Assistant: Second\n\nwith more',
      'You: भर्ना कहिले?',
      'Assistant: First of भर्ना कहिले?',
      'Assistant: Second\n\nwith more',
    ]);
    for (const mark of ['You', 'Assistant'])
      expect(await logOf(page).getByText(mark, { exact: true }).first().isVisible()).toBe(true);
    const question = logOf(page).getByText('भर्ना कहिले?', { exact: true });
    expect(await question.getAttribute('lang')).toBe('ne');
    await eventually(() => talk.saved.length).toBe(2);
    const [first, second] = talk.saved;
    expect(first?.body).toMatchObject({
      conversation: { user: 'How much?', bot: 'First of How much?\n\nSecond\n\nwith more' },
      session: talk.questions[0]?.body.sender,
    });
    expect(second?.body.session).toBe(first?.body.session);
  });

  test('an empty or blank message is not sent, and Shift+Enter begins a line [2.78, 5.5, 16.13]', async () => {
    const page = await openEmptyChat();
    const talk = await mockAssistant(page, echo);
    await fieldOf(page).press('Enter');
    await sendMessage(page, ' \u00a0 ');
    await named(chatOf(page), 'button', 'Send').click();
    await fieldOf(page).fill('One');
    await fieldOf(page).press('Shift+Enter');
    await page.keyboard.type('two');
    expect(await fieldOf(page).inputValue()).toBe('One\ntwo');
    await page.keyboard.press('Enter');
    await logOf(page).getByText('You said').waitFor();
    expect(talk.questions.map(({ body }) => body.message)).toEqual(['One\ntwo']);
  });

  test('Enter does not send while an input method is composing', async () => {
    const page = await openEmptyChat();
    const talk = await mockAssistant(page, echo);
    await fieldOf(page).fill('नमस्ते');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await fieldOf(page).dispatchEvent('keydown', { key: 'Enter', ...composing });
    expect(talk.questions).toEqual([]);
    await fieldOf(page).press('Enter');
    await logOf(page).getByText('You said नमस्ते').waitFor();
    expect(talk.questions).toHaveLength(1);
  });

  test('while an answer is pending the next message can be written, and is not sent', async () => {
    const page = await openEmptyChat();
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    const talk = await mockAssistant(page, async (message) => {
      await isAnswered;
      return echo(message);
    });
    await sendMessage(page, 'One');
    await logOf(page).getByText('Typing…').waitFor();
    expect(await messages(page)).toEqual(['You: One']);
    const send = named(chatOf(page), 'button', 'Send');
    expect(await send.getAttribute('aria-disabled')).toBe('true');
    await sendMessage(page, 'Two');
    await send.click({ force: true });
    expect(await fieldOf(page).inputValue()).toBe('Two');
    answer();
    await logOf(page).getByText('You said One').waitFor();
    expect(await logOf(page).getByText('Typing…').count()).toBe(0);
    expect(talk.questions).toHaveLength(1);
    await fieldOf(page).press('Enter');
    await logOf(page).getByText('You said Two').waitFor();
  });

  test('the latest message is in view, or the beginning of a very long one [2.80]', async () => {
    const page = await openEmptyChat();
    await mockAssistant(page, (message) =>
      message === 'long' ? [`Begin ${'and on\n'.repeat(80)}`] : echo(message),
    );
    for (let number = 1; number <= 5; number += 1) {
      await sendMessage(page, `Question ${number}`);
      const answer = logOf(page).getByText(`You said Question ${number}`);
      await answer.waitFor();
      await eventually(() => isVisibleInLog(answer)).toBe(true);
    }
    expect(await logOf(page).evaluate((log) => log.scrollTop)).toBeGreaterThan(0);
    await fieldOf(page).focus();
    await logOf(page).evaluate((log) => log.scrollTo(0, 0));
    await page.keyboard.type('reading');
    expect(await logOf(page).evaluate((log) => log.scrollTop)).toBe(0);
    await sendMessage(page, 'long');
    const mark = logOf(page).locator('.chat-message').last().getByText('Assistant');
    await eventually(() => isVisibleInLog(mark)).toBe(true);
  });
});

test('safe links of an answer are links, and everything else stays text', async () => {
  const page = await openEmptyChat();
  const texts = [
    `See [the questions](/faqs), [outside](https://example.org/a), https://example.org/b, [https://example.org](https://evil.example) and [here](${site.url}/notices).`,
    '[one](javascript:window.isHarmed=1) [two](//evil.example) [three](/\\evil.example) [four](https://a@b.example)',
    '<img src=x onerror="window.isHarmed=1"><script>window.isHarmed=1</script><b>bold</b> &amp;',
    '\u202Egnp.exe [is \u202Ewhat](/notices) it says',
    'W'.repeat(400),
  ];
  await mockAssistant(page, () => texts);
  await sendMessage(page, 'Links?');
  await logOf(page).getByText('W'.repeat(400)).waitFor();
  const links = await logOf(page)
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    );
  expect(links).toEqual([
    ['the questions', '/faqs', null],
    ['outside', 'https://example.org/a', null],
    ['https://example.org/b', 'https://example.org/b', null],
    ['https://example.org', 'https://evil.example/', null],
    ['here', `${site.url}/notices`, null],
    ['is \u202Ewhat', '/notices', null],
  ]);
  // An external link names its host, unless its text does.
  expect(await logOf(page).locator('.chat-host').allTextContents()).toEqual([
    ' (example.org)',
    ' (evil.example)',
  ]);
  await logOf(page)
    .getByText(texts[1] ?? '', { exact: true })
    .waitFor();
  await logOf(page)
    .getByText(texts[2] ?? '', { exact: true })
    .waitFor();
  expect(await page.evaluate(() => 'isHarmed' in window)).toBe(false);
  expect(await logOf(page).getByText('it says', { exact: true }).evaluate(isWrittenFromLeft)).toBe(true);
  expect(await logOf(page).evaluate((log) => log.scrollWidth - log.clientWidth)).toBeLessThanOrEqual(0);
});

test.each(['W', '\u{FDFD}', 'Z\u0351\u036b\u0343'.repeat(9)])(
  'a character wider than the log does not make it scroll sideways: %s',
  async (character) => {
    const page = await openEmptyChat();
    await mockAssistant(page, () => [character]);
    await sendMessage(page, character);
    await eventually(() => messages(page)).toHaveLength(2);
    // Makes each character wider than the log, regardless of the machine's fonts.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.chat-text { font-size: 50rem }');
      document.adoptedStyleSheets.push(sheet);
    });
    const overflow = () => logOf(page).evaluate((log) => log.scrollWidth - log.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  },
);

test('hostile texts stay text, in questions and answers', async () => {
  const hostile = ['xss/live-in-chromium-156.json', 'naughty/blns.json']
    .flatMap(collectedTexts)
    .concat('<img src=x onerror=alert(1)>')
    .filter((text) => text.trim() !== '');
  const page = await openEmptyChat();
  const dialogs: string[] = [];
  const refuse = (dialog: Dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  };
  page.on('dialog', refuse);
  onTestFinished(() => void page.off('dialog', refuse));
  await mockAssistant(page, () => hostile);
  await sendMessage(page, '<img src=x onerror=alert(1)>');
  await eventually(() => messages(page)).toHaveLength(hostile.length + 1);
  expect(await logOf(page).locator('img, script, svg, style, iframe, b').count()).toBe(0);
  expect(await logOf(page).evaluate((log) => log.scrollWidth - log.clientWidth)).toBeLessThanOrEqual(0);
  expect(dialogs).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/faqs');
});

describe('a message that could not be sent', () => {
  test.each([
    { status: 502, message: 'The service failed.', says: 'Not sent. Try again' },
    { status: 429, message: 'Too many messages. Wait.', says: 'Not sent. Too many messages. Wait.' },
  ])(
    'is logged, reported below the field, and stays in the field: $status [8.4]',
    async ({ says, ...failure }) => {
      const page = await openEmptyChat({ expects: [failure.status, 'not sent'] });
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      let isDown = true;
      const talk = await mockAssistant(page, (message) => (isDown ? failure : echo(message)));
      await sendMessage(page, 'How much?');
      await chatOf(page).getByText(says, { exact: true }).waitFor();
      expect(await fieldOf(page).inputValue()).toBe('How much?');
      expect(await messages(page)).toEqual([]);
      expect(errors.some((text) => text.includes('The message was not sent'))).toBe(true);
      expect(await page.locator('.toast').count()).toBe(0);
      expect([talk.questions.length, talk.saved.length]).toEqual([1, 0]);
      isDown = false;
      await fieldOf(page).press('Enter');
      await logOf(page).getByText('You said How much?').waitFor();
      expect(await chatOf(page).getByText('Not sent').count()).toBe(0);
    },
  );

  test('stays in the field without a connection, too [8.4]', async () => {
    const page = await openEmptyChat({ expects: ['offline', 'not sent'] });
    await page.context().setOffline(true);
    await sendMessage(page, 'How much?');
    await chatOf(page).getByText('Not sent. Try again', { exact: true }).waitFor();
    expect(await fieldOf(page).inputValue()).toBe('How much?');
  });

  test('an answer that could not be saved is still shown', async () => {
    const page = await openEmptyChat({ expects: [503, 'not kept'] });
    await mockAssistant(page, echo);
    await page.route('**/api/create-chat', (route) => route.fulfill({ status: 503 }));
    const logged = page.waitForEvent('console', (message) => message.text().includes('was not kept'));
    await sendMessage(page, 'How much?');
    await logOf(page).getByText('You said How much?').waitFor();
    await logged;
    expect(await chatOf(page).getByText('Not sent').count()).toBe(0);
  });
});
