import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Assistant, Withheld } from '../../src/assistant/assistant.ts';
import type { Duty } from '../../src/content/duties.ts';
import { type CallOptions, sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { editorOf } from './editor.ts';

/** Enough for a busy machine. */
const SOON = { timeout: 10_000 };
const TEXT = 'The gate of the hostel is shut at nine.';

describe.each(sites)('What the assistant withheld, on $name', ({ start }) => {
  let site: TestSite;
  let withheld: Withheld | undefined;
  const as = {} as Record<Duty, CallOptions['as']>;
  const assistant: Assistant = {
    reply: async () => ({ texts: ['I am not sure.'], isGrounded: false, ...(withheld && { withheld }) }),
  };
  beforeAll(async () => {
    site = await start({ assistant });
    for (const duty of ['author', 'admissions'] as const) as[duty] = (await addStaff(site, [duty])).as;
  });
  afterAll(() => site.close());

  const listed = async (duty?: Duty) =>
    (await site.call('GET', '/api/unanswered', duty && as[duty] ? { as: as[duty] } : {})).list as unknown as {
      _id: string;
      question: string;
      withheld: object | null;
    }[];
  const ask = async (message: string) => {
    await site.call('POST', '/webhooks/rest/webhook', { as: 'nobody', json: { message } });
    await expect.poll(async () => (await listed()).map(({ question }) => question), SOON).toContain(message);
  };
  const of = async (message: string, duty?: Duty) =>
    (await listed(duty)).find(({ question }) => question === message)?.withheld;

  test('stands beside the question, as long as one may see its record [25.23]', async () => {
    const titles = { title: 'The gate', title_ne: 'ढोका' };
    const { record } = await site.call('POST', '/api/notice', {
      json: { ...titles, description: `<p>${TEXT}</p>` },
    });
    const item = record._id ?? '';
    withheld = { type: 'notice', item, text: `${TEXT} ${'x'.repeat(500)}` };
    const question = 'When is the gate shut?';
    await ask(question);
    const shown = { type: 'notice', item, ...titles, text: expect.stringContaining(TEXT) };
    for (const duty of ['author', 'admissions'] as const) expect(await of(question, duty)).toEqual(shown);
    expect([...((await of(question)) as { text: string }).text]).toHaveLength(300);
    const notices = editorOf(site, 'notice');
    await notices.unpublish(item);
    expect(await of(question, 'author')).toEqual(shown);
    expect(await of(question, 'admissions')).toBeNull();
    await notices.publish(item);
    expect((await notices.trash(item)).status).toBe(200);
    expect(await of(question, 'author')).toEqual(shown);
    expect(await of(question, 'admissions')).toBeNull();
    expect((await notices.erase(item)).status).toBe(204);
    expect(await of(question, 'author')).toBeNull();
    const [row] = await listed();
    expect((await site.call('DELETE', `/api/unanswered/${row?._id}`)).json).toEqual(row);
  });

  test('is the latest, of the college’s own facts too, and null where nothing was found [25.23]', async () => {
    withheld = { type: 'settings', item: 'college', text: 'Phone: 01-5970123' };
    await ask('Who answers the phone?');
    expect(await of('Who answers the phone?', 'admissions')).toEqual({
      ...withheld,
      title: 'Contact Us',
      title_ne: '',
    });
    withheld = undefined;
    await ask('the phone, who answers?');
    expect(await of('the phone, who answers?')).toBeNull();
    expect(await listed()).toHaveLength(1);
  });
});
