import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ChatService, json, startChatService } from '../chat-service.ts';
import { sites, type TestSite } from '../site.ts';

const asVisitor = { as: 'nobody' } as const;
const HOTLINE = 'Hotline of the hospital: 1660-01-20005';
const HOTLINE_IN_NEPALI = 'अस्पतालको हटलाइन: १६६०-०१-२०००५';
const COUNSELLOR = {
  title: 'A counsellor is here',
  title_ne: 'परामर्शदाता आउनुभयो',
  description: '<p>Every Sunday in room 4. Nobody needs to say why they come.</p>',
};
const HOSTEL = { title: 'Hostel', description: '<p>Who wants to live in the hostel pays NPR 9,000.</p>' };

describe.each(sites)('The reply to despair and abuse, on $name', ({ start }) => {
  let service: ChatService;
  let site: TestSite;
  /** Where an outside service, and where a language model answers. */
  const others: TestSite[] = [];
  beforeAll(async () => {
    service = await startChatService();
    const off = { LIMIT_CHAT: 'off' };
    site = await start({ environment: off });
    others.push(await start({ environment: { ...off, CHATBOT_URL: service.url } }));
    const model = { LLM_BASE_URL: new URL('/v1', service.url).href, LLM_MODEL: 'small' };
    others.push(await start({ environment: { ...off, ...model } }));
    for (const one of [site, ...others]) {
      await one.call('POST', '/api/faq', { json: HOSTEL });
      await one.call('PUT', '/api/settings', { json: { phone: '01-5970123' } });
    }
  });
  afterAll(async () => {
    for (const one of [site, ...others]) await one.close();
    await service.close();
  });
  afterEach(() => {
    service.asked.length = 0;
  });

  const ask = async (message: string, where = site) => {
    const answer = await where.call('POST', '/webhooks/rest/webhook', { ...asVisitor, json: { message } });
    expect([answer.status, answer.headers.get('x-may-rate')]).toEqual([200, null]);
    return answer.list.map(({ text }) => text).join('\n');
  };
  const helplines = (values: object) => site.call('PUT', '/api/settings', { json: values });

  test('names counsellor, helplines and telephone as the college has them, and nothing else [25.26, 25.29]', async () => {
    const alone = await ask('I want to die');
    expect(alone).toContain('You are not alone');
    expect(alone).toContain('01-5970123');
    expect(alone).not.toMatch(/counsellor|telephones|ostel|NPR|\]\(/);
    const { record } = await site.call('POST', '/api/news', { json: COUNSELLOR });
    const path = `/news-and-events/${record.slug}/${record._id}`;
    const twoLines = `${HOTLINE}\nPolice: 100`;
    const kept = await helplines({ helplines: twoLines, helplines_ne: HOTLINE_IN_NEPALI });
    expect(kept.record).toMatchObject({ helplines: twoLines, helplines_ne: HOTLINE_IN_NEPALI });
    const english = await ask('I want to die');
    expect(english).toContain(`[${COUNSELLOR.title}](${path})`);
    expect(english).toContain(twoLines);
    const devanagari = await ask('मलाई बाँच्न मन छैन');
    expect(devanagari).toContain('तपाईं एक्लो हुनुहुन्न');
    expect(devanagari).toContain(`[${COUNSELLOR.title_ne}](/ne${path})`);
    expect(devanagari).toContain(HOTLINE_IN_NEPALI);
    const romanised = await ask('marna man lagyo');
    expect(romanised).toContain('Tapai eklo hunuhunna');
    expect(romanised).toContain(HOTLINE);
    for (const reply of [english, devanagari, romanised]) expect(reply).not.toMatch(/ostel|NPR|Contact Us/);
    await site.call('DELETE', `/api/news/${record._id}`);
    await helplines({ helplines: '', helplines_ne: '' });
    expect(await ask('I want to die')).toBe(alone);
  });

  test('does not take whoever advises on admission for the counsellor [25.26]', async () => {
    const json = {
      title: 'Career counsellor',
      description: '<p>Our admission counsellors sit at the gate.</p>',
    };
    const { record } = await site.call('POST', '/api/faq', { json });
    expect(await ask('I want to die')).not.toContain('](');
    const talks = { title: 'Whom do I talk to?', description: '<p>Our counsellor has time on Sunday.</p>' };
    const { record: found } = await site.call('POST', '/api/faq', { json: talks });
    expect(await ask('I want to die')).toContain('[Whom do I talk to?](/faqs#');
    for (const { _id } of [record, found]) await site.call('DELETE', `/api/faq/${_id}`);
  });

  test('comes before any service, and is in no list of the office [25.26, 25.27]', async () => {
    service.answering = json([{ text: 'A hostel.' }]);
    for (const where of others)
      for (const message of ['I want to die', 'marna man lagyo', 'you are stupid']) {
        const said = await ask(message, where);
        expect(said).not.toContain('hostel');
      }
    expect(service.asked).toEqual([]);
    const timestamp = new Date().toISOString();
    const conversation = { user: 'I want to die', bot: 'You are not alone.', timestamp };
    await site.call('POST', '/api/create-chat', { ...asVisitor, json: { conversation, session: 'dark' } });
    const rating = { sender: 'dark', timestamp, helped: false };
    expect((await site.call('POST', '/api/answered', { ...asVisitor, json: rating })).status).toBe(204);
    for (const list of ['unanswered', 'answered'])
      expect((await site.call('GET', `/api/${list}`)).list).toEqual([]);
    expect((await site.call('GET', '/api/chats')).text).toContain('I want to die');
    expect(site.logLines.join('')).not.toContain('want to die');
  });

  test('asks calmly what an abuser would like to know, in his letters [25.27]', async () => {
    expect(await ask('you are stupid')).toBe('What would you like to know about the college?');
    expect(await ask('तँ गधा होस्')).toBe('कलेजबारे के जान्न चाहनुहुन्छ?');
  });

  test('refuses helplines that are too long [25.29]', async () => {
    const { status, refusal } = await helplines({ helplines: 'x'.repeat(601) });
    expect([status, Object.keys(refusal.fields)]).toEqual([400, ['helplines']]);
  });
});
