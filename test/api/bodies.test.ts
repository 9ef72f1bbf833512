import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfBytes } from '../documents.ts';
import { expectNothingUnfinished, storedFiles } from '../folders.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { requestLine, sendRaw } from '../raw.ts';
import { sites, type TestSite } from '../site.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const MB = 1024 * 1024;

/** A site of their own for the tests of a block. */
function bodiesOn(start: () => Promise<TestSite>) {
  const at = {
    site: undefined as unknown as TestSite,
    count: async () => (await at.site.call('GET', '/api/notices')).list.length,
    post: (body: BodyInit, headers: Record<string, string>) =>
      at.site.call('POST', '/api/notice', { body, headers }),
  };
  beforeAll(async () => {
    at.site = await start();
  });
  afterAll(() => at.site.close());
  return at;
}

// They are refused for their length, encoding or syntax, before anything of them reaches the database.
describe('Bodies that cannot be read', () => {
  const at = bodiesOn(sites[0].start);

  test.each([
    ['nothing', ''],
    ['a blank', ' '],
    ['a mark of byte order', '\ufeff'],
    ['a text', '"title"'],
    ['a number', '7'],
    ['null', 'null'],
    ['true', 'true'],
    ['a list', '[{"title":"x"}]'],
    ['half an object', '{"title":"x"'],
    ['a comment', '{"title":"x"/* */}'],
    ['single quotes', "{'title':'x'}"],
    ['a trailing comma', '{"title":"x",}'],
    ['two objects', '{"title":"x"}{"title":"y"}'],
    ['a raw line break in a text', '{"title":"x\ny"}'],
    ['100,000 open lists', '['.repeat(100_000)],
    ['100,000 open objects', '{"a":'.repeat(100_000)],
  ])('as JSON with %s are refused with 400 [11.3]', async (_what, body) => {
    const before = await at.count();
    expect(await at.post(body, JSON_TYPE)).toMatchObject({ status: 400, json: { code: 'malformed' } });
    expect(await at.count()).toBe(before);
  });

  test('as JSON in another encoding than UTF-8 are refused with 400', async () => {
    const text = '{"title":"é भ"}';
    for (const body of [
      Buffer.from(text, 'latin1'),
      Buffer.from(text, 'utf16le'),
      Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d]),
    ])
      expect((await at.post(body, JSON_TYPE)).status).toBe(400);
  });

  test.each([
    ['names', `{${Array.from({ length: 200_000 }, (_, index) => `"n${index}":1`).join()}}`],
    ['lists', `{"title":"x","unknown":[${Array(200_000).fill('[]').join()}]}`],
  ])('as JSON with 200,000 %s are refused with 400 before they are parsed [21.93]', async (_what, body) => {
    const { status, refusal } = await at.post(body, JSON_TYPE);
    expect([status, refusal.code, refusal.message]).toEqual([
      400,
      'malformed',
      'The JSON of the request has too many names, lists and objects.',
    ]);
  });

  test('of another content type, or of none, are refused with 415 [11.6]', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'application/jsonp',
      'application/json2',
      'multipart/mixed; boundary=x',
      'image/png',
      'json',
      'application/octet-stream',
      '*/*',
      ';;;',
      'application /json',
    ])
      expect((await at.post('{"title":"x"}', { 'content-type': type })).status, type).toBe(415);
    const headers = { Authorization: `Bearer ${at.site.token}`, 'Content-Length': '13' };
    expect(
      (await sendRaw(at.site.url, `${requestLine('POST', '/api/notice', headers)}{"title":"x"}`)).status,
    ).toBe(415);
  });

  test.each(['JSON', 'form', 'multipart'])(
    'of 5 MB are accepted, of one byte more refused with 413, as %s [11.6, 12.7]',
    async (kind) => {
      const wholeOf = (fill: number) => {
        const unknown = 'x'.repeat(fill);
        if (kind === 'JSON') return { body: JSON.stringify({ title: 'Large', unknown }), headers: JSON_TYPE };
        if (kind === 'form') return { body: `title=Large&unknown=${unknown}`, headers: FORM_TYPE };
        return { body: multipart({ title: 'Large', unknown }), headers: {} };
      };
      const overhead = (await new Response(wholeOf(0).body).bytes()).length;
      const fits = wholeOf(5 * MB - overhead);
      expect((await at.post(fits.body, fits.headers)).status).toBe(201);
      const before = await at.count();
      for (const more of [1, 5 * MB]) {
        const tooLong = wholeOf(5 * MB - overhead + more);
        expect(await at.post(tooLong.body, tooLong.headers)).toMatchObject({
          status: 413,
          json: { code: 'too-large' },
        });
      }
      expect(await at.count()).toBe(before);
    },
  );

  test('of documents may have 20 MB, and not a byte more, which leaves nothing behind', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n';
    // As bytes, because a form of this size takes longer to encode than to receive.
    const send = (size: number) => {
      const body = Buffer.concat([Buffer.from(head), pdfBytes(size), Buffer.from('\r\n--x--\r\n')]);
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      return at.site.call('POST', '/api/attachment', { headers, body });
    };
    const fits = await send(20 * MB);
    expect([fits.status, fits.record.size]).toEqual([201, 20 * MB]);
    const before = await storedFiles(at.site);
    const { status, refusal } = await send(20 * MB + 1);
    expect([status, refusal.message]).toEqual([413, expect.stringContaining('20 MB')]);
    expect(await storedFiles(at.site)).toEqual(before);
    await expectNothingUnfinished(at.site);
  });

  test('beyond 64 KB are refused with 413 on open routes [12.7]', async () => {
    const login = (fill: number) =>
      at.site.call('POST', '/api/user/login', {
        as: 'nobody',
        json: { email: 'a@b', password: 'x'.repeat(fill) },
      });
    expect((await login(60_000)).status).not.toBe(413);
    for (const fill of [64 * 1024, 5 * MB]) expect((await login(fill)).status).toBe(413);
  });

  test('that are too long are refused in chunked encoding as well', async () => {
    const piece = new Uint8Array(64 * 1024).fill(32);
    let left = 128 * MB;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= piece.length;
        if (left > 0) controller.enqueue(piece);
        else controller.close();
      },
    });
    const answer = await fetch(`${at.site.url}/api/user/login`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: JSON_TYPE,
    } as RequestInit).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(answer);
    expect((await at.site.call('GET', '/healthz')).status).toBe(200);
  });
});

