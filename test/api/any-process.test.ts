import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';
import { ADMIN } from '../templates.ts';

const asVisitor = { as: 'nobody' } as const;

describe.each(sites)('A person whose calls reach two processes in turn, on $name,', ({ start }) => {
  let one: TestSite;
  let two: TestSite;
  beforeAll(async () => {
    one = await start({ environment: { LIMIT_LOGIN: '4/1h' } });
    two = await start({ beside: one });
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  const login = (at: TestSite, json: { email: string; password: string }) =>
    at.call('POST', '/api/user/login', { ...asVisitor, json });

  test('signs in at one, works at the other and is signed out at both [18.29]', async () => {
    const { token = '' } = (await login(one, ADMIN)).record;
    const work = async (at: TestSite) => (await at.call('GET', '/api/me', { as: { token } })).status;
    expect([await work(two), await work(one)]).toEqual([200, 200]);
    await two.call('POST', '/api/logout', { as: { token } });
    expect([await work(one), await work(two)]).toEqual([401, 401]);
  });

  test('cannot guess more passwords than at one [18.29]', async () => {
    const wrong = { email: 'somebody@college.example', password: 'a wrong one' };
    const statuses: number[] = [];
    for (const at of [one, two, one, two, one, two]) statuses.push((await login(at, wrong)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test('sends a form again to the other, which knows it and its receipt [18.29]', async () => {
    const json = {
      name: 'Asha',
      email: 'asha@example.org',
      phone: '9800000000',
      address: 'Kathmandu',
      message: 'Hello',
      submissionId: crypto.randomUUID(),
    };
    const sent = await one.call('POST', '/api/contact', { ...asVisitor, json });
    const again = await two.call('POST', '/api/contact', { ...asVisitor, json });
    expect([sent.status, again.status, again.record._id]).toEqual([201, 200, sent.record._id]);
    const receipt = await two.call('GET', again.record.receipt ?? '', asVisitor);
    expect(receipt.text).toContain(sent.record.reference ?? 'no reference');
  });

  test('talks to the chat as one visit, and sees at one what was uploaded at the other [18.29]', async () => {
    const keep = (at: TestSite, user: string) => {
      const conversation = { user, bot: 'Yes.', timestamp: '2026-11-21T09:30:00.000Z' };
      return at.call('POST', '/api/create-chat', {
        ...asVisitor,
        json: { conversation, session: 'the-same-visit-of-one-person' },
      });
    };
    const [first, second] = [await keep(one, 'Is there a hostel?'), await keep(two, 'And a canteen?')];
    expect([second.status, second.record._id]).toEqual([200, first.record._id]);
    const made = await one.call('POST', '/api/notice', {
      body: multipart({ title: 'Results', image: await smallPicture() }),
    });
    expect((await two.call('GET', made.record.image ?? '', asVisitor)).status).toBe(200);
  });
});
