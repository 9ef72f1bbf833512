import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf } from '../../src/schema/picture-names.ts';
import { pdfFile } from '../documents.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';

interface Waiting {
  submitted: { type: string; count: number }[];
  approved: { type: string; count: number }[];
  returned: { _id: string; title: string; note: string; by: { name: string } | null }[];
  conflicts: { _id: string; title: string }[];
  kept: { versions: number; pictures: number; documents: number; bytes: number };
}

describe.each(sites)('What waits for staff, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const waiting = async (token = site.token) =>
    (await site.call('GET', '/api/manage/waiting', { as: { token } })).json as Waiting;
  const change = async (id: string, method: string, path: string, json: object, token = site.token) => {
    const seen = await site.call('GET', `/api/manage/notice/${id}`);
    const headers = { 'if-match': seen.headers.get('etag') ?? '' };
    return site.call(method, `/api/manage/notice/${id}/${path}`, { json, headers, as: { token } });
  };

  test('drafts to approve and to publish are for publishers, those sent back for who wrote them [19.207]', async () => {
    const sent = { name: 'Asha', email: 'asha@college.edu.np', password: 'longer than twelve' };
    await site.call('POST', '/api/account', { json: { ...sent, role: 'admin', duties: ['author'] } });
    const login = await site.call('POST', '/api/user/login', { as: 'nobody', json: sent });
    const author = login.record.token ?? '';
    const draft = async (title: string) =>
      (await site.call('POST', '/api/manage/notice', { json: { title }, as: { token: author } })).record
        ._id ?? '';
    await site.call('PUT', '/api/settings', { json: { review: ['notice'] } });
    const [waits, back] = [await draft('Waits'), await draft('Comes back')];
    for (const id of [waits, back]) await change(id, 'POST', 'review', { action: 'submit' }, author);
    expect((await waiting()).submitted).toEqual([{ type: 'notice', count: 2 }]);
    expect((await waiting(author)).submitted).toEqual([]);
    await change(back, 'POST', 'review', { action: 'return', note: 'Name the room.' });
    expect(await waiting(author)).toMatchObject({
      returned: [{ _id: back, title: 'Comes back', note: 'Name the room.', by: { name: 'Administrator' } }],
    });
    expect(await waiting()).toMatchObject({ submitted: [{ type: 'notice', count: 1 }], returned: [] });
    const list = await site.call('GET', '/api/manage/notice?state=submitted');
    expect(list.list.map(({ _id }) => _id)).toEqual([waits]);
    await change(waits, 'POST', 'review', { action: 'approve' });
    expect(await waiting()).toMatchObject({ submitted: [], approved: [{ type: 'notice', count: 1 }] });
    expect((await waiting(author)).approved).toEqual([]);
    const approved = await site.call('GET', '/api/manage/notice?state=approved');
    expect(approved.list.map(({ _id }) => _id)).toEqual([waits]);
    // What is scheduled waits for nobody.
    await change(waits, 'POST', 'publish', { at: '2099-01-01T00:00:00.000Z' });
    expect((await waiting()).approved).toEqual([]);
    expect((await site.call('GET', '/api/manage/notice?state=approved')).list).toEqual([]);
    await change(waits, 'POST', 'publish', { at: null });
    // In the trash nothing waits.
    for (const id of [waits, back]) await site.call('DELETE', `/api/manage/notice/${id}/draft`);
    expect(await waiting()).toMatchObject({ submitted: [], approved: [] });
    expect(await waiting(author)).toMatchObject({ returned: [] });
    await site.call('PUT', '/api/settings', { json: { review: [] } });
  });

  test('who wrote is told that it was approved, goes live, and was published by somebody else [24.111]', async () => {
    const [sita, hari] = [await addStaff(site, ['author']), await addStaff(site, ['publisher'])];
    await site.call('PUT', '/api/settings', { json: { review: ['notice'] } });
    const json = { title: 'Exam routine' };
    const { record } = await site.call('POST', '/api/manage/notice', { json, as: sita.as });
    const id = record._id ?? '';
    const outcomes = async (as = sita.as) =>
      ((await site.call('GET', '/api/manage/waiting', { as })).json as { outcomes: object[] }).outcomes;
    await change(id, 'POST', 'review', { action: 'submit' }, sita.as.token);
    expect(await outcomes()).toEqual([]);
    const known = { _id: id, type: 'notice', title: 'Exam routine', title_ne: '' };
    const by = { _id: hari.id, name: 'With publisher' };
    await change(id, 'POST', 'review', { action: 'approve' }, hari.as.token);
    expect(await outcomes()).toEqual([{ ...known, what: 'approved', at: expect.any(String), by }]);
    const at = '2099-01-01T00:00:00.000Z';
    await change(id, 'POST', 'publish', { at }, hari.as.token);
    expect(await outcomes()).toEqual([{ ...known, what: 'scheduled', at, by }]);
    await change(id, 'POST', 'publish', {}, hari.as.token);
    expect(await outcomes()).toEqual([{ ...known, what: 'published', at: expect.any(String), by }]);
    expect(await outcomes(hari.as)).toEqual([]);
    await site.call('PUT', '/api/settings', { json: { review: [] } });
  });

  test('drafts of what has changed since are named [19.207]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Moves on' } });
    const id = record._id ?? '';
    await change(id, 'PUT', 'draft', { fields: { title: 'Mine' } });
    expect((await waiting()).conflicts).toEqual([]);
    await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Theirs' } });
    expect((await waiting()).conflicts).toEqual([
      { _id: id, type: 'notice', title: 'Mine', title_ne: '', note: '' },
    ]);
    await site.call('DELETE', `/api/notice/${id}`);
    expect((await waiting()).conflicts).toEqual([]);
  });

  test('what only history holds is counted, with its bytes [19.208]', async () => {
    const before = (await waiting()).kept;
    const body = multipart({ attachment: pdfFile() });
    const attachment = (await site.call('POST', '/api/attachment', { body })).json as {
      path: string;
      size: number;
    };
    const { record } = await site.call('POST', '/api/notice', {
      json: { title: 'With a PDF', attachments: [attachment] },
    });
    expect((await waiting()).kept).toEqual({ ...before, versions: before.versions + 1 });
    await site.call('DELETE', `/api/notice/${record._id}`);
    expect((await waiting()).kept).toEqual({
      ...before,
      versions: before.versions + 2,
      documents: before.documents + 1,
      bytes: before.bytes + attachment.size,
    });
  });

  test('so are pictures, in all their sizes [19.208]', async () => {
    const before = (await waiting()).kept;
    const image = await pictureFile({ width: 700, height: 400 });
    const { record } = await site.call('POST', '/api/notice', {
      body: multipart({ title: 'With a picture', image }),
    });
    await site.call('DELETE', `/api/notice/${record._id}`);
    const names = namesOf(String(record.image), [320, 640]);
    const sizes = names.map(async (name) => (await stat(join(site.dataDir, 'uploads', name))).size);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect((await waiting()).kept).toEqual({
      ...before,
      versions: before.versions + 2,
      pictures: before.pictures + 1,
      bytes: before.bytes + bytes,
    });
  });
});
