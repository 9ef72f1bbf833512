import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Duty } from '../../src/content/duties.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { type CallOptions, sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { ADMIN } from '../templates.ts';
import { editorOf, managed } from './editor.ts';

const SOON = { timeout: 25_000, interval: 150 };
const LATER = '2999-01-01T00:00:00.000Z';

describe.each(sites)('A review, on $name,', ({ start }) => {
  let server: MailServer;
  let site: TestSite;
  beforeAll(async () => {
    server = await startMailServer();
    site = await start({ environment: { SMTP_URL: server.url } });
  });
  afterAll(async () => {
    await site.close();
    await server.close();
  });
  const ask = (json: object) => site.call('PUT', '/api/settings', { json });
  beforeEach(() => ask({ review: ['notice'], approvedByOther: false }));

  const notices = () => editorOf(site, 'notice');
  const look = async (id: string) => managed(await notices().look(id));
  const live = async (title: string) => {
    await ask({ review: [] });
    const { _id = '' } = (await site.call('POST', '/api/notice', { json: { title } })).record;
    await ask({ review: ['notice'] });
    return _id;
  };
  /** The calls of somebody. */
  const callsOf = (as: NonNullable<CallOptions['as']>) => ({
    draft: async (title: string) => managed(await notices().call('POST', '', { title }, undefined, as))._id,
    keep: async (id: string, title: string) =>
      notices().call('PUT', `/${id}/draft`, { fields: { title } }, await notices().tag(id), as),
    review: async (id: string, action: string, note = '') =>
      notices().call('POST', `/${id}/review`, { action, note }, await notices().tag(id), as),
    publish: async (id: string, json: object = {}) =>
      notices().call('POST', `/${id}/publish`, json, await notices().tag(id), as),
    bulk: async (action: string, ids: readonly string[]) => {
      const seen = await Promise.all(ids.map(async (id) => ({ id, etag: await notices().tag(id) })));
      return notices().call('POST', '/bulk', { action, ids: seen }, undefined, as);
    },
    /** The former call, by which the form saves. */
    save: async (id: string, json: object = {}) =>
      site.call('POST', '/api/notice', { json, as, headers: { 'if-match': await notices().tag(id) } }),
  });
  const person = async (...duties: Duty[]) => {
    const staff = await addStaff(site, duties);
    return { ...staff, ...callsOf(staff.as) };
  };
  /** The kinds of the mails to an address about a record, the first one first. */
  const mailsTo = async (email: string, id: string) =>
    (await site.call('GET', `/api/mails?limit=100&q=${encodeURIComponent(email)}`)).list
      .filter(({ about }) => about === id)
      .map(({ kind }) => kind)
      .toReversed();
  const refused = (answer: { status: number; refusal: { code: string } }) => [
    answer.status,
    answer.refusal.code,
  ];
  const review = [409, 'review'];

  test('is mailed at each step to whom it concerns, once, in their language [24.40, 24.41]', async () => {
    const sita = await person('author');
    const hari = await person('publisher');
    const [clerk, left] = [await person('admissions'), await person('publisher')];
    await site.call('PUT', `/api/account/${sita.id}`, { json: { lang: 'ne' } });
    await site.call('PUT', `/api/account/${left.id}`, { json: { disabled: true } });
    const id = await sita.draft('Exam of BCA');
    const told = async () => [await mailsTo(sita.email, id), await mailsTo(hari.email, id)];

    for (const title of ['Exam of BCA', 'Exam of BCA and BBS']) {
      await sita.keep(id, title);
      for (let press = 0; press < 3; press += 1) expect((await sita.review(id, 'submit')).status).toBe(200);
    }
    expect(await told()).toEqual([[], ['submitted']]);
    for (const note of ['Name the room.', 'And the day.'])
      expect((await hari.review(id, 'return', note)).status).toBe(200);
    expect(await told()).toEqual([['returned'], ['submitted']]);
    await sita.keep(id, 'Exam of BCA in room 4');
    await sita.review(id, 'submit');
    await hari.review(id, 'approve');
    expect(await told()).toEqual([
      ['returned', 'approved'],
      ['submitted', 'submitted'],
    ]);
    for (const { email } of [clerk, left]) expect(await mailsTo(email, id)).toEqual([]);

    const textTo = (email: string, subject: string) =>
      server.arrived.find(
        ({ recipients, mail }) => recipients.includes(email) && mail.subject?.includes(subject),
      )?.mail.text;
    await expect.poll(() => textTo(sita.email, 'स्वीकृत भयो: Exam of BCA in room 4'), SOON).toBeTruthy();
    const back = textTo(sita.email, 'फिर्ता गरियो: Exam of BCA and BBS');
    expect(back).toContain('Name the room.');
    const asked = textTo(hari.email, 'To be approved: Exam of BCA');
    for (const text of [back, asked])
      expect(text).toMatch(new RegExp(`http://\\S+/admin/update-notice/${id}`));
  });

  test('sends nobody more than ten mails about a record in a day, and none to a writer who may not see drafts [24.40, 24.41]', async () => {
    const [sita, lost, hari] = [await person('author'), await person('author'), await person('publisher')];
    const id = await sita.draft('To and fro');
    await lost.keep(id, 'To and fro again');
    await site.call('PUT', `/api/account/${lost.id}`, { json: { duties: ['admissions'] } });
    for (let turn = 0; turn < 12; turn += 1) {
      await hari.review(id, 'submit');
      await hari.review(id, 'return', 'Not yet.');
    }
    const counts = [];
    for (const email of [sita.email, ADMIN.email, lost.email, hari.email])
      counts.push((await mailsTo(email, id)).length);
    expect(counts).toEqual([10, 10, 0, 0]);
  });

  test('is by somebody else than who has written in the draft, where the settings say so [24.42]', async () => {
    const [hari, maya, rita] = [
      await person('publisher'),
      await person('publisher'),
      await person('publisher'),
    ];
    const id = await hari.draft('By Hari');
    // An approval of their own from before.
    const before = await hari.draft('By Hari, before');
    for (const one of [id, before]) await hari.review(one, 'submit');
    expect((await hari.review(before, 'approve')).json).toMatchObject({ review: 'approved' });
    expect((await ask({ approvedByOther: true })).json).toMatchObject({ approvedByOther: true });
    expect((await look(id)).draft).toMatchObject({ writers: [{ _id: hari.id }] });
    const own = await hari.review(id, 'approve');
    expect(refused(own)).toEqual(review);
    expect(own.refusal.message).toMatch(/has not written in this draft/);
    expect(refused(await maya.publish(before))).toEqual(review);
    expect(refused(await maya.publish(before, { at: LATER }))).toEqual(review);
    expect(refused(await maya.save(before))).toEqual(review);
    expect((await maya.bulk('publish', [before])).json).toMatchObject({
      done: [],
      refused: [{ id: before, code: 'review', message: own.refusal.message }],
    });
    // Who corrects a letter has written in it, too.
    await maya.keep(id, 'By Hari!');
    for (const writer of [hari, maya]) expect(refused(await writer.review(id, 'approve'))).toEqual(review);
    const other = await hari.draft('By Hari, too');
    await maya.keep(other, 'By Hari and Maya');
    await hari.review(other, 'submit');
    expect([await mailsTo(maya.email, other), await mailsTo(rita.email, other)]).toEqual([[], ['submitted']]);
    expect((await rita.review(id, 'approve')).json).toMatchObject({ review: 'approved' });
    expect((await hari.save(id)).status).toBe(201);
    expect(await look(id)).toMatchObject({ state: 'live', live: { title: 'By Hari!' } });
  });

  test('is not asked for again for what visitors saw last, unchanged [24.43]', async () => {
    const hari = await person('publisher');
    const id = await live('As it was');
    const down = async () => expect((await notices().unpublish(id)).json).toMatchObject({ state: 'draft' });
    const isLive = async () =>
      expect(await look(id)).toMatchObject({ state: 'live', live: { title: 'As it was' }, draft: null });
    await down();
    expect((await look(id)).last).toMatchObject({ title: 'As it was' });
    expect((await hari.publish(id)).status).toBe(200);
    await isLive();
    await down();
    expect((await hari.bulk('publish', [id])).json).toMatchObject({ done: [id] });
    await isLive();
    await down();
    expect(refused(await hari.save(id, { title: 'As it never was' }))).toEqual(review);
    expect((await hari.save(id, { title: 'As it was' })).status).toBe(201);
    await isLive();
    await down();
    await hari.keep(id, 'Changed');
    expect(refused(await hari.publish(id))).toEqual(review);
    const first = await notices().restore(id, 1);
    expect(managed(first)).toMatchObject({ draft: { fields: { title: 'As it was' } } });
    expect((await hari.publish(id, { at: LATER })).json).toMatchObject({ state: 'scheduled' });
    expect((await hari.publish(id)).status).toBe(200);
    await isLive();
  });

  test('is named with what it lacks, for each of several [24.44]', async () => {
    const hari = await person('publisher');
    const titles = ['Not sent', 'In review', 'Sent back'];
    const ids = [];
    for (const title of titles) ids.push(await hari.draft(title));
    const [, submitted = '', returned = ''] = ids;
    await hari.review(submitted, 'submit');
    await hari.review(returned, 'return', 'Shorter.');
    const { refused: told } = (await hari.bulk('publish', ids)).json as {
      refused: { id: string; code: string; message: string }[];
    };
    expect(told.map(({ id, code, message }) => [id, code, message])).toEqual([
      [ids[0], 'review', expect.stringContaining('submit it for review')],
      [ids[1], 'review', expect.stringContaining('waits for approval')],
      [ids[2], 'review', expect.stringContaining('was sent back')],
    ]);
  });

  test('is not needed to undo that something was taken down, with its dates and its draft [24.45]', async () => {
    const dates = { expireAt: LATER, pinnedUntil: LATER };
    const [plain, drafted] = [await live('Down'), await live('Down with a draft')];
    await notices().keep(drafted, { title: 'Not yet seen' });
    await ask({ review: [] });
    expect((await notices().publish(plain, dates)).status).toBe(200);
    expect((await notices().publish(drafted, { at: '2998-01-01T00:00:00.000Z', ...dates })).status).toBe(200);
    await ask({ review: ['notice'] });
    for (const id of [plain, drafted]) {
      expect((await notices().unpublish(id)).json).toMatchObject({ expireAt: null, pinnedUntil: null });
      // A call without a tag means the trash: repeated, it would publish what somebody has taken down since.
      expect((await notices().untrash(id)).status).toBe(404);
      const seen = [{ id, etag: await notices().tag(id) }];
      expect((await notices().bulk('untrash', seen)).json).toMatchObject({ done: [id] });
    }
    expect(await look(plain)).toMatchObject({ state: 'live', draft: null, ...dates });
    expect(await look(drafted)).toMatchObject({
      state: 'live',
      live: { title: 'Down with a draft' },
      draft: { fields: { title: 'Not yet seen' }, conflict: false },
      publishAt: null,
    });
    expect((await notices().untrash(plain)).status).toBe(404);
    const never = managed(await notices().draft({ title: 'Never seen' }));
    expect([never.last, (await notices().untrash(never._id)).status]).toEqual([null, 404]);
  });
});
