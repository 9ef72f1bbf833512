import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentTypes } from '../../src/content/index.ts';
import { pdfFile } from '../documents.ts';
import { storedFiles } from '../folders.ts';
import { multipart, pictureFile, smallPicture } from '../pictures.ts';
import { readSql, runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { ADMIN } from '../templates.ts';
import { editorOf, managed } from './editor.ts';
import { drafted, make } from './every-type.ts';

/** One type of each kind of order, pictures and address: the states of the others are the same code. */
const kinds = [
  ...Map.groupBy(drafted, ({ name, named, pictures, more }) => {
    const order = contentTypes.find((type) => type.name === name)?.order;
    return JSON.stringify([named, pictures, order, more.includes('slug')]);
  }).values(),
].flatMap(([first]) => first ?? []);
const DAY = 86_400_000;

describe.each(sites)('States of a record on $name', ({ start }) => {
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

  describe.each(kinds)('of the type $name', (type) => {
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

  test('lies in the trash for 30 days and not a second longer [19.50]', async () => {
    const staff = notices();
    const id = await liveNotice({ title: 'Thirty days' });
    const etag = await staff.tag(id);
    await staff.trash(id);
    const ends = now + 30 * DAY;
    const lists = async () =>
      Promise.all(
        ['/api/manage/trash?q=thirty', '/api/manage/notice?state=trash&q=thirty'].map(
          async (path) => (await site.call('GET', path)).list.length,
        ),
      );
    now = ends - 1000;
    await signIn();
    expect(await lists()).toEqual([1, 1]);
    expect((await staff.untrash(id)).status).toBe(200);
    await staff.trash(id);
    now += 30 * DAY;
    await signIn();
    expect(await lists()).toEqual([0, 0]);
    expect((await staff.untrash(id)).status).toBe(404);
    const several = await staff.bulk('untrash', [{ id, etag }]);
    expect(several.json).toMatchObject({ done: [], refused: [{ id }] });
    expect((await visit(`/api/notice/${id}`)).status).toBe(404);
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
      body: multipart({
        image: await pictureFile({ width: 700, height: 40, color: '#123456' }),
        imageAlt: 'New',
      }),
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
      body: multipart({ title: 'Secret picture', image: await smallPicture() }),
    });
    const { _id: id, draft } = managed(made);
    const path = String(draft?.fields.image);
    now += 1000;
    const without = await notices().keep(id, { image: null });
    expect(managed(without).draft?.fields).toMatchObject({ image: null });
    expect((await visit(path)).status).toBe(404);
  });

  test('a file that was left when its row was deleted is not public [19.43]', async () => {
    const { record } = await site.call('POST', '/api/picture', {
      body: multipart({ image: await pictureFile() }),
    });
    const path = String(record.path);
    const description = `<p>See</p><img src="${path}">`;
    await site.call('POST', '/api/faq', { json: { title: 'Shown', description } });
    expect((await visit(path)).status).toBe(200);
    for (const table of ['picture_use', 'picture'])
      await runSql(site, [`delete from ${table} where path = '${path}'`]);
    await site.call('POST', '/api/faq', { json: { title: 'A change' } });
    expect((await visit(path)).status).toBe(404);
    expect((await visit(path.replace('.webp', '-320.webp'))).status).toBe(404);
  });

  test('the pictures of an album keep their alternative texts, in each way of changing them [19.34]', async () => {
    const staff = editorOf(site, 'gallery');
    const made = await site.call('POST', '/api/gallery', {
      body: multipart({
        title: 'Sports day',
        image: [await smallPicture(), await smallPicture('#00ff00')],
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
      body: multipart({ image: await smallPicture('#0000ff') }),
    });
    expect(managed(added).draft?.fields).toMatchObject({ imageAlt: ['A race', 'A jump', ''] });
    expect((await staff.keep(id, { image: [] })).status).toBe(200);
    const empty = await staff.publish(id);
    expect([empty.status, Object.keys(empty.refusal.fields)]).toEqual([400, ['image']]);
  });

  test('another picture does not keep the alternative text of the former one [19.34]', async () => {
    const made = await site.call('POST', '/api/notice', {
      body: multipart({ title: 'One picture', image: await smallPicture(), imageAlt: 'A gate' }),
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
    const image = await smallPicture();
    const inText =
      (await site.call('POST', '/api/picture', { body: multipart({ image }) })).record.path ?? '';
    const text = `<p><img src="${inText}" alt=""></p>`;
    // What one's own draft holds may be chosen.
    const { as } = await addStaff(site, ['author']);
    const secret = await site.call('POST', '/api/manage/notice', {
      as,
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
});
