import { describe, expect, test, vi } from 'vitest';
import { MAX_MESSAGE as SERVER_MAX } from '../../../schema/fields/conversation.ts';
import { replies, reports, sessionWith, stubFetch } from './browser.fixture.ts';
import { MAX_MESSAGE, startConversation } from './conversation.ts';

const WEBHOOK = '/webhooks/rest/webhook';
const visit = () => {
  sessionWith();
  return startConversation();
};
const say = (conversation: ReturnType<typeof visit>, words: string) => {
  conversation.type(words);
  return conversation.send();
};
const texts = (conversation: ReturnType<typeof visit>) =>
  conversation.now().messages.map(({ by, text }) => `${by}: ${text}`);
const isHooked = ({ path }: { path: string }) => path === WEBHOOK;

describe('a message', () => {
  test('appears in the conversation at once, followed by its answers in order', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    stubFetch((sent) => (isHooked(sent) ? promise : Response.json({})));
    const conversation = visit();
    const sent = say(conversation, 'How much?');
    expect(conversation.now()).toMatchObject({ isWaiting: true, draft: '' });
    expect(texts(conversation)).toEqual(['visitor: How much?']);
    resolve(replies('First', '', null, 'Second'));
    await sent;
    expect(texts(conversation)).toEqual(['visitor: How much?', 'assistant: First', 'assistant: Second']);
    expect(conversation.now().isWaiting).toBe(false);
  });

  test('is sent without credentials, and the exchange is saved under the same session [4.15]', async () => {
    const calls = stubFetch((sent) => (isHooked(sent) ? replies('One', 'Two') : Response.json({})));
    const conversation = visit();
    await say(conversation, 'How much?');
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    const [asked, saved] = calls;
    const { session } = conversation.now();
    expect(asked).toMatchObject({ path: WEBHOOK, body: { sender: session, message: 'How much?' } });
    expect(saved).toMatchObject({
      path: '/api/create-chat',
      body: { session, conversation: { user: 'How much?', bot: 'One\n\nTwo' } },
    });
    const { timestamp } = (saved?.body.conversation ?? {}) as { timestamp: string };
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    for (const { options } of calls) {
      expect(options).toMatchObject({ method: 'POST', credentials: 'omit' });
      expect(options.headers).toEqual({ 'content-type': 'application/json' });
    }
  });

  test.each(['', '   ', '\n\t', '\u00a0\u3000'])(
    'of blanks only, as %j, is not sent [5.5]',
    async (blanks) => {
      const calls = stubFetch(() => replies('x'));
      const conversation = visit();
      await say(conversation, blanks);
      expect(calls).toEqual([]);
      expect(conversation.now()).toMatchObject({ messages: [], isWaiting: false });
    },
  );

  test('is sent without surrounding whitespace', async () => {
    const calls = stubFetch((sent) => (isHooked(sent) ? replies('Yes') : Response.json({})));
    const conversation = visit();
    await say(conversation, ' One\ntwo\n ');
    expect(calls[0]?.body.message).toBe('One\ntwo');
    expect(texts(conversation)[0]).toBe('visitor: One\ntwo');
  });

  test('is not sent while another is pending, and stays in the field', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const calls = stubFetch((sent) => (isHooked(sent) ? promise : Response.json({})));
    const conversation = visit();
    const first = say(conversation, 'One');
    await say(conversation, 'Two');
    expect(calls.filter(isHooked)).toHaveLength(1);
    expect(conversation.now().draft).toBe('Two');
    resolve(replies('Yes'));
    await first;
    expect(conversation.now().draft).toBe('Two');
  });
});

