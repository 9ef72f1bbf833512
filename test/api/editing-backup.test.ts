import { describe, expect, test } from 'vitest';
import { backedUp, emptyTargetOn, restored } from '../../src/backup/site.fixture.ts';
import { bareDatabases } from '../../src/db/engines.fixture.ts';
import { multipart, smallPicture } from '../pictures.ts';
import { readSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { ADMIN } from '../templates.ts';
import { editorOf, managed } from './editor.ts';

const DAY = 86_400_000;
const LATER = '2999-01-01T00:00:00.000Z';

const ways = sites.flatMap((from) =>
  bareDatabases.filter(({ name }) => name !== from.name).map((into) => ({ from, into })),
);

/** Everything that staff see of these records, and the status of the files that their drafts, versions and trash hold. */
async function seenOf(site: TestSite, ids: readonly string[], files: readonly string[]) {
  const staff = editorOf(site, 'notice');
  const records = ids.map(async (id) => {
    const { json, headers } = await staff.look(id);
    const versions = await staff.call('GET', `/${id}/versions`);
    return { record: json, tag: headers.get('etag'), versions: versions.json };
  });
  const answers = files.map(async (path) => ({
    staff: (await site.call('GET', path.replace('/uploads', '/api/manage/file'))).status,
    visitors: (await site.call('GET', path, { as: 'nobody' })).status,
  }));
  return { records: await Promise.all(records), files: await Promise.all(answers) };
}

describe.each(ways)('A backup of what is edited, from $from.name into $into.name', ({ from, into }) => {
  test('brings drafts, moments, versions and the trash along with their files [19.54]', async () => {
    const site = await from.start();
    const staff = editorOf(site, 'notice');
    const illustrated = async (title: string) =>
      (
        await site.call('POST', '/api/notice', {
          body: multipart({ title, image: await smallPicture(), imageAlt: title }),
        })
      ).record;
    const [changed, trashed, down] = [
      await illustrated('Changed'),
      await illustrated('Trashed'),
      await illustrated('Taken down'),
    ];
    const draft = managed(await staff.draft({ title: 'Scheduled', description: '<p>x</p>' }))._id;
    const [id = '', gone = '', off = ''] = [changed._id, trashed._id, down._id];
    await staff.publish(draft, { at: LATER });
    await staff.keep(id, { title: 'Changed, as a draft', image: null });
    await staff.publish(id);
    await staff.publish(id, { pinnedUntil: LATER });
    await staff.keep(id, { title: 'Changed again' });
    await staff.review(id, 'submit', 'Please look');
    await staff.trash(gone);
    await staff.unpublish(off);
    const ids = [id, gone, off, draft];
    const files = [changed, trashed, down].map(({ image = '' }) => image);
    const before = await seenOf(site, ids, files);
    expect(before.files).toEqual(files.map(() => ({ staff: 200, visitors: 404 })));

    const target = await emptyTargetOn(into);
    const { folder } = await backedUp({ url: site.environment.DATABASE_URL, dataDir: site.dataDir });
    await restored(folder, target);
    const copy = await from.start({
      environment: { DATA_DIR: target.dataDir, ...(target.url && { DATABASE_URL: target.url }) },
    });
    copy.token =
      (await copy.call('POST', '/api/user/login', { as: 'nobody', json: ADMIN })).record.token ?? '';
    expect(await seenOf(copy, ids, files)).toEqual(before);
    const there = editorOf(copy, 'notice');
    expect(managed(await there.untrash(gone))).toMatchObject({ state: 'live', live: { image: files[1] } });
    expect(managed(await there.publish(off))).toMatchObject({ state: 'live', live: { image: files[2] } });
    expect(managed(await there.restore(id, 1)).draft?.fields).toMatchObject({ image: files[0] });
    for (const record of ids) await there.trash(record);
    await there.call('DELETE', `/${draft}/draft`, undefined, await there.tag(draft));
    expect((await copy.call('DELETE', '/api/manage/trash')).json).toEqual({ erased: 4, left: 0 });
    for (const table of ['draft', 'version', 'shelved', 'moment', 'preview', 'picture', 'picture_use'])
      expect(await readSql({ ...copy, dataDir: target.dataDir }, `select * from ${table}`), table).toEqual(
        [],
      );
    await copy.close();
    await site.close();
  });

  test('ends previews, and what was to appear before it is restored is returned and not shown [22.86]', async () => {
    let now = Date.parse('2026-11-24T04:00:00.000Z');
    const clock = { now: () => new Date(now) };
    const site = await from.start(clock);
    const staff = editorOf(site, 'notice');
    const later = (ms: number) => new Date(now + ms).toISOString();
    const scheduled = async (title: string, days: number) => {
      const { _id } = managed(await staff.draft({ title, description: '<p>x</p>' }));
      await staff.publish(_id, { at: later(days * DAY) });
      return _id;
    };
    const live = async (title: string) =>
      (await site.call('POST', '/api/notice', { json: { title } })).record._id ?? '';
    const [missed, ahead] = [await scheduled('Missed', 2), await scheduled('Ahead', 20)];
    const [changed, ended] = [await live('Stands'), await live('Ends')];
    await staff.keep(changed, { title: 'Missed change' });
    await staff.publish(changed, { at: later(3 * DAY) });
    await staff.publish(ended, { expireAt: later(4 * DAY) });
    const link = (await staff.call('POST', `/${changed}/preview`, { hours: 720 })).record.url ?? '';

    const target = await emptyTargetOn(into);
    const { folder } = await backedUp({ url: site.environment.DATABASE_URL, dataDir: site.dataDir });
    await site.close();
    now += 10 * DAY;
    const outcome = await restored(folder, target, clock);
    expect(outcome.unscheduled.toSorted()).toEqual(['Missed', 'Missed change']);
    const copy = await from.start({
      ...clock,
      environment: { DATA_DIR: target.dataDir, ...(target.url && { DATABASE_URL: target.url }) },
    });
    copy.token =
      (await copy.call('POST', '/api/user/login', { as: 'nobody', json: ADMIN })).record.token ?? '';
    const there = editorOf(copy, 'notice');
    const { list } = await copy.call('GET', '/api/notices', { as: 'nobody' });
    expect(list.map(({ title }) => title)).toEqual(['Stands']);
    const returned = { review: 'returned', reviewNote: expect.stringContaining('restored from a backup') };
    const none = { publishAt: null };
    expect(managed(await there.look(missed))).toMatchObject({ state: 'draft', ...none, ...returned });
    expect(managed(await there.look(changed))).toMatchObject({ state: 'live', ...none, ...returned });
    expect(managed(await there.look(ahead))).toMatchObject({ state: 'scheduled' });
    expect(managed(await there.look(ended))).toMatchObject({ state: 'ended' });
    const waiting = (await copy.call('GET', '/api/manage/waiting')).json;
    const titles = (waiting as { returned: { title: string }[] }).returned.map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['Missed', 'Missed change']);
    const preview = await copy.call('GET', new URL(link).pathname + new URL(link).search, { as: 'nobody' });
    expect(preview.status).toBe(410);
    await copy.close();
  });
});
