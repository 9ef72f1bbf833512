import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const HOUR_MS = 3_600_000;
const START = new Date('2026-11-24T04:00:00Z').getTime();

const applicant = () => ({
  name: `Applicant ${randomUUID()}`,
  address: 'Kathmandu',
  phone: '9800000000',
  email: 'asha@example.com',
  program: 'BBA',
  prev_college: 'Himal School',
  message: 'First line\nSecond line',
});

/** Sends it as the site's own form does, under an id of its own. */
const sendFrom = (site: TestSite, json: object, more: object = {}) =>
  site.call('POST', '/api/application', {
    as: 'nobody',
    json: { ...json, submissionId: randomUUID(), ...more },
  });

describe.each(sites)('An application that is sent twice, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    const environment = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'office@example.org', LIMIT_FORMS: 'off' };
    site = await start({ environment });
  });
  afterAll(() => site.close());

  const fromForm = (json: object, more: object = {}) => sendFrom(site, json, more);
  const stored = async (name: string) =>
    (await site.call('GET', `/api/applications?q=${encodeURIComponent(name)}`)).list;

  test('is stored once, and the second answer has the reference and time of the first only [23.60]', async () => {
    const json = applicant();
    const first = await fromForm(json, { receipt: true });
    expect(first.status).toBe(201);
    const { reference, createdAt } = first.record;
    const second = await fromForm(json, { receipt: true, lang: 'ne' });
    expect([second.status, second.json]).toEqual([200, { reference, createdAt }]);
    expect(await stored(json.name)).toHaveLength(1);
    // The same again under the second id is answered alike.
    const submissionId = randomUUID();
    for (const round of [1, 2]) {
      const { status, json: answer } = await fromForm(json, { submissionId });
      expect([round, status, answer]).toEqual([round, 200, { reference, createdAt }]);
    }
  });

  test('sends no second mail [23.60]', async () => {
    const json = applicant();
    const count = async () => (await site.call('GET', '/api/mails?limit=1')).headers.get('x-total-count');
    await fromForm(json);
    const before = await count();
    expect((await fromForm(json)).status).toBe(200);
    expect(await count()).toBe(before);
  });

  test('at the same moment is stored once [23.60]', async () => {
    const json = applicant();
    const answers = await Promise.all(Array.from({ length: 12 }, () => fromForm(json)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(11).fill(200), 201]);
    expect(new Set(answers.map(({ record }) => record.reference)).size).toBe(1);
    expect(await stored(json.name)).toHaveLength(1);
  });

  test.each([
    [
      'once the first was deleted',
      async (id: string) => void (await site.call('DELETE', `/api/application/${id}`)),
    ],
    [
      'once the first was said to be spam',
      async (id: string) =>
        void (await site.call('POST', `/api/application-spam/${id}`, { json: { isSpam: true } })),
    ],
  ])('is stored again %s [23.60]', async (_, happens) => {
    const json = applicant();
    const first = await fromForm(json);
    await happens(`${first.record._id}`);
    const answers = await Promise.all([fromForm(json), fromForm(json)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect((await fromForm(json)).status).toBe(200);
  });

  test('with one other field is another one [23.60]', async () => {
    const json = applicant();
    for (const field of Object.keys(json)) {
      const other = { phone: '9811111111', email: 'other@example.com' }[field] ?? `Other ${randomUUID()}`;
      expect([field, (await fromForm({ ...json, [field]: other })).status]).toEqual([field, 201]);
    }
    expect((await fromForm(json)).status).toBe(201);
  });

  test('by calls without an id is always stored, and known to those with one [23.60]', async () => {
    const json = applicant();
    const send = () => site.call('POST', '/api/application', { as: 'nobody', json });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    const { reference, createdAt } = second.record;
    const again = await fromForm(json);
    expect([again.status, again.json]).toEqual([200, { reference, createdAt }]);
    expect((await send()).status).toBe(201);
    expect(await stored(json.name)).toHaveLength(3);
  });

  test('of spam, and of messages, is not looked for [23.60]', async () => {
    const json = applicant();
    await fromForm(json);
    const spam = await fromForm(json, { website: 'https://spam.example' });
    expect([spam.status, Object.keys(spam.record)]).toEqual([
      201,
      expect.arrayContaining(['_id', 'receipt']),
    ]);
    const { program: _, prev_college: __, ...message } = applicant();
    const contact = () =>
      site.call('POST', '/api/contact', { as: 'nobody', json: { ...message, submissionId: randomUUID() } });
    expect([(await contact()).status, (await contact()).status]).toEqual([201, 201]);
  });

  test('under the first’s id is answered as before [14.2, 23.60]', async () => {
    const json = { ...applicant(), submissionId: randomUUID() };
    const first = await fromForm(json, { submissionId: json.submissionId });
    const again = await fromForm(json, { submissionId: json.submissionId });
    expect([again.status, again.json]).toEqual([200, first.json]);
  });
});

describe.each(sites)('An application that is sent twice, on two processes of $name', ({ start }) => {
  test('is stored once within 24 hours, and anew after them [23.60]', async () => {
    let now = START;
    const one = await start({ now: () => new Date(now), environment: { LIMIT_FORMS: 'off' } });
    const two = await start({ now: () => new Date(now), beside: one });
    const json = applicant();
    const statuses = async () =>
      (await Promise.all([one, two, one, two].map((site) => sendFrom(site, json))))
        .map(({ status }) => status)
        .toSorted();
    expect(await statuses()).toEqual([200, 200, 200, 201]);
    now += 24 * HOUR_MS - 1;
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    now += 1;
    expect(await statuses()).toEqual([200, 200, 200, 201]);
    await two.close();
    await one.close();
  });
});
