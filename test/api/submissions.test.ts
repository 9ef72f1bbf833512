import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const asVisitor = { as: 'nobody' } as const;

const complete = {
  application: {
    name: 'Sita Gurung',
    address: 'भरतपुर-१०, चितवन',
    phone: '९८४५०१२३४५',
    email: 'sita.gurung@example.org',
    program: 'BCA',
    prev_college: 'Chitwan Model School',
    message: 'May I send the marksheet later?',
  },
  contact: {
    name: 'Hari Tamang',
    address: 'Patan',
    phone: '+977 1-5970123',
    email: 'hari@example.org',
    message: 'When does the library close?',
  },
} as const;
type Kind = keyof typeof complete;
const kinds = ['application', 'contact'] as const;
const plural = { application: 'applications', contact: 'contacts' };

describe.each(sites)('Submissions, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const send = (kind: Kind, json: object) => site.call('POST', `/api/${kind}`, { ...asVisitor, json });
  const stored = async (kind: Kind, name: string) =>
    (await site.call('GET', `/api/${plural[kind]}?q=${encodeURIComponent(name)}`)).list;
  const named = (kind: Kind) => ({ ...complete[kind], name: `Nobody ${randomUUID()}` });

  describe.each(kinds)('an %s', (kind) => {
    test('is returned in full, with a reference, and not viewed [3.22, 3.23, 6.5, 7.20]', async () => {
      const { status, json, headers } = await send(kind, complete[kind]);
      expect(status).toBe(201);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(json).toEqual({
        ...complete[kind],
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        isView: false,
        lang: 'en',
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
        reference: expect.stringMatching(/^[AM]-\d{6}-[0-9A-Z]{5}$/),
        receipt: expect.stringMatching(/^\/(apply-online|contact-us)\?sent=[\w-]{43}$/),
      });
    });

    test('is returned to an admin as it was to its sender, and to no one else [7.22]', async () => {
      const { record } = await send(kind, named(kind));
      const one = await site.call('GET', `/api/${kind}/${record._id}`);
      const { receipt: _, ...sent } = record;
      expect(one.json).toEqual(sent);
      expect(one.headers.get('cache-control')).toBe('no-store');
      expect((await stored(kind, record.name ?? '')).map(({ _id }) => _id)).toEqual([record._id]);
      for (const path of [`/api/${kind}/${record._id}`, `/api/${plural[kind]}`])
        expect((await site.call('GET', path, asVisitor)).status).toBe(401);
    });

    test('is accepted as JSON, as a form and as multipart [14.1]', async () => {
      const fields = named(kind);
      const multipart = new FormData();
      for (const [name, value] of Object.entries(fields)) multipart.set(name, value);
      const bodies = [new URLSearchParams(fields), multipart];
      for (const body of bodies) {
        const { status, record } = await site.call('POST', `/api/${kind}`, { ...asVisitor, body });
        expect(status).toBe(201);
        expect(record).toMatchObject(fields);
      }
    });

    test('is stored exactly as it was typed, one line without what nobody sees [23.40]', async () => {
      const odd = '  <b>"O’Neil"</b> =1+1 \u202eabc 😀 मिति\n\t$& ';
      const { status, record } = await send(kind, { ...named(kind), message: odd, address: odd });
      expect(status).toBe(201);
      const { record: kept } = await site.call('GET', `/api/${kind}/${record._id}`);
      expect([kept.message, kept.address]).toEqual([odd, odd.replace('\u202e', '').trim()]);
    });

    test.each(['98', '9841234567', '९८४१२३४५६७', '+९७७ ९८४-१२३-४५६७', '+977-1-5970123', '(01) 5970.123'])(
      'is reached by the phone number %s if that can be one',
      async (phone) => {
        const { status, refusal, record } = await send(kind, { ...named(kind), email: '', phone });
        if (phone.length > 5) expect([status, record.phone]).toEqual([201, phone]);
        else expect([status, Object.keys(refusal.fields)]).toEqual([400, ['phone']]);
      },
    );

    test('without email and phone is refused at both fields, with an invalid one at that field [5.8]', async () => {
      const nowhere = await send(kind, { ...complete[kind], email: '', phone: ' ' });
      expect(nowhere.status).toBe(400);
      expect(Object.keys(nowhere.refusal.fields)).toEqual(['phone', 'email']);
      const wrong = await send(kind, { ...complete[kind], email: 'sita at example', phone: '' });
      expect(Object.keys(wrong.refusal.fields)).toEqual(['email']);
    });

    test.each([
      [{ email: 'sita at example' }, 'email'],
      [{ email: 'sita@example' }, 'email'],
      [{ phone: '98' }, 'phone'],
      [{ phone: 'none' }, 'phone'],
    ])('with %o is refused also beside the other one that holds [17.130]', async (wrong, field) => {
      const { status, refusal } = await send(kind, { ...complete[kind], ...wrong });
      expect([status, Object.keys(refusal.fields)]).toEqual([400, [field]]);
    });

    test('with an address that was probably meant otherwise is asked about it [17.131]', async () => {
      const { status, refusal, json } = await send(kind, { ...complete[kind], email: 'asha@gmail' });
      expect(status).toBe(400);
      expect(refusal.fields.email).toContain('asha@gmail.com?');
      expect(json).toMatchObject({ suggestions: { email: 'asha@gmail.com' } });
      expect((await send(kind, { ...named(kind), email: 'asha@gmial.com' })).status).toBe(201);
    });

    test('is refused with every missing field at once, and not stored [5.8]', async () => {
      const before = (await site.call('GET', `/api/${plural[kind]}`)).list.length;
      const { status, refusal } = await send(kind, { name: '\u200b', isView: true });
      expect(status).toBe(400);
      expect(Object.keys(refusal.fields)).toEqual(
        kind === 'application'
          ? ['name', 'phone', 'email', 'program']
          : ['name', 'phone', 'email', 'message'],
      );
      expect(refusal.message).toBe(refusal.fields.name);
      expect((await site.call('GET', `/api/${plural[kind]}`)).list.length).toBe(before);
    });

    test.each([
      ['a number', { name: 5 }, 'name'],
      ['a list', { message: ['x'] }, 'message'],
      ['an object', { address: {} }, 'address'],
      ['nothing', { phone: null }, 'phone'],
      ['a name that is too long', { name: 'x'.repeat(201) }, 'name'],
      ['a message that is too long', { message: 'x'.repeat(5001) }, 'message'],
      ['an id that is none', { submissionId: 'abc' }, 'submissionId'],
      ['an id that is a number', { submissionId: 7 }, 'submissionId'],
    ])('with %s where a text belongs is refused', async (_, wrong, field) => {
      const { status, refusal } = await send(kind, { ...complete[kind], ...wrong });
      expect([status, Object.keys(refusal.fields)]).toEqual([400, [field]]);
    });

    test('cannot set its own viewed state, time or id', async () => {
      const forged = {
        isView: true,
        _id: 'f'.repeat(24),
        createdAt: '2001-01-01T00:00:00.000Z',
        reference: 'X',
      };
      const { record, json } = await send(kind, { ...named(kind), ...forged });
      expect(json).toMatchObject({ isView: false });
      expect(record._id).not.toBe(forged._id);
      expect(record.createdAt).not.toBe(forged.createdAt);
    });

    test('longer than 64 KB is refused', async () => {
      expect((await send(kind, { ...complete[kind], extra: 'x'.repeat(70_000) })).status).toBe(413);
    });
  });

  describe('sent again under the same id', () => {
    test.each(kinds)('an %s is stored once and answered as the first time [14.2]', async (kind) => {
      const json = { ...named(kind), submissionId: randomUUID() };
      const first = await send(kind, json);
      await site.call('PUT', `/api/${kind}/${first.record._id}`, { json: { isView: true } });
      const again = await send(kind, { ...json, submissionId: json.submissionId.toUpperCase() });
      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.json).toEqual(first.json);
      expect(await stored(kind, json.name)).toHaveLength(1);
    });

    test('twenty times at once it is stored once', async () => {
      const json = { ...named('application'), submissionId: randomUUID() };
      const answers = await Promise.all(Array.from({ length: 20 }, () => send('application', json)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
      expect(new Set(answers.map(({ record }) => record._id)).size).toBe(1);
      expect(await stored('application', json.name)).toHaveLength(1);
    });

    test('with other content it is refused, without revealing the first [14.2]', async () => {
      const submissionId = randomUUID();
      const first = await send('application', { ...named('application'), submissionId });
      const others = [
        await send('application', { ...named('application'), submissionId }),
        await send('contact', { ...named('contact'), submissionId }),
      ];
      for (const { status, text } of others) {
        expect(status).toBe(409);
        expect(text).not.toContain(first.record._id);
        expect(text).not.toContain(String(first.record.name));
      }
      expect(await stored('application', String(first.record.name))).toHaveLength(1);
    });

    test('after it was deleted, it is not stored again', async () => {
      const json = { ...named('contact'), submissionId: randomUUID() };
      const first = await send('contact', json);
      await site.call('DELETE', `/api/contact/${first.record._id}`);
      const again = await send('contact', json);
      expect([again.status, again.json]).toEqual([200, first.json]);
      expect(await stored('contact', json.name)).toEqual([]);
    });

    test('without an id the same content is stored every time', async () => {
      const json = named('contact');
      expect([(await send('contact', json)).status, (await send('contact', json)).status]).toEqual([
        201, 201,
      ]);
      expect(await stored('contact', json.name)).toHaveLength(2);
    });

    test('refused content does not use up its id', async () => {
      const json = { ...named('application'), submissionId: randomUUID() };
      expect((await send('application', { ...json, program: '' })).status).toBe(400);
      expect((await send('application', json)).status).toBe(201);
    });
  });
});

describe.each(sites)('The limit of what one address may send, on $name', ({ start }) => {
  test('refuses new submissions but not stored ones, until its window ends [10.11, 11.7]', async () => {
    let now = new Date('2026-11-21T04:00:00Z');
    const site = await start({ now: () => now, environment: { LIMIT_FORMS: '3/10m' } });
    try {
      const send = (json: object) => site.call('POST', '/api/contact', { as: 'nobody', json });
      const first = { ...complete.contact, submissionId: randomUUID() };
      expect((await send(first)).status).toBe(201);
      expect((await send({ ...first, submissionId: randomUUID(), name: '' })).status).toBe(400);
      expect((await send({ ...complete.contact, name: 'Second' })).status).toBe(201);
      const refused = await send({ ...complete.contact, name: 'Third' });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
      expect(refused.refusal.message).toContain('10 minutes');
      expect((await send(first)).status).toBe(200);
      now = new Date(now.getTime() + 10 * 60_000);
      expect((await send({ ...complete.contact, name: 'Third' })).status).toBe(201);
    } finally {
      await site.close();
    }
  });
});
