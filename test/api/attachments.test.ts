import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attachment } from '../../src/schema/fields/attachments.ts';
import { collected } from '../collection.ts';
import { pdfBytes, pdfFile } from '../documents.ts';
import { expectNothingUnfinished, storedFiles } from '../folders.ts';
import { multipart, smallPicture } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

/** Types with documents. */
const types = ['notice', 'news', 'admission', 'scholarship'];

describe.each(sites)('Documents on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const send = (file: File | File[], field = 'attachment') =>
    site.call('POST', '/api/attachment', { body: multipart({ [field]: file }) });
  async function uploaded(name?: string, bytes?: Buffer): Promise<Attachment> {
    const answer = await send(pdfFile(name, bytes));
    expect(answer.status).toBe(201);
    return answer.json as Attachment;
  }
  const download = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(site.url + path, { method, headers });
  async function made(type: string, attachments: unknown) {
    const answer = await site.call('POST', `/api/${type}`, { json: { title: 'With papers', attachments } });
    expect(answer.status).toBe(201);
    return answer.json as { _id: string; attachments: Attachment[] };
  }
  /** One that visitors can download. */
  async function published(name?: string, bytes?: Buffer): Promise<Attachment> {
    const document = await uploaded(name, bytes);
    await made('notice', [document]);
    return document;
  }

  describe('uploading one', () => {
    test('stores it unchanged and returns its path, name and size', async () => {
      const bytes = pdfBytes(70_000);
      const answer = await send(pdfFile('परीक्षा तालिका.pdf', bytes));
      expect(answer.status).toBe(201);
      expect(answer.json).toEqual({
        path: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.pdf$/),
        name: 'परीक्षा तालिका.pdf',
        size: 70_000,
      });
      await made('notice', [answer.json]);
      const got = await download((answer.json as Attachment).path);
      expect(Buffer.from(await got.arrayBuffer())).toEqual(bytes);
      await expectNothingUnfinished(site);
    });

    test('is sent in parts from the disk, as readers of PDFs ask for them [18.15]', async () => {
      const bytes = pdfBytes(70_000);
      const { path } = await published('fees.pdf', bytes);
      const part = await download(path, { range: 'bytes=69990-' });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 69990-69999/70000']);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(69_990));
      expect((await download(path, { range: 'bytes=70000-' })).headers.get('content-range')).toBe(
        'bytes */70000',
      );
      const other = await download(path, { range: 'bytes=0-9', 'if-range': '"another"' });
      expect([other.status, other.headers.get('content-length')]).toEqual([200, '70000']);
      const { headers } = await download(path, { range: 'bytes=0-9' }, 'HEAD');
      expect([headers.get('accept-ranges'), headers.get('content-length')]).toEqual(['bytes', '70000']);
    });

    test.each([
      ['PDF 2.0', pdfBytes(300, { version: '2.0' })],
      ['one with a byte order mark before it', Buffer.concat([Buffer.from('\ufeff'), pdfBytes()])],
      ['one with empty lines before it', Buffer.concat([Buffer.from('\r\n\n'), pdfBytes()])],
    ])('takes %s', async (_, bytes) => {
      expect((await uploaded('a.pdf', bytes)).size).toBe(bytes.length);
    });

    test.each([
      ['an empty file', Buffer.alloc(0), 'empty'],
      ['a page of HTML', Buffer.from('<html><script>alert(1)</script></html>%%EOF'), 'not a document'],
      ['words before the beginning', Buffer.concat([Buffer.from('<b>'), pdfBytes()]), 'not a document'],
      ['an unknown version', pdfBytes(500, { version: '9.0' }), 'not a document'],
      ['one that was cut off', pdfBytes(5000).subarray(0, 4000), 'incomplete'],
      ['an end that is not near the end', Buffer.concat([pdfBytes(), Buffer.alloc(2000)]), 'incomplete'],
    ])('refuses %s, and leaves nothing behind', async (_, bytes, words) => {
      const before = await storedFiles(site);
      const answer = await send(pdfFile('fees.pdf', bytes));
      expect(answer).toMatchObject({ status: 415, json: { message: expect.stringContaining(words) } });
      expect(await storedFiles(site)).toEqual(before);
      await expectNothingUnfinished(site);
    });

    test('refuses a picture with the name of a PDF', async () => {
      const picture = await smallPicture();
      const answer = await send(new File([picture], 'picture.pdf', { type: 'application/pdf' }));
      expect(answer).toMatchObject({ status: 415, json: { code: 'unsupported' } });
    });

    test('a PDF is refused as a picture', async () => {
      const answer = await site.call('POST', '/api/picture', {
        body: multipart({ image: new File([pdfFile()], 'x.png', { type: 'image/png' }) }),
      });
      expect(answer.status).toBe(415);
      await expectNothingUnfinished(site);
    });

    test('refuses two at once, none, and one in another field', async () => {
      const before = await storedFiles(site);
      expect((await send([pdfFile(), pdfFile()])).status).toBe(400);
      for (const answer of [
        await site.call('POST', '/api/attachment', { body: multipart({ other: 'x' }) }),
        await send(pdfFile(), 'image'),
        await site.call('POST', '/api/attachment', { json: {} }),
      ])
        expect(answer).toMatchObject({
          status: 400,
          refusal: { fields: { attachment: 'Choose a document first.' } },
        });
      expect(await storedFiles(site)).toEqual(before);
      await expectNothingUnfinished(site);
    });

    test('is for admins', async () => {
      const body = () => multipart({ attachment: pdfFile() });
      expect((await site.call('POST', '/api/attachment', { as: 'nobody', body: body() })).status).toBe(401);
      expect(await site.call('GET', '/api/attachment')).toMatchObject({ status: 405 });
    });

    test('a hostile file is refused or can only be downloaded', async () => {
      for (const { name, bytes } of collected('upload/hostile')) {
        const answer = await send(new File([bytes], name, { type: 'text/html' }));
        expect([201, 413, 415], name).toContain(answer.status);
        if (answer.status !== 201) continue;
        await made('notice', [answer.json]);
        const got = await download((answer.json as Attachment).path);
        expect(got.headers.get('content-type')).toBe('application/pdf');
        expect(got.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+\.pdf"/);
        await got.arrayBuffer();
      }
      await expectNothingUnfinished(site);
    });
  });

  describe('downloading one', () => {
    test('is served only as an attachment under its own name', async () => {
      const { path } = await published('शुल्क "2083".pdf');
      const got = await download(path);
      expect(got.status).toBe(200);
      const headers = Object.fromEntries(got.headers);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': '500',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''/,
      );
      const whole = headers['content-disposition']?.split("UTF-8''")[1] ?? '';
      expect(decodeURIComponent(whole)).toMatch(/^शुल्क .*2083.*\.pdf$/);
    });

    test('is answered with 304 when it is cached, and without a body for HEAD', async () => {
      const { path } = await published();
      const etag = (await download(path)).headers.get('etag') ?? '';
      const again = await download(path, { 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const head = await download(path, {}, 'HEAD');
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '500', '']);
    });

    test.each([
      `/uploads/${'a'.repeat(32)}.pdf`,
      '/uploads/x.pdf',
      '/uploads/..%2f..%2fdatabase.pdf',
      `/uploads/${'a'.repeat(32)}-640.pdf`,
    ])('%s does not exist', async (path) => {
      expect((await download(path)).status).toBe(404);
    });
  });

  describe.each(types)('a record of the type %s', (type) => {
    test('returns its documents with their stored facts, whatever facts the request gives', async () => {
      const first = await uploaded('one.pdf');
      const second = await uploaded('two.pdf', pdfBytes(900));
      const record = await made(type, [
        { path: second.path, name: 'evil.exe', size: -1 },
        { path: first.path, name: 7 },
      ]);
      expect(record.attachments).toEqual([second, first]);

      const text = JSON.stringify([first, second]);
      for (const body of [new URLSearchParams({ attachments: text }), multipart({ attachments: text })]) {
        const changed = await site.call('PUT', `/api/${type}/${record._id}`, { body });
        expect(changed.json).toMatchObject({ title: 'With papers', attachments: [first, second] });
      }
    });
  });

  describe('a record', () => {
    test.each([
      ['is not stored', [{ path: `/uploads/${'b'.repeat(32)}.pdf`, name: 'b.pdf', size: 1 }]],
      ['is a picture', [{ path: `/uploads/${'b'.repeat(32)}.webp` }]],
      ['is elsewhere', [{ path: 'https://example.com/x.pdf' }]],
      ['is a list of words', ['x.pdf']],
      ['is no list', 'x'],
    ])('is refused that names what %s, new or changed, and nothing is changed', async (_, attachments) => {
      const { _id } = await made('notice', []);
      for (const [method, path] of [
        ['POST', '/api/notice'],
        ['PUT', `/api/notice/${_id}`],
      ] as const) {
        const answer = await site.call(method, path, { json: { title: 'Other', attachments } });
        expect(answer).toMatchObject({
          status: 400,
          refusal: { fields: { attachments: expect.stringContaining('Attachments') } },
        });
      }
      expect((await site.call('GET', `/api/notice/${_id}`)).record.title).toBe('With papers');
    });

    test('is refused together with its picture, which is removed', async () => {
      const before = await storedFiles(site);
      const attachments = JSON.stringify([{ path: `/uploads/${'c'.repeat(32)}.pdf` }]);
      const body = multipart({ title: 'X', attachments, image: await smallPicture() });
      expect((await site.call('POST', '/api/notice', { body })).status).toBe(400);
      expect(await storedFiles(site)).toEqual(before);
    });

    test('that no longer names a document ends its address, and its history keeps it', async () => {
      const document = await uploaded();
      const one = await made('notice', [document]);
      const other = await made('news', [document]);
      await site.call('PUT', `/api/notice/${one._id}`, { json: { attachments: [] } });
      expect((await download(document.path)).status).toBe(200);
      expect((await site.call('GET', `/api/news/${other._id}`)).json).toMatchObject({
        attachments: [document],
      });
      await site.call('DELETE', `/api/news/${other._id}`);
      expect((await download(document.path)).status).toBe(404);
      const name = document.path.split('/').at(-1);
      expect(await storedFiles(site)).toContain(name);
      await site.call('DELETE', `/api/manage/trash/${other._id}`);
      expect(await storedFiles(site), 'a version of the first names it').toContain(name);
      await site.call('DELETE', `/api/notice/${one._id}`);
      await site.call('DELETE', `/api/manage/trash/${one._id}`);
      expect(await storedFiles(site)).not.toContain(name);
    });

    test('keeps its documents when another of its fields is changed', async () => {
      const document = await uploaded();
      const { _id } = await made('notice', [document]);
      const changed = await site.call('PUT', `/api/notice/${_id}`, { json: { title: 'Other' } });
      expect(changed.json).toMatchObject({ attachments: [document] });
      expect((await download(document.path)).status).toBe(200);
    });

    test('changed by two editors of the same version is saved once; the other gets a conflict and nothing is lost', async () => {
      const [mine, theirs] = [await uploaded('mine.pdf'), await uploaded('theirs.pdf')];
      const { _id } = await made('notice', []);
      const etag = (await site.call('GET', `/api/notice/${_id}`)).headers.get('etag') ?? '';
      const add = (document: Attachment) =>
        site.call('PUT', `/api/notice/${_id}`, {
          json: { attachments: [document] },
          headers: { 'if-match': etag },
        });
      const answers = await Promise.all([add(mine), add(theirs)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      for (const { path } of [mine, theirs]) {
        const address = path.replace('/uploads/', '/api/manage/file/');
        expect((await site.call('GET', address)).status).toBe(200);
      }
    });

    test('is either saved with its document or refused while another record removes the document', async () => {
      for (let round = 0; round < 5; round += 1) {
        const document = await uploaded();
        const { _id } = await made('notice', [document]);
        const [, saved] = await Promise.all([
          site.call('DELETE', `/api/notice/${_id}`),
          site.call('POST', '/api/news', { json: { title: 'Same', attachments: [document] } }),
        ]);
        expect([201, 400]).toContain(saved.status);
        expect((await download(document.path)).status).toBe(saved.status === 201 ? 200 : 404);
      }
    });
  });
});
