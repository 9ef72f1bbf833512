import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';

const WEBHOOK = '/webhooks/rest/webhook';
const MINUTE_MS = 60_000;

/** Enough for a busy machine. */
const SOON = { timeout: 10_000 };

const FAQS = [
  [
    'What is the fee of BCA?',
    'बीसीएको शुल्क कति हो?',
    'The fee of BCA is NPR 582,500.',
    'बीसीएको शुल्क रु. ५,८२,५०० हो।',
  ],
  [
    'What is the fee of BBA?',
    'बीबीएको शुल्क कति हो?',
    'The fee of BBA is NPR 564,500.',
    'बीबीएको शुल्क रु. ५,६४,५०० हो।',
  ],
  [
    'What is the fee of the hostel?',
    'छात्रावासको शुल्क कति हो?',
    'The fee of the hostel is NPR 11,500.',
    'छात्रावासको शुल्क रु. ११,५०० हो।',
  ],
  [
    'What is the deadline of BCA?',
    'बीसीएको अन्तिम मिति कहिले हो?',
    'The deadline of BCA is 4 December.',
    'बीसीएको अन्तिम मिति डिसेम्बर ४ हो।',
  ],
  [
    'When is the library open?',
    'पुस्तकालय कहिले खुल्छ?',
    'The library is open from 6:30 to 21:00.',
    'पुस्तकालय ६:३० देखि २१:०० सम्म खुल्छ।',
  ],
] as const;