describe('a message without an answer is logged, and its text returns to the field', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const status = (code: number, body: unknown) => () => Response.json(body, { status: code });
  test.each([
    ['offline', lost, 'Not sent. Try again'],
    ['502', status(502, { message: 'The service failed.' }), 'Not sent. Try again'],
    ['500 without JSON', () => new Response('<html>', { status: 500 }), 'Not sent. Try again'],
    [
      '429',
      status(429, { message: 'Too many messages. Wait a minute.' }),
      'Not sent. Too many messages. Wait a minute.',
    ],
    ['400', status(400, { message: 'Message is too long.' }), 'Not sent. Message is too long.'],
    ['404 without words', status(404, {}), 'Not sent. Try again'],
    ['an empty list', () => replies(), 'Not sent. Try again'],
    ['items without text', () => Response.json([{ image: 'x' }, null, { text: 7 }]), 'Not sent. Try again'],
    ['something else', () => Response.json({ text: 'x' }), 'Not sent. Try again'],
    ['no JSON', () => new Response('OK'), 'Not sent. Try again'],
  ])('%s [8.4]', async (_, answer, error) => {
    const reported = reports();
    const calls = stubFetch(answer);
    const conversation = visit();
    await say(conversation, 'How much?');
    expect(conversation.now()).toMatchObject({ messages: [], draft: 'How much?', isWaiting: false, error });
    expect(reported).toEqual(['The message was not sent']);
    expect(calls).toHaveLength(1);
  });

  test('in front of text typed since', async () => {
    reports();
    const { promise, reject } = Promise.withResolvers<Response>();
    stubFetch(() => promise);
    const conversation = visit();
    const sent = say(conversation, 'How much?');
    conversation.type('And when?');
    reject(new TypeError('Failed to fetch'));
    await sent;
    expect(conversation.now().draft).toBe('How much?\nAnd when?');
  });

  test('when no answer arrives within 15 s', async () => {
    reports();
    vi.useFakeTimers();
    try {
      stubFetch(
        ({ options }) =>
          new Promise((_, reject) =>
            options.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
          ),
      );
      const conversation = visit();
      const sent = say(conversation, 'How much?');
      vi.advanceTimersByTime(14_999);
      expect(conversation.now().isWaiting).toBe(true);
      vi.advanceTimersByTime(1);
      await sent;
      expect(conversation.now()).toMatchObject({ draft: 'How much?', error: 'Not sent. Try again' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('and the next message clears the error', async () => {
    reports();
    let isDown = true;
    stubFetch(() => (isDown ? lost() : replies('Here')));
    const conversation = visit();
    await say(conversation, 'How much?');
    isDown = false;
    await conversation.send();
    expect(texts(conversation)).toEqual(['visitor: How much?', 'assistant: Here']);
    expect(conversation.now()).toMatchObject({ draft: '', error: '' });
  });
});

test('an exchange that could not be saved is only logged', async () => {
  const reported = reports();
  stubFetch((sent) => (isHooked(sent) ? replies('Here') : new Response(null, { status: 503 })));
  const conversation = visit();
  await say(conversation, 'How much?');
  await vi.waitFor(() => expect(reported).toEqual(['The conversation was not kept']));
  expect(conversation.now()).toMatchObject({ error: '', draft: '' });
});

describe('an answer that may be rated', () => {
  const rateable = (text: string) => {
    const answer = replies(text);
    answer.headers.set('x-may-rate', 'yes');
    return answer;
  };
  const isRating = ({ path }: { path: string }) => path === '/api/answered';
  const last = (conversation: ReturnType<typeof visit>) => conversation.now().messages.at(-1);

  test('is rated by the timestamp of its entry, after it was kept, and outlives its page [25.22]', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const calls = stubFetch((sent) => {
      if (isHooked(sent)) return rateable('Here');
      return isRating(sent) ? new Response(null, { status: 204 }) : promise;
    });
    const conversation = visit();
    await say(conversation, 'How much?');
    await conversation.rate(true);
    expect(calls.filter(isRating)).toEqual([]);
    resolve(Response.json({}));
    await vi.waitFor(() => expect(last(conversation)?.at).toBeDefined());
    const saved = calls[1]?.body.conversation as { timestamp: string };
    await conversation.rate(true);
    await conversation.rate(false);
    const { session } = conversation.now();
    const rating = { sender: session, timestamp: saved.timestamp };
    expect(calls.filter(isRating).map(({ body }) => body)).toEqual([
      { ...rating, helped: true },
      { ...rating, helped: false },
    ]);
    for (const { options } of calls.filter(isRating))
      expect(options).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
    expect(last(startConversation())).toEqual({ ...last(conversation), helped: false });
  });

  test('is not if it was not kept, if the server does not offer it, or once more was asked [25.22]', async () => {
    reports();
    const answers = [() => rateable('Here'), () => replies('Hello'), () => rateable('There')];
    let isDown = true;
    const { promise, resolve } = Promise.withResolvers<Response>();
    const calls = stubFetch((sent) => {
      if (isHooked(sent)) return answers.shift()?.() ?? promise;
      return isDown ? new Response(null, { status: 503 }) : Response.json({});
    });
    const conversation = visit();
    await say(conversation, 'One');
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    isDown = false;
    await say(conversation, 'Two');
    await vi.waitFor(() => expect(calls).toHaveLength(4));
    expect(conversation.now().messages.some(({ at }) => at)).toBe(false);
    await say(conversation, 'Three');
    void say(conversation, 'Four');
    await vi.waitFor(() => expect(calls).toHaveLength(7));
    await conversation.rate(true);
    expect(calls.filter(isRating)).toEqual([]);
    resolve(replies('Late'));
  });

  test('keeps what was said where the call fails, and only logs it [25.22]', async () => {
    const reported = reports();
    stubFetch((sent) => {
      if (isHooked(sent)) return rateable('Here');
      return isRating(sent) ? new Response(null, { status: 500 }) : Response.json({});
    });
    const conversation = visit();
    await say(conversation, 'How much?');
    await vi.waitFor(() => expect(last(conversation)?.at).toBeDefined());
    await conversation.rate(false);
    expect(reported).toEqual(['What was said of the answer was not kept']);
    expect(last(conversation)).toMatchObject({ text: 'Here', helped: false });
  });
});

test('a message that is too long is not sent, and stays in the field [25.28]', async () => {
  const calls = stubFetch(() => replies('x'));
  const conversation = visit();
  await say(conversation, '😀'.repeat(MAX_MESSAGE + 1));
  expect(calls).toEqual([]);
  expect(conversation.now()).toMatchObject({
    draft: '😀'.repeat(1001),
    error: 'Not sent. A message has at most 1,000 characters.',
  });
  await say(conversation, ` ${'😀'.repeat(SERVER_MAX)}\n`);
  expect(calls.filter(isHooked)).toHaveLength(1);
});

test.each([
  [100, true],
  [30_000, false],
])('an exchange of %d letters outlives its page: %s', async (letters, keepalive) => {
  const calls = stubFetch((sent) => (isHooked(sent) ? replies('क'.repeat(letters)) : Response.json({})));
  await say(visit(), 'How much?');
  await vi.waitFor(() => expect(calls[1]?.options).toMatchObject({ keepalive }));
});

describe('the next page of a visit', () => {
  test('has the conversation, its session and the text in the field', async () => {
    stubFetch((sent) => (isHooked(sent) ? replies('Here') : Response.json({})));
    const conversation = visit();
    await say(conversation, 'How much?');
    conversation.type('And when');
    const next = startConversation();
    expect(next.now()).toEqual(conversation.now());
  });

  test('has an unanswered message in its field', () => {
    stubFetch(() => new Promise(() => {}));
    const conversation = visit();
    void say(conversation, 'How much?');
    conversation.type('And when');
    expect(startConversation().now()).toMatchObject({
      messages: [],
      draft: 'How much?\nAnd when',
      isWaiting: false,
    });
  });

  test('is taken up by an earlier page on the way back', async () => {
    stubFetch((sent) => (isHooked(sent) ? replies('Here') : Response.json({})));
    const before = visit();
    const heard = vi.fn();
    const leave = before.subscribe(heard);
    await say(startConversation(), 'How much?');
    expect(before.now().messages).toEqual([]);
    before.refresh();
    expect(texts(before)).toEqual(['visitor: How much?', 'assistant: Here']);
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    before.type('x');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
