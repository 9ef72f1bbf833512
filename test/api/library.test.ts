import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfBytes, pdfFile } from '../documents.ts';
import { storedFiles } from '../folders.ts';
import { multipart, pictureFile, smallPicture } from '../pictures.ts';
import { readSql, trustClock } from '../run-sql.ts';
import { type CallOptions, sites, sweepLater, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { editorOf, managed } from './editor.ts';

interface Entry {
  _id: string;
  path: string;
  uses: number;
  duplicate: Entry | null;
  changed: number;
  [name: string]: unknown;
}

const entry = (json: unknown) => json as Entry;
let color = 0x100000;
/** A picture that no other test has. */
const another = () => smallPicture(`#${(color++).toString(16)}`);
const naming = (path: string) => `<p>See</p><img src="${path}" alt="" width="60" height="40">`;

describe.each(sites)('The library on $name', ({ start }) => {
  let site: TestSite;
  let author: Awaited<ReturnType<typeof addStaff>>;
  beforeAll(async () => {
    site = await start();
    author = await addStaff(site, ['author']);
  });
  afterAll(() => site.close());

  const add = async (
    fields: Record<string, string | File> = {},
    as: CallOptions['as'] = 'admin',
    kind = 'picture',
  ) => {
    const file = kind === 'picture' ? { image: await another() } : { document: pdfFile() };
    return site.call('POST', `/api/manage/${kind}`, { body: multipart({ ...file, ...fields }), as });
  };
  const added = async (fields: Record<string, string | File> = {}) => entry((await add(fields)).json);
  const pathsIn = async (query: string, as: CallOptions['as'] = 'admin', kind = 'pictures') => {
    const { json } = await site.call('GET', `/api/manage/${kind}?limit=100&${query}`, { as });
    return (json as Entry[]).map(({ path }) => path);
  };
  const one = async (id: string, kind = 'picture') =>
    entry((await site.call('GET', `/api/manage/${kind}/${id}`)).json);
  const usesOf = async (id: string, kind = 'picture') =>
    (await site.call('GET', `/api/manage/${kind}/${id}/uses`)).json as Record<string, string>[];
  const notice = (fields: object, as: CallOptions['as'] = 'admin') =>
    site.call('POST', '/api/notice', { json: { title: 'One', description: '<p>Text</p>', ...fields }, as });
  const noticeOf = async (id: string) => (await site.call('GET', `/api/notice/${id}`)).record;
  const remove = (id: string, kind = 'picture') => site.call('DELETE', `/api/manage/${kind}/${id}`);
  const replace = async (id: string, file?: File) =>
    site.call('POST', `/api/manage/picture/${id}/replace`, {
      body: multipart({ image: file ?? (await pictureFile({ width: 90, height: 30, color: '#abcdef' })) }),
    });

  test('keeps what is put into it, with what is said of it [43.1]', async () => {
    const image = await pictureFile({ name: 'Sports day.png', width: 400, height: 100 });
    const sent = { image, alt: ' Runners ', caption_ne: 'खेलकुद', credit: 'Hari', focus: '[1,4]' };
    const { status, json } = await add(sent);
    expect(status).toBe(201);
    const expected = {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      path: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
      width: 400,
      height: 100,
      bytes: expect.any(Number),
      name: 'Sports day',
      alt: 'Runners',
      alt_ne: '',
      // What comes in Nepali only is the text itself, as everywhere.
      caption: 'खेलकुद',
      caption_ne: '',
      credit: 'Hari',
      focus: [1, 4],
      uses: 0,
      createdAt: expect.any(String),
    };
    expect(json).toEqual({ ...expected, duplicate: null });
    const { _id, path } = entry(json);
    expect(await one(_id)).toEqual(expected);
    expect(await pathsIn('')).toContain(path);
    // Nobody but staff has it until something public names it.
    expect((await site.call('GET', path, { as: 'nobody' })).status).toBe(404);
    expect((await site.call('GET', `/api/manage/file/${path.slice(9)}`)).status).toBe(200);
  });

  test('lists by words, by the titles of what uses it, by filters and months [43.1]', async () => {
    const [plain, told, used] = [await added(), await added({ alt: 'Zebra crossing' }), await added()];
    const draftOnly = await added();
    await notice({ title: 'Quokka week', image: used.path });
    await editorOf(site, 'notice').draft({ title: 'Wombat week', image: draftOnly.path });
    expect(await pathsIn('q=zebra')).toEqual([told.path]);
    expect(await pathsIn('q=quokka')).toEqual([used.path]);
    expect(await pathsIn('q=wombat')).toEqual([draftOnly.path]);
    const unused = await pathsIn('filter=unused');
    expect(unused).toEqual(expect.arrayContaining([plain.path, told.path]));
    expect(unused).not.toContain(used.path);
    expect(unused).not.toContain(draftOnly.path);
    expect(await pathsIn('filter=undescribed')).not.toContain(told.path);
    expect(await pathsIn('filter=undescribed')).toContain(plain.path);
    const inDrafts = await pathsIn('filter=draft-only');
    expect(inDrafts).toContain(draftOnly.path);
    expect(inDrafts).not.toContain(used.path);
    const month = String((await one(plain._id)).createdAt).slice(0, 7);
    expect(await pathsIn('month=2001-01')).toEqual([]);
    expect(
      (await pathsIn('month=2001-01')).length + (await pathsIn(`month=${month}`)).length,
    ).toBeGreaterThan(0);
    expect((await pathsIn('sort=used'))[0]).toBe(draftOnly.path);
    for (const query of ['month=2001-13', 'filter=other', 'page=0', 'sort=size'])
      expect((await site.call('GET', `/api/manage/pictures?${query}`)).status, query).toBe(400);
    const { list, headers } = await site.call('GET', '/api/manage/pictures?limit=2&page=2');
    expect([list.length, Number(headers.get('x-total-count'))]).toEqual([2, expect.any(Number)]);
    expect(headers.get('link')).toContain('rel="prev"');
  });

  test('tells of a duplicate, which is stored all the same unless only new ones are wanted [43.3]', async () => {
    const image = await another();
    const first = entry((await add({ image })).json);
    const digest = createHash('sha256')
      .update(Buffer.from(await image.arrayBuffer()))
      .digest('hex');
    expect(await readSql(site, `select digest from picture where path = '${first.path}'`)).toEqual([
      { digest },
    ]);
    const again = await add({ image, ifNew: 'true' });
    expect([again.status, entry(again.json)._id, entry(again.json).duplicate?._id]).toEqual([
      200,
      first._id,
      first._id,
    ]);
    const second = await add({ image });
    expect([second.status, entry(second.json).duplicate?._id]).toEqual([201, first._id]);
    expect(entry(second.json)._id).not.toBe(first._id);
    // Every way in shares it.
    const { record } = await site.call('POST', '/api/notice', {
      body: multipart({ title: 'With file', description: '<p>x</p>', image }),
    });
    expect(await readSql(site, `select digest from picture where path = '${record.image}'`)).toEqual([
      { digest },
    ]);
  });

  test('takes descriptions from authors, and refuses what does not hold [43.4]', async () => {
    const { _id } = await added({ alt: 'Before' });
    const put = (json: object, as: CallOptions['as'] = author.as) =>
      site.call('PUT', `/api/manage/picture/${_id}`, { json, as });
    expect((await put({ alt: 'After', focus: [0, 3] })).json).toMatchObject({ alt: 'After', focus: [0, 3] });
    expect((await put({ credit: 'Sita' })).json).toMatchObject({
      alt: 'After',
      focus: [0, 3],
      credit: 'Sita',
    });
    for (const focus of [[1], [1, 5], [-1, 0], [1.5, 0], 'x', null, { x: 1 }]) {
      const { status, refusal } = await put({ focus });
      expect([status, Object.keys(refusal.fields)], JSON.stringify(focus)).toEqual([400, ['focus']]);
    }
    expect((await put({ alt: 'x'.repeat(301) })).refusal.fields).toHaveProperty('alt');
    expect((await put({ alt: 7 })).status).toBe(400);
    expect((await site.call('PUT', `/api/manage/picture/${'0'.repeat(24)}`, { json: {} })).status).toBe(404);
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/replace'],
    ] as const)
      expect((await site.call(method, `/api/manage/picture/${_id}${path}`, { as: author.as })).status).toBe(
        403,
      );
    expect((await add({ image: new File(['no'], 'a.png') })).status).toBe(415);
    expect((await site.call('POST', '/api/manage/picture', { body: multipart({ alt: 'x' }) })).status).toBe(
      400,
    );
    const { list } = await site.call('GET', `/api/manage/audit?record=${(await one(_id)).path}`);
    expect(list.map(({ what }) => what)).toEqual(['updated', 'updated', 'uploaded']);
  });

  test('is chosen by path in new records and drafts, not in a change of what is live [43.6]', async () => {
    const [{ path }, other] = [await added({ alt: 'Library' }), await added()];
    const made = await notice({ image: path });
    expect([made.status, made.record.image]).toEqual([201, path]);
    const form = await site.call('POST', '/api/notice', {
      body: multipart({ title: 'By form', description: '<p>x</p>', image: path, imageAlt: 'Own' }),
    });
    expect([form.record.image, form.record.imageAlt]).toEqual([path, 'Own']);
    const id = made.record._id ?? '';
    await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Two', image: other.path } });
    expect(await noticeOf(id)).toMatchObject({ title: 'Two', image: path });
    const { keep, publish, draft, look } = editorOf(site, 'notice');
    expect((await keep(id, { image: other.path })).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect((await noticeOf(id)).image).toBe(other.path);
    const begun = managed(await draft({ title: 'Draft', image: path }));
    expect(begun.draft?.fields.image).toBe(path);
    const put = await site.call('POST', `/api/manage/notice/${begun._id}/draft/image`, {
      body: multipart({ image: other.path }),
    });
    expect([put.status, managed(await look(begun._id)).draft?.fields.image]).toEqual([200, other.path]);
    // Albums take several, and files after them.
    const album = await site.call('POST', '/api/gallery', {
      body: multipart({ title: 'Album', image: await another() }),
    });
    const more = new FormData();
    for (const one of [path, other.path]) more.append('image', one);
    more.append('image', await another());
    more.append('imageAlt', JSON.stringify(['a', 'b', 'c']));
    const grown = await site.call('POST', `/api/gallery-image-update/${album.record._id}`, { body: more });
    const { image, imageAlt } = grown.json as { image: string[]; imageAlt: string[] };
    expect([image.length, image.slice(1, 3), imageAlt]).toEqual([4, [path, other.path], ['', 'a', 'b', 'c']]);
    const twice = await site.call('POST', `/api/gallery-image-update/${album.record._id}`, {
      body: multipart({ image: path }),
    });
    expect([twice.status, Object.keys(twice.refusal.fields)]).toEqual([400, ['image']]);
  });

  test('may be one that was uploaded for the record, several named as JSON [43.6]', async () => {
    const uploaded = async () =>
      String(
        (await site.call('POST', '/api/picture', { body: multipart({ image: await another() }) })).record
          .path,
      );
    const [one, two, three] = [await uploaded(), await uploaded(), await uploaded()];
    const images = { image: JSON.stringify([one, two]), imageAlt: JSON.stringify(['a', 'b']) };
    const album = await site.call('POST', '/api/gallery', { body: multipart({ title: 'Sent', ...images }) });
    expect(album.record).toMatchObject({ image: [one, two], imageAlt: ['a', 'b'] });
    const { draft, keep, look } = editorOf(site, 'gallery');
    const begun = managed(await draft({ title: 'Kept' }));
    expect((await keep(begun._id, { image: JSON.stringify([three]) })).status).toBe(200);
    expect((await keep(begun._id, { image: '' })).status).toBe(200);
    expect(managed(await look(begun._id)).draft?.fields.image).toEqual([]);
    const gone = await site.call('POST', '/api/gallery', {
      body: multipart({ title: 'Gone', image: `/uploads/${'ab'.repeat(16)}.webp` }),
    });
    expect([gone.status, Object.keys(gone.refusal.fields)]).toEqual([400, ['image']]);
  });

  test('takes the description of a picture from what a record says of it first, in the language of its letters [43.17]', async () => {
    const withAlt = async (imageAlt: string) => {
      const body = multipart({ title: 'Told', description: '<p>x</p>', image: await another(), imageAlt });
      const { record } = await site.call('POST', '/api/notice', { body });
      const [path] = await pathsIn(`q=${encodeURIComponent(imageAlt)}`);
      expect(path).toBe(record.image);
      return one(String(record.image).slice(9, 33));
    };
    expect(await withAlt('Yaks in the snow')).toMatchObject({ alt: 'Yaks in the snow', alt_ne: '' });
    const nepali = await withAlt('हिउँमा चौँरी');
    expect(nepali).toMatchObject({ alt: '', alt_ne: 'हिउँमा चौँरी' });
    // What the library has stays.
    await notice({ image: nepali.path, imageAlt: 'Animals' });
    expect(await one(nepali._id)).toMatchObject({ alt: '', alt_ne: 'हिउँमा चौँरी' });
  });

  test('offers and tells nothing of what only the draft of somebody else holds [43.2]', async () => {
    const image = await another();
    const { as } = author;
    const draft = await site.call('POST', '/api/manage/notice', {
      body: multipart({ title: 'Private', image }),
      as,
    });
    const path = String(managed(draft).draft?.fields.image);
    const id = path.slice(9, 33);
    expect(await pathsIn('', as)).toContain(path);
    expect(await pathsIn('')).not.toContain(path);
    expect((await site.call('GET', `/api/manage/picture/${id}`)).status).toBe(404);
    expect((await site.call('GET', `/api/manage/picture/${id}/uses`)).status).toBe(404);
    expect([(await remove(id)).status, (await replace(id)).status]).toEqual([404, 404]);
    expect(entry((await add({ image })).json).duplicate).toBeNull();
    expect(entry((await add({ image }, as)).json).duplicate).not.toBeNull();
    const chosen = await notice({ image: path });
    expect([chosen.status, Object.keys(chosen.refusal.fields)]).toEqual([400, ['image']]);
    const { _id } = managed(await editorOf(site, 'notice').draft({ title: 'Other' }));
    expect((await editorOf(site, 'notice').keep(_id, { image: path })).status).toBe(400);
    const mine = await site.call('POST', '/api/manage/notice', { json: { title: 'Mine', image: path }, as });
    expect(mine.status).toBe(201);
    // Chosen a second time it is the library's.
    expect(await pathsIn('')).toContain(path);
    const unknown = `/uploads/${'0'.repeat(32)}.webp`;
    expect((await notice({ image: unknown })).status).toBe(400);
  });

  test('says where a file is used, live, in drafts, on the shelf and in versions [43.5]', async () => {
    const { _id, path } = await added();
    const id = (await notice({ title: 'Live', image: path, description: naming(path) })).record._id ?? '';
    const { draft, trash, publish, tag, call } = editorOf(site, 'notice');
    const begun = managed(await draft({ title: 'Begun', image: path }))._id;
    const planned = managed(await draft({ title: 'Planned', description: '<p>x</p>', image: path }))._id;
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await publish(planned, { at });
    const gone = (await notice({ title: 'Gone', image: path })).record._id ?? '';
    await trash(gone);
    const former = (await notice({ title: 'Former', image: path })).record._id ?? '';
    await call('PUT', `/${former}/draft`, { fields: { image: null } }, await tag(former));
    await publish(former);
    await site.call('PUT', '/api/settings', { json: { logo: path } });
    const uses = await usesOf(_id);
    expect(uses).toHaveLength(7);
    expect(uses).toEqual(
      expect.arrayContaining([
        { type: 'settings', id: expect.any(String), title: expect.any(String), field: 'logo', state: 'live' },
        { type: 'notice', id, title: 'Live', field: 'image', state: 'live' },
        { type: 'notice', id, title: 'Live', field: 'description', state: 'live' },
        { type: 'notice', id: begun, title: 'Begun', field: 'image', state: 'draft' },
        { type: 'notice', id: planned, title: 'Planned', field: 'image', state: 'scheduled' },
        { type: 'notice', id: gone, title: 'Gone', field: 'image', state: 'trash' },
        { type: 'notice', id: former, title: 'Former', field: 'image', state: 'version' },
      ]),
    );
    // The settings and four records use it; former versions do not count.
    expect((await one(_id)).uses).toBe(5);
    await site.call('PUT', '/api/settings', { json: { logo: null } });
  });

  test('keeps what was put into it or chosen twice when records go, and nothing else [43.7]', async () => {
    const own = await start();
    const put = async (fields: Record<string, string | File>) =>
      (await own.call('POST', '/api/notice', { body: multipart({ description: '<p>x</p>', ...fields }) }))
        .record;
    const once = await put({ title: 'Once', image: await another() });
    const first = await put({ title: 'First', image: await another() });
    const second = await put({ title: 'Second', image: String(first.image) });
    const body = multipart({ image: await another() });
    const library = entry((await own.call('POST', '/api/manage/picture', { body })).json);
    const third = await put({ title: 'Third', image: library.path });
    // Replacing a picture lets the former one go at once, but for what is kept.
    await own.call('POST', `/api/noticeFile/${third._id}`, { body: multipart({ image: await another() }) });
    for (const { _id } of [once, first, second, third]) {
      await own.call('DELETE', `/api/notice/${_id}`);
      await own.call('DELETE', `/api/manage/trash/${_id}`);
    }
    await trustClock(own, 31 * 24);
    await sweepLater(own, 31 * 24);
    const left = await storedFiles(own);
    const isLeft = (path: string | undefined) => left.includes(String(path).slice(9));
    expect([once.image, first.image, library.path].map(isLeft)).toEqual([false, true, true]);
    await own.close();
  });

  test('deletes what only former versions have, and refuses the rest in words [43.8]', async () => {
    const { _id, path } = await added();
    const id = (await notice({ title: 'Exam routine', image: path })).record._id ?? '';
    const refused = await remove(_id);
    expect(refused.status).toBe(409);
    expect(refused.refusal.message).toContain('‘Exam routine’ (notice)');
    const { keep, publish, trash, erase } = editorOf(site, 'notice');
    await keep(id, { image: null });
    await publish(id);
    expect((await one(_id)).uses).toBe(0);
    expect((await remove(_id)).status).toBe(200);
    expect((await site.call('GET', `/api/manage/picture/${_id}`)).status).toBe(404);
    expect(await storedFiles(site)).not.toContain(path.slice(9));
    expect((await site.call('GET', `/api/manage/notice/${id}/versions/1`)).status).toBe(200);
    const { restore, look } = editorOf(site, 'notice');
    await restore(id, 1);
    expect(managed(await look(id)).draft).toBeNull();
    const shelved = await added();
    const lying = (await notice({ title: 'Lying', image: shelved.path })).record._id ?? '';
    await trash(lying);
    expect((await remove(shelved._id)).status).toBe(409);
    await erase(lying);
    expect((await remove(shelved._id)).status).toBe(200);
  });

  test('replaces a picture everywhere, in one change that leaves schedules and approvals [43.9, 43.10]', async () => {
    const { _id, path } = await added({ alt: 'Stays', focus: '[0,0]' });
    const { draft, publish, trash, untrash, keep, look, review } = editorOf(site, 'notice');
    const live = (await notice({ title: 'Live', image: path, description: naming(path) })).record._id ?? '';
    await keep(live, { title: 'Live, changed' });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await publish(live, { at });
    const approved = managed(await draft({ title: 'Approved', description: naming(path) }))._id;
    await review(approved, 'submit');
    await review(approved, 'approve');
    const lying = (await notice({ title: 'Lying', image: path })).record._id ?? '';
    await trash(lying);
    await site.call('PUT', '/api/settings', { json: { logo: path } });
    await site.call('PUT', '/api/settings', { json: { review: ['notice'], approvedByOther: false } });
    const answer = await replace(_id);
    expect(answer.status).toBe(200);
    const next = entry(answer.json);
    // The live one and its draft, the approved draft, the trash, the settings.
    expect(next).toMatchObject({ alt: 'Stays', focus: [0, 0], width: 90, height: 30, changed: 5 });
    expect(next.path).not.toBe(path);
    const now = await noticeOf(live);
    expect(now.image).toBe(next.path);
    expect(now.description).toBe(`<p>See</p><img src="${next.path}" alt="" width="90" height="30">`);
    const { list: versions } = await site.call('GET', `/api/manage/notice/${live}/versions`);
    expect(versions[0]).toMatchObject({ kind: 'replaced', changed: ['description', 'image'] });
    const scheduled = managed(await look(live));
    expect(scheduled).toMatchObject({ publishAt: at, draft: { base: scheduled.version, conflict: false } });
    expect(scheduled.draft?.fields).toMatchObject({ title: 'Live, changed', image: next.path });
    const kept = managed(await look(approved));
    expect(kept.review).toBe('approved');
    expect(kept.draft?.fields.description).toContain(next.path);
    expect((await publish(approved)).status).toBe(200);
    const { list: events } = await site.call('GET', `/api/manage/audit?record=${live}`);
    expect(
      events
        .map(({ what }) => what)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['approved', 'replaced']);
    await site.call('PUT', '/api/settings', { json: { review: [] } });
    expect((await untrash(lying)).status).toBe(200);
    expect((await noticeOf(lying)).image).toBe(next.path);
    expect((await site.call('GET', '/api/settings')).record.logo).toBe(next.path);
    await site.call('PUT', '/api/settings', { json: { logo: null } });
    // Former versions show the former one, to staff only.
    const { json } = await site.call('GET', `/api/manage/notice/${live}/versions/1`);
    expect(JSON.stringify(json)).toContain(path);
    expect((await site.call('GET', path, { as: 'nobody' })).status).toBe(404);
    expect((await site.call('GET', next.path, { as: 'nobody' })).status).toBe(200);
    expect((await site.call('GET', `/api/manage/file/${path.slice(9)}`)).status).toBe(200);
    expect((await site.call('GET', `/api/manage/picture/${_id}`)).status).toBe(404);
  });

  test('replaces 500 uses of one picture [43.10]', { timeout: 120_000 }, async () => {
    const { _id, path } = await added();
    const made: string[] = [];
    for (let at = 0; at < 500; at += 50)
      made.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, async (_, on) => {
            const { record } = await notice({ title: `Use ${at + on}`, image: path });
            return record._id ?? '';
          }),
        )),
      );
    expect((await one(_id)).uses).toBe(500);
    expect(await usesOf(_id)).toHaveLength(500);
    const answer = await replace(_id);
    expect([answer.status, entry(answer.json).changed, entry(answer.json).uses]).toEqual([200, 500, 500]);
    for (const id of [made[0], made[250], made[499]])
      expect((await noticeOf(id ?? '')).image).toBe(entry(answer.json).path);
  });

  test('does the same with documents, which pages call by their titles [43.11, 43.18]', async () => {
    const file = pdfFile('Fees 2083.pdf', pdfBytes(900));
    const first = await add({ document: file, title: 'Fees', title_ne: 'शुल्क' }, 'admin', 'document');
    expect([first.status, first.json]).toEqual([
      201,
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        path: expect.stringMatching(/\.pdf$/),
        bytes: 900,
        name: 'Fees 2083.pdf',
        title: 'Fees',
        title_ne: 'शुल्क',
        uses: 0,
        createdAt: expect.any(String),
        duplicate: null,
      },
    ]);
    const { _id, path, name, bytes } = entry(first.json);
    expect(entry((await add({ document: file }, 'admin', 'document')).json).duplicate?._id).toBe(_id);
    expect(await pathsIn('q=शुल्क', 'admin', 'documents')).toEqual([path]);
    expect(await pathsIn('q=fees+2083', 'admin', 'documents')).toContain(path);
    const made = await notice({ title: 'Fees', attachments: [{ path, name, size: bytes }] });
    const id = made.record._id ?? '';
    expect(await usesOf(_id, 'document')).toEqual([
      { type: 'notice', id, title: 'Fees', field: 'attachments', state: 'live' },
    ]);
    expect((await remove(_id, 'document')).status).toBe(409);
    const replaced = await site.call('POST', `/api/manage/document/${_id}/replace`, {
      body: multipart({ document: pdfFile('Fees 2084.pdf', pdfBytes(1200)) }),
    });
    const next = entry(replaced.json);
    expect([replaced.status, next.title, next.changed]).toEqual([200, 'Fees', 1]);
    const { attachments } = (await site.call('GET', `/api/notice/${id}`)).json as { attachments: unknown };
    expect(attachments).toEqual([{ path: next.path, name: 'Fees 2084.pdf', size: 1200 }]);
    expect(await pathsIn('q=fees+2084', 'admin', 'documents')).toEqual([next.path]);
    const put = await site.call('PUT', `/api/manage/document/${next._id}`, { json: { title: 'All fees' } });
    expect(put.json).toMatchObject({ title: 'All fees', title_ne: 'शुल्क' });
    const linkIn = async (language: string) => {
      const { text } = await site.call('GET', `${language}/notice/fees/${id}`, { as: 'nobody' });
      return /download="([^"]+)".*?attachment-name">([^<]+)</s.exec(text)?.slice(1);
    };
    expect(await linkIn('')).toEqual(['Fees 2084.pdf', 'All fees']);
    expect(await linkIn('/ne')).toEqual(['Fees 2084.pdf', 'शुल्क']);
  });
});
