import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { readSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { ADMIN } from '../templates.ts';
import { editorOf, managed, tagOf } from './editor.ts';

const DAY = 86_400_000;

describe.each(sites)('Versions, review and what comes back on $name', ({ start }) => {
  let site: TestSite;
  let now = Date.parse('2026-11-24T04:00:00.000Z');
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
  });
  // The clock advances by days, and sessions end.
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

  describe('versions', () => {
    test('the last 50 are kept, and the files of older ones are deleted [19.36, 19.43]', async () => {
      const made = await site.call('POST', '/api/notice', {
        body: multipart({ title: 'Long history', image: await smallPicture() }),
      });
      const { _id: id = '', image = '' } = made.record;
      await site.call('POST', `/api/noticeFile/${id}`, { body: multipart({ image: await smallPicture() }) });
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

    test('what is saved as it is makes none [19.36]', async () => {
      const fields = { title: 'Saved again', description: '<p>As it is</p>' };
      const id = await liveNotice(fields);
      const staff = notices();
      await staff.keep(id, { title: 'Scheduled' });
      await staff.publish(id, { at: later(DAY) });
      const counts = () =>
        readSql(site, 'select (select count(*) from event) as e, (select count(*) from version) as v');
      const was = [await counts(), tagOf(await site.call('GET', `/api/notice/${id}`))];
      now += 1000;
      const again = await site.call('PUT', `/api/notice/${id}`, { json: fields });
      expect([again.status, again.record.title]).toEqual([200, 'Saved again']);
      expect([await counts(), tagOf(again)]).toEqual(was);
      expect(managed(await staff.look(id))).toMatchObject({ publishAt: later(DAY - 1000), version: 1 });
      const changed = await site.call('PUT', `/api/notice/${id}`, { json: { ...fields, title: 'Changed' } });
      expect(tagOf(changed)).not.toBe(was[1]);
      expect((await staff.call('GET', `/${id}/versions`)).list).toHaveLength(2);
      await staff.trash(id);
    });
  });

  test('fields that the type does not have are refused when a version is restored [19.38]', async () => {
    const staff = notices();
    const id = await liveNotice({ title: 'As it was' });
    for (const name of ['nothing', '__proto__', 'constructor', 'toString']) {
      const { status, refusal } = await staff.restore(id, 1, [name]);
      expect([name, status, Object.keys(refusal.fields ?? {})]).toEqual([name, 400, ['fields']]);
    }
  });

  test('texts of drafts are kept in NFC with LF, and so published [19.45]', async () => {
    const staff = editorOf(site, 'banner');
    const title = 'Cafe\u0301';
    const { _id: id } = managed(await staff.draft({ title, shortText: 'a\r\nb\rc' }));
    const fields = { title: 'Caf\u00e9', shortText: 'a\nb\nc' };
    expect(managed(await staff.look(id)).draft?.fields).toMatchObject(fields);
    expect(managed(await staff.publish(id)).live).toMatchObject(fields);
  });

  test('a draft holds no null and no list where a text belongs [19.30]', async () => {
    const staff = notices();
    const id = await liveNotice({ title: 'A text', description: 'Kept' });
    for (const description of [null, [], {}, 7, false]) {
      const kept = await staff.keep(id, { description });
      expect([description, kept.status, kept.refusal.fields?.description]).toEqual([
        description,
        400,
        'Description has to be a text.',
      ]);
      const made = await staff.draft({ title: 'New', description });
      expect([description, made.status]).toEqual([description, 400]);
    }
    const blank = await staff.keep(id, { description: '', image: null, attachments: [] });
    expect(managed(blank).draft?.fields).toMatchObject({ description: '', image: null, attachments: [] });
  });

  describe('a type that asks for review', () => {
    const ask = (review: string[]) => site.call('PUT', '/api/settings', { json: { review } });

    test('is changed in no way past it [19.49]', async () => {
      const image = await smallPicture();
      const album = await site.call('POST', '/api/gallery', {
        body: multipart({ title: 'Reviewed', image: [image, await smallPicture('#ffffff')] }),
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

    test('puts back what has ended, and changed once that is approved [19.49, 24.43]', async () => {
      const staff = notices();
      const id = await liveNotice({ title: 'Ended and asked for' });
      const end = async () => {
        await staff.publish(id, { expireAt: later(1000) });
        now += 1000;
        expect((await visit(`/api/notice/${id}`)).status).toBe(404);
        expect(managed(await staff.look(id)).state).toBe('ended');
      };
      await end();
      await ask(['notice']);
      try {
        expect(managed(await staff.publish(id)).state).toBe('live');
        await end();
        await staff.keep(id, { title: 'Ended and changed' });
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

  test('students have their semester again when its faculty is put back [19.51]', async () => {
    const staff = editorOf(site, 'faculty');
    const { _id: faculty = '' } = (await site.call('POST', '/api/faculty', { json: { title: 'BBS' } }))
      .record;
    const terms: string[] = [];
    for (const title of ['First', 'Second']) {
      now += 1000;
      terms.push((await site.call('POST', '/api/semester', { json: { title, faculty } })).record._id ?? '');
    }
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
});
