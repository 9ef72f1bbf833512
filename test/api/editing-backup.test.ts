import { describe, expect, test } from 'vitest';
import { backedUp, emptyTargetOn, restored } from '../../src/backup/site.fixture.ts';
import { bareDatabases } from '../../src/db/engines.fixture.ts';
import { multipart, smallPicture } from '../pictures.ts';
import { readSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { ADMIN } from '../templates.ts';
import { editorOf, managed } from './editor.ts';

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
    const { file } = await backedUp({ url: site.environment.DATABASE_URL, dataDir: site.dataDir });
    await restored(file, target);
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
});
