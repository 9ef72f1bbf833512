import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfFile } from '../documents.ts';
import { storedFiles } from '../folders.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { readSql, runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { ADMIN } from '../templates.ts';
import { editorOf, managed, tagOf } from './editor.ts';
import { everyType, make } from './every-type.ts';

const drafted = everyType.filter(({ name }) => name !== 'semester');
const DAY = 86_400_000;

describe.each(sites)('States of a record on $name', ({ start }) => {
  let site: TestSite;
  const begin = Date.parse('2026-11-24T04:00:00.000Z');
  let now = begin;
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
  });
  // The clock goes on by days, and sessions end.
  const signIn = async () => {
    site.token =
      (await site.call('POST', '/api/user/login', { as: 'nobody', json: ADMIN })).record.token ?? '';
  };
  beforeEach(signIn);
  afterAll(() => site.close());

  const visit = (path: string) => site.call('GET', path, { as: 'nobody' });
  const later = (ms: number) => new Date(now + ms).toISOString();
  const notices = () => editorOf(site, 'notice');
  const liveNotice = async (fields: Record<string, unknown>) =>
    (await site.call('POST', '/api/notice', { json: fields })).record._id ?? '';

  describe.each(drafted)('of the type $name', (type) => {
    test('keeps its id, first moment, place and texts through every state [19.33, 19.40, 19.50, 19.51]', async () => {
      const { name, named } = type;
      const staff = editorOf(site, name);
      const made = await make(site, type, `First of ${name}`);
      const { _id: id = '', createdAt } = made.record;
      await make(site, type, `Second of ${name}`);
      const orderOf = async () => {
        const { list } = await visit(`/api/${type.plural}`);
        return list.map(({ _id }) => _id);
      };
      const order = await orderOf();
      const kept = await staff.keep(id, { [named]: `Changed of ${name}` });
      expect(managed(kept)).toMatchObject({ state: 'live', draft: { base: 1, conflict: false } });
      now += 1000;
      expect(managed(await staff.publish(id))).toMatchObject({ state: 'live', draft: null, version: 2 });
      now += 1000;
      const down = await staff.unpublish(id);
      expect(managed(down)).toMatchObject({ state: 'draft', live: null, version: null });
      expect((await visit(`/api/${name}/${id}`)).status).toBe(404);
      now += 1000;
      const up = await staff.publish(id);
      expect(managed(up)).toMatchObject({ state: 'live', live: { createdAt } });
      expect(await orderOf()).toEqual(order);
      expect((await staff.trash(id)).status).toBe(200);
      expect(managed(await staff.look(id)).state).toBe('trash');
      expect((await staff.keep(id, { [named]: 'x' })).status).toBe(409);
      expect(managed(await staff.untrash(id))).toMatchObject({
        state: 'live',
        live: { _id: id, createdAt, [named]: `Changed of ${name}` },
      });
      expect(await orderOf()).toEqual(order);
      const restored = await staff.restore(id, 1);
      expect(managed(restored).draft?.fields[named]).toBe(`First of ${name}`);
      expect(managed(await staff.publish(id)).live).toMatchObject({ createdAt, [named]: `First of ${name}` });
      expect(await orderOf()).toEqual(order);
      const kinds = (await staff.call('GET', `/${id}/versions`)).list.map(({ kind }) => kind);
      expect(kinds).toEqual([
        'published',
        'put-back',
        'deleted',
        'published',
        'unpublished',
        'published',
        'saved',
      ]);
    });
  });

  test('leaves nothing behind when it is deleted for good, and no byte before [19.43, 19.50, 19.52]', async () => {
    const files = await storedFiles(site);
    const staff = notices();
    const image = await pictureFile({ width: 700, height: 40 });
    const inText =
      (await site.call('POST', '/api/picture', { body: multipart({ image }) })).record.path ?? '';
    const paper = (await site.call('POST', '/api/attachment', { body: multipart({ attachment: pdfFile() }) }))
      .json as { path: string };
    const made = await site.call('POST', '/api/notice', {
      body: multipart({
        title: 'With files',
        description: `<p><img src="${inText}" alt="x"></p>`,
        attachments: JSON.stringify([paper]),
        image,
      }),
    });
    const { _id: id = '', image: first = '' } = made.record;
    const other = await site.call('POST', `/api/manage/notice/${id}/draft/image`, {
      body: multipart({ image: await pictureFile({ width: 700, color: '#123456' }), imageAlt: 'New' }),
    });
    const second = String(managed(other).draft?.fields.image);
    const all = [first, second, inText, paper.path];
    const wide = (path: string) => path.replace('.webp', '-320.webp');
    const seenBy = async (paths: string[]) =>
      Promise.all(
        paths.flatMap((path) => [path, wide(path)]).map(async (path) => (await visit(path)).status),
      );
    const staffSee = async () => {
      const answers = all.map((path) => site.call('GET', path.replace('/uploads', '/api/manage/file')));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    const [yes, no] = [200, 404];
    expect(await seenBy(all)).toEqual([yes, yes, no, no, yes, yes, yes, yes]);
    await staff.publish(id);
    expect(await seenBy(all)).toEqual([no, no, yes, yes, yes, yes, yes, yes]);
    await staff.unpublish(id);
    expect(new Set(await seenBy(all))).toEqual(new Set([no]));
    expect(await staffSee()).toEqual([yes, yes, yes, yes]);
    await staff.publish(id);
    await staff.trash(id);
    expect(new Set(await seenBy(all))).toEqual(new Set([no]));
    expect(await staffSee()).toEqual([yes, yes, yes, yes]);
    const nobody = await visit(first.replace('/uploads', '/api/manage/file'));
    expect(nobody.status).toBe(401);
    await staff.untrash(id);
    await staff.restore(id, 1);
    await staff.publish(id);
    expect(await seenBy(all)).toEqual([yes, yes, no, no, yes, yes, yes, yes]);
    await staff.call('POST', `/${id}/preview`, {});
    await staff.publish(id, { expireAt: later(DAY), pinnedUntil: later(DAY) });
    await staff.keep(id, { title: 'A draft of it' });
    await staff.trash(id);
    expect((await staff.erase(id)).status).toBe(204);
    const left = await Promise.all([
      ...['draft', 'version', 'shelved', 'moment', 'preview'].map((table) =>
        readSql(site, `select * from ${table} where record = '${id}'`),
      ),
      ...['picture', 'attachment', 'picture_use'].map((table) =>
        readSql(site, `select * from ${table} where path in (${all.map((path) => `'${path}'`).join()})`),
      ),
    ]);
    expect(left.flat()).toEqual([]);
    expect((await storedFiles(site)).toSorted()).toEqual(files.toSorted());
  });

  test('a file that a draft has let go is not public while it waits to be deleted [19.43]', async () => {
    const made = await site.call('POST', '/api/manage/notice', {
      body: multipart({ title: 'Secret picture', image: await pictureFile() }),
    });
    const { _id: id, draft } = managed(made);
    const path = String(draft?.fields.image);
    now += 1000;
    const without = await notices().keep(id, { image: null });
    expect(managed(without).draft?.fields).toMatchObject({ image: null });
    expect((await visit(path)).status).toBe(404);
  });

  test('the pictures of an album keep their alternative texts, in each way of changing them [19.34]', async () => {
    const staff = editorOf(site, 'gallery');
    const made = await site.call('POST', '/api/gallery', {
      body: multipart({
        title: 'Sports day',
        image: [await pictureFile(), await pictureFile({ color: '#00ff00' })],
        imageAlt: JSON.stringify(['A race', 'A jump']),
      }),
    });
    const { _id: id } = made.json as { _id: string };
    const [race, jump] = (made.json as { image: string[] }).image;
    const turned = await staff.keep(id, { image: [jump, race] });
    expect(managed(turned).draft?.fields).toMatchObject({ imageAlt: ['A jump', 'A race'] });
    const one = await staff.keep(id, { image: [race] });
    expect(managed(one).draft?.fields).toMatchObject({ image: [race], imageAlt: ['A race'] });
    const words = await staff.restore(id, 1, ['imageAlt']);
    expect(managed(words).draft?.fields).toMatchObject({
      image: [race, jump],
      imageAlt: ['A race', 'A jump'],
    });
    expect((await staff.keep(id, { imageAlt: ['a', 'b', 'c'] })).refusal.fields).toHaveProperty('imageAlt');
    const added = await site.call('POST', `/api/manage/gallery/${id}/draft/image`, {
      body: multipart({ image: await pictureFile({ color: '#0000ff' }) }),
    });
    expect(managed(added).draft?.fields).toMatchObject({ imageAlt: ['A race', 'A jump', ''] });
    expect((await staff.keep(id, { image: [] })).status).toBe(200);
    const empty = await staff.publish(id);
    expect([empty.status, Object.keys(empty.refusal.fields)]).toEqual([400, ['image']]);
  });

  test('another picture does not keep the alternative text of the former one [19.34]', async () => {
    const made = await site.call('POST', '/api/notice', {
      body: multipart({ title: 'One picture', image: await pictureFile(), imageAlt: 'A gate' }),
    });
    const { _id: id = '' } = made.record;
    const without = await notices().keep(id, { image: null });
    expect(managed(without).draft?.fields).toMatchObject({ image: null, imageAlt: '' });
    const both = await notices().keep(id, { image: made.record.image, imageAlt: 'A gate' });
    expect(managed(both).draft?.fields).toMatchObject({ image: made.record.image, imageAlt: 'A gate' });
  });

  test('a draft takes no file that only the draft of another record holds [19.44]', async () => {
    const paper = (
      await site.call('POST', '/api/attachment', { body: multipart({ attachment: pdfFile('secret.pdf') }) })
    ).json as { path: string };
    const image = await pictureFile();
    const inText =
      (await site.call('POST', '/api/picture', { body: multipart({ image }) })).record.path ?? '';
    const text = `<p><img src="${inText}" alt=""></p>`;
    const secret = await site.call('POST', '/api/manage/notice', {
      body: multipart({
        title: 'Results, not yet',
        attachments: JSON.stringify([paper]),
        description: text,
        image,
      }),
    });
    expect(secret.status).toBe(201);
    const path = String(managed(secret).draft?.fields.image);
    const id = await liveNotice({ title: 'Another one' });
    const wrongIn = async (fields: Record<string, unknown>) =>
      Object.keys((await notices().keep(id, fields)).refusal.fields ?? {});
    expect(await wrongIn({ image: path })).toEqual(['image']);
    expect(await wrongIn({ attachments: [paper] })).toEqual(['attachments']);
    expect(await wrongIn({ description: text })).toEqual(['description']);
    const more = [
      await notices().draft({ title: 'New draft', attachments: [paper] }),
      await site.call('POST', '/api/notice', { json: { title: 'New', attachments: [paper] } }),
      await site.call('PUT', `/api/notice/${id}`, { json: { attachments: [paper] } }),
    ];
    expect(more.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await visit(paper.path)).status).toBe(404);
    expect((await notices().keep(managed(secret)._id, { attachments: [] })).status).toBe(200);
  });

  test('students have their semester again when its faculty is put back [19.51]', async () => {
    const staff = editorOf(site, 'faculty');
    const { _id: faculty = '' } = (await site.call('POST', '/api/faculty', { json: { title: 'BBS' } }))
      .record;
    const terms = await Promise.all(
      ['First', 'Second'].map(async (title) => {
        const { record } = await site.call('POST', '/api/semester', { json: { title, faculty } });
        return record._id ?? '';
      }),
    );
    const account = async (email: string, semester?: string) =>
      (
        await site.call('POST', '/api/account', {
          json: {
            name: email,
            email,
            password: 'correct horse battery',
            role: 'student',
            faculty,
            semester,
          },
        })
      ).record._id ?? '';
    const [gita, hari] = [
      await account('gita@example.com', terms[0]),
      await account('hari@example.com', terms[1]),
    ];
    const semesterOf = async (id: string) => (await site.call('GET', `/api/account/${id}`)).record.semester;
    for (const [away, back] of [
      [() => staff.unpublish(faculty), () => staff.publish(faculty)],
      [() => staff.trash(faculty), () => staff.untrash(faculty)],
    ] as const) {
      expect((await away()).status).toBe(200);
      expect(await semesterOf(gita)).toBeNull();
      expect((await back()).status).toBe(200);
      expect(await semesterOf(gita)).toBe(terms[0]);
      const { json } = await visit(`/api/faculty/${faculty}`);
      expect((json as { semesters: { title: string }[] }).semesters.map(({ title }) => title)).toEqual([
        'First',
        'Second',
      ]);
    }
    await staff.trash(faculty);
    await site.call('PUT', `/api/account/${hari}`, { json: { faculty: null } });
    await staff.untrash(faculty);
    expect(await semesterOf(hari)).toBeNull();
  });

  describe('If-Match', () => {
    test('is needed, cannot be any, and has to name what is kept [19.32]', async () => {
      const staff = notices();
      const id = await liveNotice({ title: 'Tagged' });
      const other = await staff.tag(await liveNotice({ title: 'Other' }));
      const tag = await staff.tag(id);
      const put = (sent: string | undefined, title: string) =>
        staff.call('PUT', `/${id}/draft`, { fields: { title } }, sent);
      for (const sent of [undefined, '*', ' * ']) expect((await put(sent, 'A')).status).toBe(428);
      for (const sent of [other, '"x"', tag.slice(1, -1), `${other}, "y"`])
        expect([sent, (await put(sent, 'A')).status]).toEqual([sent, 412]);
      for (const path of [
        `/${id}/publish`,
        `/${id}/unpublish`,
        `/${id}/versions/1/restore`,
        `/${id}/review`,
      ]) {
        expect((await staff.call('POST', path, {})).status).toBe(428);
        expect((await staff.call('POST', path, {}, '*')).status).toBe(428);
      }
      const kept = await put(`${other}, W/${tag}`, 'A');
      expect(kept.status).toBe(200);
      const stale = await put(tag, 'B');
      expect([stale.status, stale.json]).toMatchObject([
        412,
        { base: { title: 'Tagged' }, theirs: { title: 'A' } },
      ]);
    });

    test('is ignored where nothing differs: no draft, no version, no line of the audit [19.31]', async () => {
      const staff = notices();
      const id = await liveNotice({ title: 'Untouched', description: 'One\r\ntwo' });
      const before = await staff.look(id);
      const counts = () =>
        readSql(site, 'select (select count(*) from event) as e, (select count(*) from version) as v');
      const was = await counts();
      const live = managed(before).live ?? {};
      const same = await staff.keep(id, { title: live.title, description: 'One\ntwo', image: null }, '"old"');
      expect([same.status, tagOf(same), managed(same).draft]).toEqual([200, tagOf(before), null]);
      expect((await staff.keep(id, {}, '"old"')).status).toBe(200);
      const dates = await staff.publish(id, {}, tagOf(before));
      expect([tagOf(dates), managed(dates).version]).toEqual([tagOf(before), 1]);
      expect((await staff.restore(id, 1, undefined, '"old"')).status).toBe(200);
      expect(await counts()).toEqual(was);
    });
  });

  describe('dates', () => {
    test.each([
      ['no instant', 'tomorrow'],
      ['no zone', '2030-01-01T10:00'],
      ['a day alone', '2030-01-01'],
      ['a number', 4_000_000_000_000],
      ['a month that is none', '2030-13-01T10:00:00Z'],
      ['a day that its month does not have', '2030-02-30T10:00:00Z'],
      ['a list', []],
      ['a year beyond four digits', '9999-12-31T23:59:59-05:45'],
      ['a year before them', '0000-01-01T00:00:00+05:45'],
    ])('are refused: %s [19.35]', async (_, wrong) => {
      const made = await notices().draft({ title: 'Dated' });
      const { _id: id } = managed(made);
      for (const name of ['at', 'expireAt', 'pinnedUntil']) {
        const refused = await notices().publish(id, { [name]: wrong });
        expect([refused.status, Object.keys(refused.refusal.fields)]).toEqual([400, [name]]);
      }
      expect(managed(await notices().look(id)).state).toBe('draft');
    });

    test('have zones, and the end comes after the beginning [19.35]', async () => {
      const staff = notices();
      const { _id: id } = managed(await staff.draft({ title: 'Zones' }));
      const at = '2099-01-01T05:45:00+05:45';
      const wrongIn = async (dates: object) =>
        Object.keys((await staff.publish(id, dates)).refusal.fields ?? {});
      expect(await wrongIn({ at, expireAt: '2099-01-01T00:00:00Z' })).toEqual(['expireAt']);
      expect(await wrongIn({ at, pinnedUntil: '2098-12-31T00:00:00Z' })).toEqual(['pinnedUntil']);
      expect(await wrongIn({ expireAt: new Date(now).toISOString() })).toEqual(['expireAt']);
      const set = await staff.publish(id, { at, expireAt: '2099-01-01T00:00:01Z' });
      expect(managed(set)).toMatchObject({
        state: 'scheduled',
        publishAt: '2099-01-01T00:00:00.000Z',
        expireAt: '2099-01-01T00:00:01.000Z',
      });
      expect(await wrongIn({ at: '2099-01-02T00:00:00Z' })).toEqual(['expireAt']);
      expect(await wrongIn({ expireAt: '2098-12-31T00:00:00Z' })).toEqual(['expireAt']);
      const cleared = await staff.publish(id, { at: null, expireAt: null });
      expect(managed(cleared)).toMatchObject({ state: 'draft', publishAt: null, expireAt: null });
      const past = await staff.publish(id, { at: '2001-01-01T00:00:00Z' });
      expect(managed(past)).toMatchObject({
        state: 'live',
        live: { createdAt: new Date(now).toISOString() },
      });
    });

    test('of a draft that cannot be published are refused with its fields [19.35]', async () => {
      const staff = notices();
      const made = await staff.draft({ title: '', description: '<p>x</p>' });
      expect(made.status).toBe(201);
      const { _id: id } = managed(made);
      for (const dates of [{}, { at: later(DAY) }]) {
        const refused = await staff.publish(id, dates);
        expect([refused.status, Object.keys(refused.refusal.fields)]).toEqual([400, ['title']]);
      }
      const album = managed(await editorOf(site, 'gallery').draft({ title: ' ' }));
      const both = await editorOf(site, 'gallery').publish(album._id);
      expect(Object.keys(both.refusal.fields).toSorted()).toEqual(['image', 'title']);
    });

    test('a clock that is set back undoes nothing, and a record keeps its first moment [19.40, 19.41]', async () => {
      const staff = notices();
      const { _id: id } = managed(await staff.draft({ title: 'Once is enough' }));
      const at = later(60_000);
      await staff.publish(id, { at });
      now += 60_000;
      expect((await visit(`/api/notice/${id}`)).json).toMatchObject({ createdAt: at });
      now -= DAY;
      expect((await visit(`/api/notice/${id}`)).status).toBe(200);
      expect(managed(await staff.look(id)).state).toBe('live');
      now += DAY + 60_000;
      await staff.unpublish(id);
      const again = await staff.publish(id, { at: later(60_000) });
      expect(managed(again).state).toBe('scheduled');
      now += 60_000;
      expect((await visit(`/api/notice/${id}`)).json).toMatchObject({ createdAt: at });
    });

    test('that both passed during a long stop are met one after the other [19.41]', async () => {
      const staff = notices();
      const { _id: id } = managed(await staff.draft({ title: 'Came and went' }));
      await staff.publish(id, { at: later(1000), expireAt: later(2000) });
      now += 10 * DAY;
      await signIn();
      expect((await visit(`/api/notice/${id}`)).status).toBe(404);
      expect(managed(await staff.look(id))).toMatchObject({
        state: 'ended',
        publishAt: null,
        expireAt: null,
      });
      const kinds = (await staff.call('GET', `/${id}/versions`)).list.map(({ kind }) => kind);
      expect(kinds).toEqual(['ended', 'scheduled']);
    });

    test('500 records appear with the first request at their moment [19.41]', async () => {
      const at = later(DAY);
      const staff = editorOf(site, 'faq');
      for (let made = 0; made < 500; made += 50)
        await Promise.all(
          Array.from({ length: 50 }, async (_, index) => {
            const draft = await staff.draft({ title: `Mass ${made + index}`, description: '<p>x</p>' });
            const { _id: id } = managed(draft);
            expect((await staff.publish(id, { at }, tagOf(draft))).status).toBe(200);
          }),
        );
      now += DAY;
      const { list } = await visit('/api/faqs');
      expect(list.filter(({ title }) => title?.startsWith('Mass '))).toHaveLength(500);
      const found = await visit('/api/faqs?q=mass+499&page=1');
      expect(found.status).toBe(200);
    });
  });

  describe('versions', () => {
    test('the last 50 are kept, and the files of older ones are deleted [19.36, 19.43]', async () => {
      const made = await site.call('POST', '/api/notice', {
        body: multipart({ title: 'Long history', image: await pictureFile() }),
      });
      const { _id: id = '', image = '' } = made.record;
      await site.call('POST', `/api/noticeFile/${id}`, { body: multipart({ image: await pictureFile() }) });
      now += 1000;
      const file = () => site.call('GET', image.replace('/uploads', '/api/manage/file'));
      expect((await file()).status).toBe(200);
      for (let n = 0; n < 52; n += 1)
        await site.call('PUT', `/api/notice/${id}`, { json: { title: `No. ${n}` } });
      const { list } = await notices().call('GET', `/${id}/versions`);
      expect([list.length, list[0]?.n, list.at(-1)?.n]).toEqual([50, 54, 5]);
      expect(await readSql(site, `select * from picture_use where path = '${image}'`)).toEqual([]);
      expect((await visit(image)).status).toBe(404);
    });

    test('a record from before has one, and keeps it with its next change [19.37]', async () => {
      const staff = notices();
      const id = await liveNotice({ title: 'From before' });
      await runSql(site, [`delete from version where record = '${id}'`]);
      expect((await staff.call('GET', `/${id}/versions`)).list).toMatchObject([{ n: 1, kind: 'earlier' }]);
      expect((await staff.call('GET', `/${id}/versions/1`)).json).toMatchObject({
        fields: { title: 'From before' },
      });
      await staff.keep(id, { title: 'Afterwards' });
      await staff.publish(id);
      expect((await staff.call('GET', `/${id}/versions`)).list).toMatchObject([
        { n: 2, kind: 'published' },
        { n: 1, kind: 'earlier' },
      ]);
      expect(managed(await staff.restore(id, 1)).draft?.fields).toMatchObject({ title: 'From before' });
    });
  });

  test('texts of drafts are kept in NFC with LF, and so published [19.45]', async () => {
    const staff = editorOf(site, 'banner');
    const title = 'Cafe\u0301';
    const { _id: id } = managed(await staff.draft({ title, shortText: 'a\r\nb\rc' }));
    const fields = { title: 'Caf\u00e9', shortText: 'a\nb\nc' };
    expect(managed(await staff.look(id)).draft?.fields).toMatchObject(fields);
    expect(managed(await staff.publish(id)).live).toMatchObject(fields);
  });

  describe('a type that asks for review', () => {
    const ask = (review: string[]) => site.call('PUT', '/api/settings', { json: { review } });

    test('is changed in no way past it [19.49]', async () => {
      const image = await pictureFile();
      const album = await site.call('POST', '/api/gallery', {
        body: multipart({ title: 'Reviewed', image: [image, await pictureFile({ color: '#ffffff' })] }),
      });
      const { _id: id, image: paths } = album.json as { _id: string; image: string[] };
      const staff = editorOf(site, 'gallery');
      const other = managed(await staff.draft({ title: 'Scheduled' }))._id;
      await site.call('POST', `/api/manage/gallery/${other}/draft/image`, { body: multipart({ image }) });
      const at = later(60_000);
      expect((await staff.publish(other, { at })).status).toBe(200);
      await staff.keep(id, { title: 'Reviewed, new' });
      expect((await ask(['gallery'])).status).toBe(200);
      try {
        const body = () => multipart({ title: 'Past it', image });
        const refused = [
          await site.call('POST', '/api/gallery', { body: body() }),
          await site.call('PUT', `/api/gallery/${id}`, { json: { title: 'Past it' } }),
          await site.call('POST', `/api/gallery-image-update/${id}`, { body: multipart({ image }) }),
          await site.call('POST', `/api/gallery-image-order/${id}`, { json: { image: paths.toReversed() } }),
          await staff.publish(id),
          await staff.publish(id, { at: later(DAY) }),
        ];
        expect(refused.map(({ status, refusal }) => [status, refusal.code])).toEqual(
          refused.map(() => [409, 'review']),
        );
        const bulk = await staff.bulk('publish', [{ id, etag: await staff.tag(id) }]);
        expect(bulk.json).toMatchObject({ done: [], refused: [{ code: 'review' }] });
        now += 60_000;
        expect((await visit(`/api/gallery/${other}`)).status).toBe(404);
        expect(managed(await staff.look(other))).toMatchObject({ state: 'draft', publishAt: null });
        await staff.restore(id, 1, ['title']);
        await staff.keep(id, { title: 'Reviewed, again' });
        await staff.review(id, 'submit');
        expect(managed(await staff.review(id, 'approve')).review).toBe('approved');
        const edited = await staff.keep(id, { title: 'Edited afterwards' });
        expect(managed(edited).review).toBeNull();
        expect((await staff.publish(id)).refusal.code).toBe('review');
        expect((await visit(`/api/gallery/${id}`)).json).toMatchObject({ title: 'Reviewed' });
      } finally {
        await ask([]);
      }
    });

    test('puts back what has ended once that is approved [19.49]', async () => {
      const staff = notices();
      const id = await liveNotice({ title: 'Ended and asked for' });
      await staff.publish(id, { expireAt: later(1000) });
      now += 1000;
      expect((await visit(`/api/notice/${id}`)).status).toBe(404);
      expect(managed(await staff.look(id)).state).toBe('ended');
      await ask(['notice']);
      try {
        expect((await staff.publish(id)).refusal.code).toBe('review');
        expect(managed(await staff.review(id, 'submit'))).toMatchObject({
          state: 'ended',
          review: 'submitted',
        });
        await staff.review(id, 'approve');
        expect(managed(await staff.publish(id)).state).toBe('live');
      } finally {
        await ask([]);
      }
    });
  });
});