describe.each(sites)('Bodies on $name', ({ start }) => {
  const at = bodiesOn(start);

  test('as multipart keep their texts byte for byte, and are refused when one is not UTF-8 [12.5]', async () => {
    const title = '\ufeff नेपाल é Ã© 🙏';
    const sent = await at.site.call('POST', '/api/notice', { body: multipart({ title }) });
    // The title begins with an unseen mark and a space, which are not stored (requirement 23.40).
    expect(sent.record.title).toBe(title.normalize('NFC').slice(2));
    const before = await at.count();
    const part = (bytes: Buffer) =>
      Buffer.concat([
        Buffer.from('--x\r\ncontent-disposition: form-data; name="title"\r\n\r\n'),
        bytes,
        Buffer.from('\r\n--x--\r\n'),
      ]);
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const bytes of [Buffer.from('\u00e9', 'latin1'), Buffer.from([0xed, 0xa0, 0x80])])
      expect(await at.post(part(bytes), type)).toMatchObject({ status: 400, json: { code: 'malformed' } });
    expect(await at.count()).toBe(before);
  });

  test('with a list of a million items are refused for its length, before any item is checked', async () => {
    const gallery = await at.site.call('POST', '/api/gallery', {
      body: multipart({ title: 'Album', image: await pictureFile({ width: 20, height: 10 }) }),
    });
    const million = Array(1_000_000).fill(1);
    for (const [path, field] of [
      [`/api/gallery/${gallery.record._id}`, 'imageAlt'],
      [
        `/api/news/${(await at.site.call('POST', '/api/news', { json: { title: 'News' } })).record._id}`,
        'attachments',
      ],
    ] as const) {
      const { status, refusal } = await at.site.call('PUT', path, { json: { [field]: million } });
      expect([status, refusal.fields[field]]).toEqual([400, expect.stringMatching(/at most/)]);
    }
  });

  test('without files may be long on admin routes', async () => {
    const id = '0'.repeat(24);
    for (const path of ['banner-move', 'gallery-image-delete']) {
      const json = { direction: 'up', index: 0, unknown: 'x'.repeat(100 * 1024) };
      expect((await at.site.call('POST', `/api/${path}/${id}`, { json })).status, path).toBe(404);
    }
    for (const path of ['picture', 'attachment']) {
      const body = multipart({ unknown: 'x'.repeat(100 * 1024) });
      expect((await at.site.call('POST', `/api/${path}`, { body })).status, path).toBe(400);
    }
  });

  test('as JSON may be nested deeply in unknown fields', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect((await at.post(`{"title":"Deep","unknown":${deep}}`, JSON_TYPE)).status).toBe(201);
    const { status, refusal } = await at.post(`{"title":"Deep","description":${deep}}`, JSON_TYPE);
    expect([status, Object.keys(refusal.fields)]).toEqual([400, ['description']]);
  });

  test('as JSON cannot set anything that is not a field', async () => {
    const body =
      '{"title":"Own","__proto__":{"title":"x","admin":true},"constructor":{"prototype":{"polluted":1}},"_id":"x","createdAt":"x","version":99,"titleFolded":"zzz"}';
    const { status, record } = await at.post(body, JSON_TYPE);
    expect(status).toBe(201);
    expect(Object.keys(record).sort()).toEqual([
      '_id',
      'attachments',
      'category',
      'categoryTitle',
      'categoryTitle_ne',
      'createdAt',
      'date',
      'description',
      'description_ne',
      'image',
      'imageAlt',
      'title',
      'title_ne',
      'updatedAt',
      'warnings',
    ]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect((await at.post('{"__proto__":{"title":"x"}}', JSON_TYPE)).status).toBe(400);
    expect((await at.post('toString=x&__proto__=y&constructor=z', FORM_TYPE)).status).toBe(400);
    expect((await at.post('title=x&__proto__=y&__proto__=z', FORM_TYPE)).status).toBe(201);
  });

  test('that name a field twice keep the last value in JSON and are refused in forms', async () => {
    expect((await at.post('{"title":"a","title":"b"}', JSON_TYPE)).record.title).toBe('b');
    expect(await at.post('title=a&title=b', FORM_TYPE)).toMatchObject({
      status: 400,
      json: { fields: { title: expect.any(String) } },
    });
    const form = new FormData();
    form.append('title', 'a');
    form.append('title', 'b');
    expect(await at.site.call('POST', '/api/notice', { body: form })).toMatchObject({ status: 400 });
  });

  test('as forms are decoded as browsers encode them', async () => {
    const title = "a+b & c=d % é भर्ना 'x'";
    const body = new URLSearchParams({ title, unknown: 'x' }).toString();
    expect((await at.post(body, FORM_TYPE)).record.title).toBe(title);
    expect(
      (await at.post(body, { 'content-type': 'Application/X-WWW-Form-URLencoded; charset=UTF-8' })).record
        .title,
    ).toBe(title);
  });

  test('that break off leave the server unchanged', async () => {
    const before = await at.count();
    const headers = { Authorization: `Bearer ${at.site.token}`, 'Content-Length': '500' };
    for (const type of [
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const text = requestLine('POST', '/api/notice', { ...headers, 'Content-Type': type });
      await sendRaw(at.site.url, `${text}--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nx`, 50);
    }
    expect((await at.site.call('GET', '/healthz')).status).toBe(200);
    expect(await at.count()).toBe(before);
  });

  test('of updates may be empty: nothing is changed', async () => {
    const { record } = await at.site.call('POST', '/api/notice', { json: { title: 'Still' } });
    for (const options of [{}, { json: {} }, { json: { unknown: 1 } }, { body: new URLSearchParams() }])
      expect(await at.site.call('PUT', `/api/notice/${record._id}`, options)).toMatchObject({
        status: 200,
        json: record,
      });
  });
});
