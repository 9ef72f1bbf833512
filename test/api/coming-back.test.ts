import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { ADMIN } from '../templates.ts';
import { editorOf, managed } from './editor.ts';

const DAY = 86_400_000;
const SAID = [
  { field: 'publishAt', kind: 'unscheduled', what: expect.stringContaining('not scheduled any more') },
];

describe.each(sites)('What comes back on $name', ({ start }) => {
  let site: TestSite;
  let now = Date.parse('2026-11-24T04:00:00.000Z');
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
  });
  const signIn = async () => {
    site.token =
      (await site.call('POST', '/api/user/login', { as: 'nobody', json: ADMIN })).record.token ?? '';
  };
  beforeEach(signIn);
  afterAll(() => site.close());

  const notices = () => editorOf(site, 'notice');
  const later = (ms: number) => new Date(now + ms).toISOString();
  const live = async (title: string) =>
    (await site.call('POST', '/api/notice', { json: { title } })).record._id ?? '';
  const look = async (id: string) => managed(await notices().look(id));
  const warningsOf = ({ json }: Answer) => (json as { warnings?: object[] }).warnings;
  /** Lets time pass, and visitors come. */
  const wait = async (ms: number) => {
    now += ms;
    await site.call('GET', '/api/notices', { as: 'nobody' });
    await signIn();
  };
  const isPublic = async (id: string) =>
    (await site.call('GET', `/api/notice/${id}`, { as: 'nobody' })).status === 200;
  const seen = async (id: string) => ({ id, etag: await notices().tag(id) });

  /** The ways into the trash. */
  const trash: Record<string, (id: string) => Promise<Answer>> = {
    deletion: (id) => notices().trash(id),
    'bulk trash': async (id) => notices().bulk('trash', [await seen(id)]),
    'discarded draft': async (id) =>
      notices().call('DELETE', `/${id}/draft`, undefined, await notices().tag(id)),
  };
  /** The ways out of it; the back office's Undo and its list use these calls. */
  const untrash: Record<string, (id: string) => Promise<Answer>> = {
    untrash: (id) => notices().untrash(id),
    'bulk untrash': async (id) => notices().bulk('untrash', [await seen(id)]),
  };
  const ways = (into: readonly string[]) =>
    into.flatMap((one) => Object.keys(untrash).map((out) => [one, out] as const));
  const toTrash = async (way: string, id: string) => {
    expect((await trash[way]?.(id))?.status, way).toBe(200);
    expect(await look(id)).toMatchObject({ state: 'trash', publishAt: null });
  };
  const back = async (way: string, id: string) => {
    const answer = (await untrash[way]?.(id)) as Answer;
    expect(answer.status, way).toBe(200);
    return answer;
  };

  describe.each(ways(['bulk trash', 'discarded draft']))('by %s, then %s', (into, out) => {
    test.each([
      ['after its moment', 3 * DAY],
      ['before its moment', 60_000],
    ])('a scheduled draft is a draft, and says so, %s [22.83]', async (_, pause) => {
      const { _id: id } = managed(await notices().draft({ title: 'To come' }));
      await notices().publish(id, { at: later(DAY), expireAt: later(2 * DAY) });
      const tag = await notices().tag(id);
      await toTrash(into, id);
      await wait(pause);
      const answer = await back(out, id);
      expect(warningsOf(answer)).toMatchObject(SAID);
      const expireAt = pause < DAY ? expect.any(String) : null;
      expect(await look(id)).toMatchObject({ state: 'draft', publishAt: null, expireAt });
      expect(await notices().tag(id)).not.toBe(tag);
      await wait(3 * DAY);
      expect([await isPublic(id), (await look(id)).state]).toEqual([false, 'draft']);
    });
  });

  describe.each(ways(['deletion', 'bulk trash']))('by %s, then %s', (into, out) => {
    test('what was live is live, and its scheduled change is a draft, and says so [22.83]', async () => {
      const id = await live('Now');
      await notices().keep(id, { title: 'Next week' });
      await notices().publish(id, { at: later(DAY) });
      await toTrash(into, id);
      await wait(2 * DAY);
      expect(warningsOf(await back(out, id))).toMatchObject(SAID);
      expect(await look(id)).toMatchObject({
        state: 'live',
        publishAt: null,
        live: { title: 'Now' },
        draft: { fields: { title: 'Next week' }, conflict: false },
      });
      await wait(DAY);
      expect(await look(id)).toMatchObject({ live: { title: 'Now' } });
    });

    test('what was live keeps its end and its pin, and has ended where that has passed [22.84]', async () => {
      const [stays, ended, unpinned] = [await live('Stays'), await live('Ended'), await live('Unpinned')];
      const dates = { expireAt: later(5 * DAY), pinnedUntil: later(4 * DAY) };
      await notices().publish(stays, dates);
      await notices().publish(ended, { expireAt: later(2 * DAY), pinnedUntil: later(6 * DAY) });
      await notices().publish(unpinned, { pinnedUntil: later(DAY) });
      for (const id of [stays, ended, unpinned]) await toTrash(into, id);
      await wait(3 * DAY);
      for (const id of [stays, ended, unpinned]) expect(warningsOf(await back(out, id))).toBeUndefined();
      expect(await look(stays)).toMatchObject({ state: 'live', ...dates });
      expect(await look(ended)).toMatchObject({
        state: 'ended',
        live: null,
        expireAt: null,
        pinnedUntil: null,
      });
      expect(await look(unpinned)).toMatchObject({ state: 'live', pinnedUntil: null });
      expect([await isPublic(stays), await isPublic(ended)]).toEqual([true, false]);
      await wait(3 * DAY);
      expect((await look(stays)).state).toBe('ended');
      // It can be published again, at its address.
      await notices().publish(ended);
      expect(await isPublic(ended)).toBe(true);
    });

    test('what had ended has ended [22.84]', async () => {
      const id = await live('Over');
      await notices().publish(id, { expireAt: later(1000) });
      await wait(DAY);
      await toTrash('bulk trash', id);
      await back(out, id);
      expect((await look(id)).state).toBe('ended');
    });

    test('an approval holds for the draft that was approved, and for no other [22.85]', async () => {
      await site.call('PUT', '/api/settings', { json: { review: [] } });
      const id = await live('Approved');
      await notices().keep(id, { title: 'Approved change' });
      await site.call('PUT', '/api/settings', { json: { review: ['notice'] } });
      await notices().review(id, 'submit');
      await notices().review(id, 'approve');
      await toTrash(into, id);
      await back(out, id);
      expect((await look(id)).review).toBe('approved');
      await notices().keep(id, { title: 'Another change' });
      expect((await look(id)).review).toBe(null);
      const refused = await notices().publish(id);
      expect([refused.status, refused.refusal.code]).toEqual([409, 'review']);
      await site.call('PUT', '/api/settings', { json: { review: [] } });
    });
  });

  test('what was taken down and then deleted keeps its end and its pin [22.84, 24.45]', async () => {
    const id = await live('Down and away');
    const dates = { expireAt: later(5 * DAY), pinnedUntil: later(4 * DAY) };
    await notices().publish(id, dates);
    await notices().unpublish(id);
    await toTrash('bulk trash', id);
    await back('untrash', id);
    expect(await look(id)).toMatchObject({ state: 'draft' });
    await back('bulk untrash', id);
    expect(await look(id)).toMatchObject({ state: 'live', ...dates });
  });

  describe.each(['unpublish', 'bulk unpublish'])('by %s', (way) => {
    const takeDown = async (id: string) =>
      way === 'unpublish' ? notices().unpublish(id) : notices().bulk('unpublish', [await seen(id)]);

    test('a draft is no longer scheduled, and says so [22.83]', async () => {
      const id = await live('Taken down');
      await notices().keep(id, { title: 'Next week' });
      await notices().publish(id, { at: later(DAY), expireAt: later(9 * DAY), pinnedUntil: later(8 * DAY) });
      const down = await takeDown(id);
      expect(warningsOf(down)).toMatchObject(SAID);
      const none = { publishAt: null, expireAt: null, pinnedUntil: null };
      expect(await look(id)).toMatchObject({ state: 'draft', ...none });
      await wait(2 * DAY);
      expect(await isPublic(id)).toBe(false);
    });

    test('nothing is said of a schedule where there was none [22.83]', async () => {
      expect(warningsOf(await takeDown(await live('Plain')))).toBeUndefined();
    });
  });

  test.each([
    ['whole', undefined],
    ['in one field', ['title']],
  ])(
    'an older version that becomes the draft, %s, does not appear by itself, and says so [22.83]',
    async (_, fields) => {
      const id = await live('First');
      await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Second' } });
      await notices().keep(id, { title: 'Third' });
      await notices().publish(id, { at: later(DAY), expireAt: later(9 * DAY), pinnedUntil: later(8 * DAY) });
      const dates = { expireAt: later(9 * DAY), pinnedUntil: later(8 * DAY) };
      const answer = await notices().restore(id, 1, fields);
      expect(warningsOf(answer)).toMatchObject(SAID);
      expect(managed(answer)).toMatchObject({ publishAt: null, review: null, ...dates });
      await wait(2 * DAY);
      expect(await look(id)).toMatchObject({
        live: { title: 'Second' },
        draft: { fields: { title: 'First' } },
      });
    },
  );

  test.each([
    ['whole', undefined],
    ['in one field', ['title']],
  ])(
    'an older version that is as the draft, %s, ends its schedule all the same, and says so [22.83]',
    async (_, fields) => {
      await site.call('PUT', '/api/settings', { json: { review: ['notice'] } });
      const { _id: id } = managed(await notices().draft({ title: 'First' }));
      await notices().review(id, 'approve');
      await notices().publish(id);
      await notices().keep(id, { title: 'Second' });
      await notices().review(id, 'approve');
      await notices().publish(id);
      await notices().keep(id, { title: 'First' });
      await notices().review(id, 'approve');
      const dates = { expireAt: later(9 * DAY), pinnedUntil: later(8 * DAY) };
      await notices().publish(id, { at: later(DAY), ...dates });
      const tag = await notices().tag(id);
      const { as } = await addStaff(site, ['author']);
      const call = ['POST', `/${id}/versions/1/restore`, { fields }] as const;
      expect((await notices().call(...call, tag, as)).refusal.code).toBe('duty');
      expect((await look(id)).publishAt).toBe(later(DAY));
      const answer = await notices().call(...call, tag);
      expect(warningsOf(answer)).toMatchObject(SAID);
      // The draft is the one that was approved.
      expect(managed(answer)).toMatchObject({ publishAt: null, review: 'approved', ...dates });
      expect((await notices().call(...call, tag)).status).toBe(412);
      expect(warningsOf(await notices().restore(id, 1, fields))).toBeUndefined();
      await wait(2 * DAY);
      expect(await look(id)).toMatchObject({ live: { title: 'Second' }, publishAt: null });
      await site.call('PUT', '/api/settings', { json: { review: [] } });
    },
  );

  test.each<[string, () => Promise<string>]>([
    ['a draft', async () => managed(await notices().draft({ title: 'New' }))._id],
    [
      'a change',
      async () => {
        const id = await live('New');
        await notices().keep(id, { title: 'Newer' });
        return id;
      },
    ],
  ])('%s that is sent back is no longer scheduled, and says so [22.83]', async (_, make) => {
    const id = await make();
    const before = (await look(id)).live;
    const dates = { expireAt: later(9 * DAY), pinnedUntil: later(8 * DAY) };
    await notices().publish(id, { at: later(DAY), ...dates });
    const tag = await notices().tag(id);
    const answer = await notices().review(id, 'return', 'Name the room.');
    expect(warningsOf(answer)).toMatchObject(SAID);
    expect(managed(answer)).toMatchObject({ review: 'returned', publishAt: null, ...dates });
    // An open form that still shows the schedule learns that it has ended.
    expect((await notices().publish(id, { at: later(DAY) }, tag)).status).toBe(412);
    await wait(2 * DAY);
    expect(await look(id)).toMatchObject({ live: before, review: 'returned', publishAt: null });
    // There is no schedule left to end.
    expect(warningsOf(await notices().review(id, 'return', 'Name the room!'))).toBeUndefined();
  });

  test('a draft that is submitted or approved stays scheduled [22.83]', async () => {
    const { _id: id } = managed(await notices().draft({ title: 'Goes on' }));
    await notices().publish(id, { at: later(DAY) });
    for (const action of ['submit', 'approve']) {
      const answer = await notices().review(id, action);
      expect([warningsOf(answer), managed(answer).publishAt]).toEqual([undefined, later(DAY)]);
    }
  });

  test('says so in Nepali to who asks in Nepali [22.83]', async () => {
    const id = await live('Two languages');
    await notices().keep(id, { title: 'Next week' });
    await notices().publish(id, { at: later(DAY) });
    await notices().trash(id);
    const answer = await site.call('POST', `/api/manage/notice/${id}/untrash`, {
      headers: { 'x-lang': 'ne' },
    });
    expect(warningsOf(answer)).toMatchObject([{ what: expect.stringContaining('मस्यौदा') }]);
  });
});