describe.each(sites)('A conversation with the assistant, on $name', ({ start }) => {
  let at = Date.parse('2026-11-21T06:00:00Z');
  const now = () => new Date(at);
  let site: TestSite;
  let other: TestSite;
  let visits = 0;
  beforeAll(async () => {
    site = await start({ environment: { LIMIT_CHAT: 'off', TRUST_PROXY: '127.0.0.1,::1' }, now });
    other = await start({ beside: site, now });
    for (const title of ['BCA', 'BBA']) await site.call('POST', '/api/faculty', { json: { title } });
    for (const [title, title_ne, text, text_ne] of FAQS) {
      const json = { title, title_ne, description: `<p>${text}</p>`, description_ne: `<p>${text_ne}</p>` };
      expect((await site.call('POST', '/api/faq', { json })).status).toBe(201);
    }
  });
  afterAll(async () => {
    await other.close();
    await site.close();
  });

  const newVisit = () => {
    visits += 1;
    return `a visit of these tests ${visits}`;
  };
  const ask = async (sender: string | undefined, message: string, where = site, network = '203.0.113.9') => {
    const headers = { 'x-forwarded-for': network };
    const { status, list } = await where.call('POST', WEBHOOK, {
      as: 'nobody',
      headers,
      json: { sender, message },
    });
    expect(status).toBe(200);
    return list.map(({ text }) => text).join('\n');
  };
  /** The last answer to messages of one visit. */
  const talk = async (...messages: string[]) => {
    const sender = newVisit();
    let said = '';
    for (const message of messages) said = await ask(sender, message);
    return said;
  };
  const kept = async () =>
    (await readSql(site, 'select question from conversation')).map(({ question }) => question);
  const unanswered = async () =>
    (await site.call('GET', '/api/unanswered')).list.map(({ question }) => question);

  test.each([
    [['What is the fee of BCA?', 'and for BBA?'], /^BBA, fee: .*564,500/],
    [['What is the fee of BCA?', 'and for BBA?', 'ani hostel ko?'], /^hostel, fee: .*११,५००/],
    [['What is the fee of BCA?', 'and the deadline?'], /^BCA: .*4 December/],
    [['BCA ko sulka kati ho', 'and for BBA?'], /^BBA, sulka kati: .*NPR 564,500/],
    [['What is the fee of BCA?', 'अनि बीबीएको?'], /^बीबीए, fee: .*रु\. ५,६४,५००/],
    [['बीसीएको शुल्क कति हो?', 'ani hostel ko?'], /^hostel, शुल्क कति: .*११,५००/],
    [['What is the deadline of BCA?', 'शुल्क कति हो त्यसको?'], /^BCA: .*रु\. ५,८२,५००/],
  ])('%j is answered with %s [25.2, 25.3, 25.5]', async (messages, told) => {
    const said = await talk(...messages);
    expect(said.split('\n\n')[0]).toMatch(told);
  });

  test('a change of subject takes nothing [25.4]', async () => {
    const alone = await talk('When is the library open?');
    expect(alone).toMatch(/^When is the library open\?|6:30/);
    expect(await talk('What is the fee of BCA?', 'When is the library open?')).toBe(alone);
    expect(await talk('What is the fee of BCA?', 'And when is the library open?')).toBe(alone);
  });

  test('a sum of nothing is not said but asked for, and the next message may name it [25.6]', async () => {
    for (const [message, back] of [
      ['How much is the fee?', 'Of what?'],
      ['शुल्क कति हो?', 'केको?'],
      ['sulka kati ho', 'Ke ko?'],
      ['how much is it', 'Of what?'],
    ] as const) {
      const sender = newVisit();
      const said = (await ask(sender, message)).split('\n\n')[0];
      expect(said).toContain(back);
      expect(said).not.toMatch(/\p{Nd}/u);
    }
    expect(await talk('What is the fee?', 'BCA')).toMatch(/^BCA, fee: .*582,500/);
  });

  test('greetings and thanks leave it as it is [25.7]', async () => {
    expect(await talk('What is the fee of BCA?', 'Thank you!', 'Namaste', 'and for BBA?')).toMatch(/564,500/);
  });

  test('is begun anew by another network, a short sender, none, and after half an hour [25.1]', async () => {
    const sender = newVisit();
    await ask(sender, 'What is the fee of BCA?');
    expect(await ask(sender, 'and for BBA?', site, '203.0.113.10')).not.toContain('564,500');
    expect(await ask(sender, 'and for BBA?')).toContain('564,500');
    at += 31 * MINUTE_MS;
    expect(await ask(sender, 'and the hostel?')).not.toContain('11,500');
    for (const short of ['visitor', undefined]) {
      await ask(short, 'What is the fee of BCA?');
      expect(await ask(short, 'and for BBA?')).not.toContain('564,500');
    }
  });

  test('goes on in another process, at once [25.8]', async () => {
    const sender = newVisit();
    await ask(sender, 'What is the fee of BCA?');
    expect(await ask(sender, 'and for BBA?', other)).toContain('564,500');
    expect(await ask(sender, 'and the hostel?')).toContain('11,500');
  });

  test('refuses a sender that cannot be stored, and keeps none [25.1]', async () => {
    const before = (await kept()).length;
    for (const sender of [`${'x'.repeat(20)}\0`, 'x'.repeat(201), 'x'.repeat(1_000_000)]) {
      const json = { sender, message: 'What is the fee of BCA?' };
      const { status } = await site.call('POST', WEBHOOK, { as: 'nobody', json });
      expect([400, 413]).toContain(status);
    }
    expect(await kept()).toHaveLength(before);
  });

  test('lists what nothing answers as it was understood, and is forgotten with its chat [25.9, 25.10]', async () => {
    const session = newVisit();
    for (const user of ['What is the fee of BCA?', 'Thanks', 'What can you do?', 'and for the sauna?']) {
      await ask(session, user);
      const conversation = { user, bot: '', timestamp: now().toISOString() };
      await site.call('POST', '/api/create-chat', { as: 'nobody', json: { conversation, session } });
    }
    const asked = 'and for the sauna? (fee)';
    await expect.poll(unanswered, SOON).toContain(asked);
    expect(await kept()).toContain(asked);
    const { list } = await site.call('GET', '/api/chats?q=What%20is%20the%20fee%20of%20BCA');
    expect((await site.call('DELETE', `/api/chat/${list[0]?._id}`)).status).toBe(200);
    expect(await kept()).not.toContain(asked);
    expect(await unanswered()).not.toContain(asked);
    expect(await ask(session, 'and for BBA?')).not.toContain('564,500');
  });
});
