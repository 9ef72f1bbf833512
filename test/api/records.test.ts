import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../src/content/index.ts';
import { inMatrix } from '../all-tests.ts';
import { multipart, smallPicture } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';
import { everyType, make, needed, sampleOf, twinsOf } from './every-type.ts';

const ID = /^[0-9a-f]{24}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Types that a plain `npm test` tries on PostgreSQL: without a picture, with one, with several, and with many fields. */
const REPRESENTATIVES = ['semester', 'notice', 'gallery', 'faculty'];

describe.each(sites)('Records on $name', ({ name: database, start }) => {
  const some = everyType.filter(({ name }) => REPRESENTATIVES.includes(name));
  const types = database === 'SQLite' ? everyType : inMatrix(some, everyType);
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const uploadedFiles = () => readdir(join(site.dataDir, 'uploads'), { recursive: true }).catch(() => []);

  test('are of exactly the types in the requirements [7.5]', () => {
    const declared = contentTypes.map(({ name, plural }) => `${name} ${plural}`).sort();
    expect(declared).toEqual(everyType.map(({ name, plural }) => `${name} ${plural}`).sort());
  });

  describe.each(types)('$name', (type) => {
    const { name, plural, named, rich, plain, pictures, more } = type;

    test('is created, read, updated in part and deleted [3.1, 3.3-3.13, 3.15, 7.1, 7.6, 7.7, 7.10, 7.11, 7.33, 11.2, 12.2, 12.10]', async () => {
      const created = await make(site, type, 'Orientation day');
      expect(created.status).toBe(201);
      expect(created.headers.get('location')).toBe(`/api/${name}/${created.record._id}`);
      expect(created.record[named]).toBe('Orientation day');
      for (const text of [...rich, ...plain]) expect(created.record[text], text).toBe('');
      for (const twin of twinsOf(type)) expect(created.record[twin], twin).toBe('');
      if (pictures === 'one') expect(created.json).toMatchObject({ image: null, imageAlt: '' });
      expect(Object.keys(created.record).sort()).toEqual(
        [
          '_id',
          named,
          ...rich,
          ...plain,
          ...twinsOf(type),
          ...(pictures === 'none' ? [] : ['image']),
          ...more.filter((field) => pictures !== 'none' || field !== 'imageAlt'),
          'createdAt',
          'updatedAt',
        ].sort(),
      );
      expect(created.record._id).toMatch(ID);
      expect(created.record.createdAt).toMatch(INSTANT);
      expect(created.record.updatedAt).toBe(created.record.createdAt);

      const read = await site.call('GET', `/api/${name}/${created.record._id}`, { as: 'nobody' });
      expect(read.status).toBe(200);
      expect(read.json).toEqual(created.json);

      const changed = await site.call('PUT', `/api/${name}/${created.record._id}`, {
        json: { [named]: 'Moved' },
      });
      expect(changed.status).toBe(200);
      expect(changed.json).toMatchObject({
        _id: created.record._id,
        [named]: 'Moved',
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

    test('keeps its texts, rich ones cleaned, is listed newest first, as a bare array, and takes a PUT in three encodings, each changing only what it names [3.3-3.13, 7.5, 7.7, 7.11, 7.26, 7.29, 12.9]', async () => {
      const sent = '<p onclick="x()">A &amp; <b>भर्ना</b></p><script>x</script>';
      const texts = Object.fromEntries([...rich, ...plain].map((text) => [text, sent]));
      const first = (await make(site, type, 'First')).record;
      const { record: answered } = await make(site, type, '<i>Title</i>', texts);
      const { warnings: _, ...record } = answered;
      expect(record[named]).toBe('<i>Title</i>');
      for (const text of plain) expect(record[text], text).toBe(sent);
      for (const text of rich) expect(record[text], text).toBe('<p>A &amp; <strong>भर्ना</strong></p>');

      const { list } = await site.call('GET', `/api/${plural}`, { as: 'nobody' });
      const ids = list.map(({ _id }) => _id);
      expect(ids.indexOf(record._id)).toBeLessThan(ids.indexOf(first._id));
      expect(list[ids.indexOf(record._id)]).toEqual(record);

      const other = rich[0] ?? plain[0] ?? named;
      const bodies = [
        { json: { [other]: '<p>one</p>' } },
        { body: new URLSearchParams({ [other]: '<p>two</p>' }) },
        { body: multipart({ [other]: '<p>three</p>' }) },
      ];
      for (const [index, body] of bodies.entries()) {
        const { status, json } = await site.call('PUT', `/api/${name}/${record._id}`, body);
        expect(status).toBe(200);
        expect(json).toEqual({
          ...record,
          ...('slug' in record && { slug: expect.any(String) }),
          [other]: `<p>${['one', 'two', 'three'][index]}</p>`,
          updatedAt: expect.stringMatching(INSTANT),
        });
      }
    });

    test('needs its name, which has at most 200 characters [5.7, 12.6]', async () => {
      const before = (await site.call('GET', `/api/${plural}`)).list.length;
      for (const [title, message] of [
        ['', 'is required.'],
        ['क'.repeat(201), 'is too long. The longest is 200 characters.'],
      ] as const) {
        const { status, refusal } = await make(site, type, title);
        expect(status).toBe(400);
        expect(refusal.fields[named]).toContain(message);
      }
      expect((await site.call('GET', `/api/${plural}`)).list.length).toBe(before);
    });

    test('with a name of 200 characters is saved by one of two editors of the same version, and the other changes nothing [5.7, 12.6, 12.8]', async () => {
      const made = await make(site, type, 'क'.repeat(200));
      expect(made.status).toBe(201);
      const path = `/api/${name}/${made.record._id}`;
      const headers = { 'if-match': made.headers.get('etag') ?? '' };
      const answers = await Promise.all(
        ['mine', 'yours'].map((title) => site.call('PUT', path, { json: { [named]: title }, headers })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const winner = answers.find(({ status }) => status === 200);
      expect((await site.call('GET', path)).json).toEqual(winner?.json);
      // One type with one picture and the one with a list stand for the others.
      if (name === 'notice' || name === 'gallery') {
        const call = pictures === 'one' ? `${name}File` : `${name}-image-update`;
        const picture = await site.call('POST', `/api/${call}/${made.record._id}`, {
          headers,
          body: multipart({ image: await smallPicture() }),
        });
        expect(picture.status).toBe(412);
      }
      expect((await site.call('DELETE', path, { headers })).status).toBe(412);
    });
  });

  describe.each(types.filter(({ pictures }) => pictures === 'one'))('The picture of a $name', (type) => {
    const { name, named } = type;

    test('comes re-encoded with the record, and stays until it is replaced or deleted [3.2, 7.4, 7.9, 12.13, 12.16]', async () => {
      const made = await site.call('POST', `/api/${name}`, {
        body: multipart({
          ...(await needed(site, sampleOf(name))),
          ...{ [named]: 'With picture', image: await smallPicture(), imageAlt: 'Flags' },
        }),
      });
      expect(made.status).toBe(201);
      expect(made.record.imageAlt).toBe('Flags');
      expect(made.record.image).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
      const picture = await site.call('GET', made.record.image ?? '', { as: 'nobody' });
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toBe('image/webp');
      expect(picture.headers.get('cache-control')).toContain('immutable');

      const narrower = await site.call('GET', (made.record.image ?? '').replace('.webp', '-1920.webp'));
      expect(narrower.headers.get('content-length')).toBe(picture.headers.get('content-length'));

      const replaced = await site.call('POST', `/api/${name}File/${made.record._id}`, {
        body: multipart({ image: await smallPicture('#1f3ca3') }),
      });
      expect(replaced.status).toBe(200);
      expect(replaced.record[named]).toBe('With picture');
      expect(replaced.record.image).not.toBe(made.record.image);
      // The former alternative text would be wrong for the new picture; an empty one makes it decorative.
      expect(replaced.record.imageAlt).toBe('');
      expect((await site.call('GET', made.record.image ?? '')).status).toBe(404);

      await site.call('DELETE', `/api/${name}/${made.record._id}`);
      expect((await site.call('GET', replaced.record.image ?? '')).status).toBe(404);
    });
  });

  // The same code takes the pictures of all types; the title has two names.
  describe.each(everyType.filter(({ name }) => name === 'notice' || name === 'pmessage'))(
    'The picture of a $name',
    ({ name, named }) => {
      test('leaves no file behind when the record is refused', async () => {
        const before = await uploadedFiles();
        const label = named === 'title' ? 'Title' : 'Name';
        const refused = await site.call('POST', `/api/${name}`, {
          body: multipart({ [named]: '   ', image: await smallPicture() }),
        });
        expect(refused).toMatchObject({
          status: 400,
          json: { fields: { [named]: `${label} is required.` } },
        });
        const absent = await site.call('POST', `/api/${name}File/000000000000000000000000`, {
          body: multipart({ image: await smallPicture() }),
        });
        expect(absent.status).toBe(404);
        expect(await uploadedFiles()).toEqual(before);
        expect(await readdir(join(site.dataDir, 'incoming'))).toEqual([]);
      });
    },
  );

  test('keeps plain text as it was sent, in composed form, one line without what nobody sees [12.5, 23.40]', async () => {
    const title = `  Cafe\u0301 'quoted" <b>& भर्ना 🎓 \u202e`;
    const { json } = await site.call('POST', '/api/banner', { json: { title, shortText: ' a\nb\tc ' } });
    const line = title.normalize('NFC').replace('\u202e', '').trim();
    expect(json).toMatchObject({ title: line, shortText: 'a\nb\tc' });
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
  ])('refuses %s as a title, and stores nothing [12.4]', async (_what, title) => {
    const before = (await site.call('GET', '/api/banners')).list.length;
    const { status, refusal } = await site.call('POST', '/api/banner', { json: { title } });
    expect(status).toBe(400);
    expect(refusal.fields.title).toEqual(expect.any(String));
    expect(refusal.message).toBe(refusal.fields.title);
    expect((await site.call('GET', '/api/banners')).list.length).toBe(before);
  });

  test('says everything that is wrong at once, and ignores fields that it does not know [11.3, 12.3]', async () => {
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

  test('cleans rich text, and leaves clean rich text as it is [12.5]', async () => {
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

  test('news returns a slug that follows its title [3.8, 3.17]', async () => {
    const { record } = await site.call('POST', '/api/news', { json: { title: 'भर्ना सूचना — 2083!' } });
    expect(record.slug).toBe('भर्ना-सूचना-2083');
    const { record: changed } = await site.call('PUT', `/api/news/${record._id}`, { json: { title: '!!!' } });
    expect(changed.slug).toBe('item');
  });

  test('an unchanged record is answered with 304 to its ETag', async () => {
    const made = await site.call('POST', '/api/notice', { json: { title: 'Same' } });
    const path = `/api/notice/${made.record._id}`;
    const etag = (await site.call('GET', path)).headers.get('etag') ?? '';
    expect(etag).toBe(made.headers.get('etag'));
    expect((await site.call('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});
