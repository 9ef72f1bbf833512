import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../src/content/index.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

const ID = /^[0-9a-f]{24}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe.each(sites)('Records on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const uploadedFiles = () => readdir(join(site.dataDir, 'uploads'), { recursive: true }).catch(() => []);

  describe.each(contentTypes.map(({ name, plural }) => ({ name, plural })))('$name', ({ name, plural }) => {
    test('is created whole, read, changed in part, deleted', async () => {
      const created = await site.call('POST', `/api/${name}`, { json: { title: 'Orientation day' } });
      expect(created.status).toBe(201);
      expect(created.json).toMatchObject({ title: 'Orientation day', image: null });
      expect(created.record._id).toMatch(ID);
      expect(created.record.createdAt).toMatch(INSTANT);
      expect(created.record.updatedAt).toBe(created.record.createdAt);

      const read = await site.call('GET', `/api/${name}/${created.record._id}`, { as: 'nobody' });
      expect(read.status).toBe(200);
      expect(read.json).toEqual(created.json);

      const changed = await site.call('PUT', `/api/${name}/${created.record._id}`, {
        json: { title: 'Moved' },
      });
      expect(changed.status).toBe(200);
      expect(changed.json).toMatchObject({
        _id: created.record._id,
        title: 'Moved',
        createdAt: created.record.createdAt,
      });

      const deleted = await site.call('DELETE', `/api/${name}/${created.record._id}`);
      expect(deleted.status).toBe(200);
      expect(deleted.json).toEqual(changed.json);
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const gone = await site.call(method, `/api/${name}/${created.record._id}`);
        expect(gone).toMatchObject({ status: 404, json: { code: 'not-found' } });
      }
    });

    test('is listed newest first, as a bare array', async () => {
      const first = (await site.call('POST', `/api/${name}`, { json: { title: 'First' } })).record;
      const second = (await site.call('POST', `/api/${name}`, { json: { title: 'Second' } })).record;
      const { list } = await site.call('GET', `/api/${plural}`, { as: 'nobody' });
      const ids = list.map(({ _id }) => _id);
      expect(ids.indexOf(second._id)).toBeLessThan(ids.indexOf(first._id));
      expect(list[ids.indexOf(first._id)]).toEqual(first);
    });

    test('takes a PUT in three encodings, each changing only what it names', async () => {
      const { _id } = (await site.call('POST', `/api/${name}`, { json: { title: 'Kept' } })).record;
      const other = Object.keys((await site.call('GET', `/api/${name}/${_id}`)).record).find((field) =>
        ['description', 'shortText'].includes(field),
      );
      const bodies = [
        { json: { [other ?? '']: 'one' } },
        { body: new URLSearchParams({ [other ?? '']: 'two' }) },
        { body: multipart({ [other ?? '']: 'three' }) },
      ];
      for (const [index, body] of bodies.entries()) {
        const { status, json } = await site.call('PUT', `/api/${name}/${_id}`, body);
        expect(status).toBe(200);
        expect(json).toMatchObject({ title: 'Kept', [other ?? '']: ['one', 'two', 'three'][index] });
      }
    });

    test('keeps a picture that came with it, re-encoded, until it is replaced or deleted', async () => {
      const made = await site.call('POST', `/api/${name}`, {
        body: multipart({ title: 'With picture', image: await pictureFile() }),
      });
      expect(made.status).toBe(201);
      expect(made.record.image).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
      const picture = await site.call('GET', made.record.image ?? '', { as: 'nobody' });
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toBe('image/webp');
      expect(picture.headers.get('cache-control')).toContain('immutable');

      const narrower = await site.call('GET', (made.record.image ?? '').replace('.webp', '-1920.webp'));
      expect(narrower.headers.get('content-length')).toBe(picture.headers.get('content-length'));

      const replaced = await site.call('POST', `/api/${name}File/${made.record._id}`, {
        body: multipart({ image: await pictureFile({ color: '#1f3ca3' }) }),
      });
      expect(replaced.status).toBe(200);
      expect(replaced.json).toMatchObject({ title: 'With picture' });
      expect(replaced.record.image).not.toBe(made.record.image);
      expect((await site.call('GET', made.record.image ?? '')).status).toBe(404);

      await site.call('DELETE', `/api/${name}/${made.record._id}`);
      expect((await site.call('GET', replaced.record.image ?? '')).status).toBe(404);
    });

    test('leaves no file behind when the record is refused', async () => {
      const before = await uploadedFiles();
      const refused = await site.call('POST', `/api/${name}`, {
        body: multipart({ title: '   ', image: await pictureFile() }),
      });
      expect(refused).toMatchObject({ status: 400, json: { fields: { title: 'Title is required.' } } });
      const absent = await site.call('POST', `/api/${name}File/000000000000000000000000`, {
        body: multipart({ image: await pictureFile() }),
      });
      expect(absent.status).toBe(404);
      expect(await uploadedFiles()).toEqual(before);
      expect(await readdir(join(site.dataDir, 'incoming'))).toEqual([]);
    });
  });

  test('keeps plain text as it was sent, in composed form', async () => {
    const title = `  Cafe\u0301 'quoted" <b>& भर्ना 🎓 \u202e`;
    const { json } = await site.call('POST', '/api/banner', { json: { title, shortText: 'a\r\nb\tc' } });
    expect(json).toMatchObject({ title: title.normalize('NFC'), shortText: 'a\r\nb\tc' });
  });

  test.each([
    ['a number', 7],
    ['a boolean', true],
    ['null', null],
    ['a list', ['x']],
    ['an object', { x: 1 }],
    ['blanks only', ' \n '],
    ['201 characters', 'क'.repeat(201)],
    ['half a character', '\ud83c'],
    ['the character NUL', 'a\u0000b'],
  ])('refuses %s as a title, and stores nothing', async (_what, title) => {
    const before = (await site.call('GET', '/api/banners')).list.length;
    const { status, refusal } = await site.call('POST', '/api/banner', { json: { title } });
    expect(status).toBe(400);
    expect(refusal.fields.title).toEqual(expect.any(String));
    expect(refusal.message).toBe(refusal.fields.title);
    expect((await site.call('GET', '/api/banners')).list.length).toBe(before);
  });

  test('says everything that is wrong at once, and ignores fields that it does not know', async () => {
    const { refusal } = await site.call('POST', '/api/banner', {
      json: { title: '', shortText: 5, isAdmin: true },
    });
    expect(Object.keys(refusal.fields).sort()).toEqual(['shortText', 'title']);
    const made = await site.call('POST', '/api/banner', {
      json: { title: 'x', _id: 'mine', version: 9, image: '/uploads/x' },
    });
    expect(made.json).toMatchObject({ title: 'x', image: null });
    expect(made.record._id).toMatch(ID);
    expect(made.json).not.toHaveProperty('version');
  });

  test('cleans rich text, and leaves clean rich text as it is', async () => {
    const clean = '<h2>भर्ना</h2><p>Fees &amp; <strong>dates</strong><br>next line</p>';
    expect(
      (await site.call('POST', '/api/notice', { json: { title: 'x', description: clean } })).record
        .description,
    ).toBe(clean);
    const { record } = await site.call('POST', '/api/notice', {
      json: { title: 'x', description: '<p onclick="x()">a<script>alert(1)</script></p>' },
    });
    expect(record.description).toBe('<p>a</p>');
  });

  test('news returns a slug that follows its title', async () => {
    const { record } = await site.call('POST', '/api/news', { json: { title: 'भर्ना सूचना — 2083!' } });
    expect(record.slug).toBe('भर्ना-सूचना-2083');
    const { record: changed } = await site.call('PUT', `/api/news/${record._id}`, { json: { title: '!!!' } });
    expect(changed.slug).toBe('item');
  });

  test('a reader who names the version that he has is told that nothing changed', async () => {
    const made = await site.call('POST', '/api/notice', { json: { title: 'Same' } });
    const path = `/api/notice/${made.record._id}`;
    const etag = (await site.call('GET', path)).headers.get('etag') ?? '';
    expect(etag).toBe(made.headers.get('etag'));
    expect((await site.call('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('of two editors who saw the same version one wins, and the other changes nothing', async () => {
    const made = await site.call('POST', '/api/notice', { json: { title: 'Both', description: 'old' } });
    const path = `/api/notice/${made.record._id}`;
    const headers = { 'if-match': made.headers.get('etag') ?? '' };
    const answers = await Promise.all(
      ['mine', 'yours'].map((description) => site.call('PUT', path, { json: { description }, headers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await site.call('GET', path)).json).toEqual(winner?.json);
    const picture = await site.call('POST', `/api/noticeFile/${made.record._id}`, {
      headers,
      body: multipart({ image: await pictureFile() }),
    });
    expect(picture.status).toBe(412);
    expect((await site.call('DELETE', path, { headers })).status).toBe(412);
  });
});
