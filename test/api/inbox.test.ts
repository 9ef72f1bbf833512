import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const kinds = [
  ['application', 'applications'],
  ['contact', 'contacts'],
] as const;
type Kind = (typeof kinds)[number][0];

describe.each(sites)('The inbox on $name', ({ start }) => {
  let site: TestSite;
  let count = 0;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const fields = (more: object = {}) => {
    count += 1;
    return { name: `Sender ${count}`, email: 'a@example.org', program: 'BCA', message: 'Hello', ...more };
  };
  /** Sends a submission. @returns it as the office reads it, without the receipt that only its sender gets */
  const send = async (kind: Kind, more?: object) => {
    const { status, record } = await site.call('POST', `/api/${kind}`, { as: 'nobody', json: fields(more) });
    const { receipt: _, ...kept } = record;
    return { status, record: kept };
  };
  const counts = async () =>
    (await site.call('GET', '/api/inbox')).json as Record<Kind, { unviewed: number; spam: number }>;

  describe.each(kinds)('%s', (kind, plural) => {
    const ids = async (query: string) =>
      (await site.call('GET', `/api/${plural}${query}`)).list.map(({ _id }) => _id);

    test('lists newest first, whole or in pages, filtered by name [7.21]', async () => {
      const names = ['Ärzte भर्ना one', 'ärzte भर्ना two', 'ÄRZTE भर्ना three'];
      const sent: (string | undefined)[] = [];
      for (const name of names) sent.unshift((await send(kind, { name })).record._id);
      const all = await ids('');
      expect(all.slice(0, 3)).toEqual(sent);
      expect(await ids(`?q=${encodeURIComponent('äRZTE भर्ना')}`)).toEqual(sent);
      const page = await site.call('GET', `/api/${plural}?q=${encodeURIComponent('ärzte')}&page=2&limit=2`);
      expect(page.list.map(({ _id }) => _id)).toEqual(sent.slice(2));
      expect(page.headers.get('x-total-count')).toBe('3');
      expect(page.headers.get('link')).toContain('rel="prev"');
      expect((await site.call('GET', `/api/${plural}?limit=101`)).status).toBe(400);
    });

    test('is found by telephone, email and whole reference [17.11, 17.12, 17.13]', async () => {
      const prefix = kind === 'application' ? '98' : '97';
      const { record } = await send(kind, { phone: `${prefix}400 ००४२०`, email: 'Sita.Rai@Example.org' });
      for (const q of [
        `${prefix}400 00420`,
        '4०००0',
        '(400) 0042',
        '00-4-20',
        'sita.rai@',
        String(record.reference),
      ]) {
        const query = `?q=${encodeURIComponent(q)}`;
        expect(await ids(query), q).toEqual([record._id]);
        const csv = await site.call('GET', `/api/${plural}.csv${query}`);
        expect(csv.text.match(/\r\n/g), q).toHaveLength(2);
      }
      for (const q of ['42', `${prefix}400 x`, String(record.reference).slice(0, -1)])
        expect(await ids(`?q=${encodeURIComponent(q)}`), q).not.toContain(record._id);
      const spam = await site.call('POST', `/api/${kind}-spam/${record._id}`, { json: { isSpam: true } });
      expect(spam.status).toBe(200);
      expect(await ids(`?spam=true&q=${prefix}40000420`)).toEqual([record._id]);
      expect(await ids(`?q=${prefix}40000420`)).toEqual([]);
    });

    test('is marked viewed and unviewed again, and nothing else changes [7.23, 14.1]', async () => {
      const { record } = await send(kind);
      const path = `/api/${kind}/${record._id}`;
      const before = (await counts())[kind].unviewed;
      const viewed = await site.call('PUT', path, {
        json: { isView: true, name: 'Forged', message: 'Forged' },
      });
      expect([viewed.status, viewed.json]).toEqual([
        200,
        { ...record, isView: true, updatedAt: viewed.record.updatedAt },
      ]);
      expect((await counts())[kind].unviewed).toBe(before - 1);
      const form = await site.call('PUT', path, { body: new URLSearchParams({ isView: 'false' }) });
      expect(form.json).toMatchObject({ isView: false });
      expect((await counts())[kind].unviewed).toBe(before);
    });

    test.each([['"true"'], ['1'], ['null'], ['[true]']])('refuses %s as isView', async (value) => {
      const { record } = await send(kind);
      const { status, refusal } = await site.call('PUT', `/api/${kind}/${record._id}`, {
        body: `{"isView":${value}}`,
        headers: { 'content-type': 'application/json' },
      });
      expect([status, Object.keys(refusal.fields)]).toEqual([400, ['isView']]);
    });

    test('checks If-Match and returns an ETag', async () => {
      const { record } = await send(kind);
      const path = `/api/${kind}/${record._id}`;
      const etag = (await site.call('GET', path)).headers.get('etag') ?? '';
      const headers = { 'if-match': etag };
      expect((await site.call('PUT', path, { json: { isView: true }, headers })).status).toBe(200);
      expect((await site.call('PUT', path, { json: { isView: false }, headers })).status).toBe(412);
      expect((await site.call('DELETE', path, { headers })).status).toBe(412);
      expect((await site.call('GET', path)).json).toMatchObject({ isView: true });
    });

    test('returns the record that it deletes, once [7.24]', async () => {
      const { record } = await send(kind);
      const path = `/api/${kind}/${record._id}`;
      const deleted = await site.call('DELETE', path);
      expect([deleted.status, deleted.json]).toEqual([200, record]);
      expect((await site.call('DELETE', path)).status).toBe(404);
      expect((await site.call('GET', path)).status).toBe(404);
      expect(await ids('')).not.toContain(record._id);
    });

    test('the audit event of a deletion has its reference, never the sender’s name', async () => {
      const { record } = await send(kind, { name: 'Private Person' });
      await site.call('DELETE', `/api/${kind}/${record._id}`);
      const { text, list } = await site.call('GET', '/api/events?limit=1');
      expect(list[0]).toMatchObject({ action: 'deleted', type: kind, title: record.reference });
      expect(text).not.toContain('Private Person');
    });

    test.each([
      ['a filled honeypot', { website: 'https://spam.example' }, true],
      ['an empty honeypot', { website: ' ' }, false],
      ['haste alone, as browsers fill in forms', { filledIn: 40 }, false],
      ['addresses alone', { message: 'http://a.example http://b.example' }, false],
      ['addresses in haste', { message: 'http://a.example http://b.example', filledIn: '900' }, true],
      ['addresses with time', { message: 'http://a.example http://b.example', filledIn: 60_000 }, false],
    ])('%s decides whether it is spam', async (_, more, isSpam) => {
      const before = (await counts())[kind];
      const { status, record } = await send(kind, more);
      expect(status).toBe(201);
      expect(record).not.toHaveProperty('isSpam');
      expect((await ids('')).includes(record._id)).toBe(!isSpam);
      expect((await ids('?spam=true')).includes(record._id)).toBe(isSpam);
      const [unviewed, spam] = isSpam ? [0, 1] : [1, 0];
      expect((await counts())[kind]).toEqual({
        unviewed: before.unviewed + unviewed,
        spam: before.spam + spam,
      });
    });

    test('is moved to spam and back, unchanged', async () => {
      const { record } = await send(kind, { website: 'x' });
      const call = (isSpam: unknown) =>
        site.call('POST', `/api/${kind}-spam/${record._id}`, { json: { isSpam } });
      expect((await site.call('GET', `/api/${kind}/${record._id}`)).json).toEqual({
        ...record,
        isSpam: true,
      });
      for (let times = 0; times < 2; times += 1) {
        const back = await call(false);
        expect([back.status, back.json]).toEqual([200, { ...record, updatedAt: back.record.updatedAt }]);
      }
      expect(await ids('')).toContain(record._id);
      expect((await call(true)).json).toMatchObject({ isSpam: true });
      expect(await ids('')).not.toContain(record._id);
      expect((await call('yes')).refusal.fields).toHaveProperty('isSpam');
      expect((await site.call('DELETE', `/api/${kind}/${record._id}`)).status).toBe(200);
    });

    test('refuses a value of `spam` other than true or false', async () => {
      expect((await site.call('GET', `/api/${plural}?spam=perhaps`)).status).toBe(400);
    });

    test.each(['0'.repeat(24), 'odd', `${'0'.repeat(23)}g`])('is 404 for the id %s', async (id) => {
      for (const method of ['GET', 'DELETE'])
        expect((await site.call(method, `/api/${kind}/${id}`)).status).toBe(404);
      expect((await site.call('PUT', `/api/${kind}/${id}`, { json: { isView: true } })).status).toBe(404);
      expect((await site.call('POST', `/api/${kind}-spam/${id}`, { json: { isSpam: true } })).status).toBe(
        404,
      );
    });
  });

  test('logs nothing that people sent', async () => {
    const secret = 'Zarathustra';
    const { record } = await send('application', { name: secret, message: secret, address: secret });
    await site.call('GET', `/api/applications?q=${secret}`);
    await site.call('PUT', `/api/application/${record._id}`, { json: { isView: true } });
    await site.call('DELETE', `/api/application/${record._id}`);
    expect(site.logLines.join('')).not.toContain(secret);
  });

  test('does not invalidate cached pages when it changes', async () => {
    const { etag } = Object.fromEntries((await site.call('GET', '/')).headers);
    const version = (await site.call('GET', '/api/events?limit=1')).headers.get('etag');
    await send('contact');
    const again = await site.call('GET', '/', { headers: { 'if-none-match': etag ?? '' } });
    expect([again.status, version]).toEqual([304, null]);
  });
});
