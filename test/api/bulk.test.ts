import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';

interface Outcome {
  done: string[];
  refused: { id: string; code: string; message: string }[];
}
interface Line {
  _id: string;
  etag: string;
  title: string;
  state: string;
  hasDraft: boolean;
  pinnedUntil: string | null;
  image: string | null;
  detail: string;
  day: string;
}

const UNKNOWN = '0'.repeat(24);
const LATER = '2999-01-01T00:00:00.000Z';

describe.each(sites)('Lists that staff see, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const linesOf = async (query: string, type = 'notice') =>
    (await site.call('GET', `/api/manage/${type}?limit=100&${query}`)).json as Line[];
  const titlesOf = async (query: string, type?: string) =>
    (await linesOf(query, type)).map(({ title }) => title);
  const add = async (title: string, type = 'notice') =>
    (await site.call('POST', `/api/${type}`, { json: { title } })).record._id ?? '';
  const draft = async (title: string, type = 'notice') =>
    (await site.call('POST', `/api/manage/${type}`, { json: { title } })).record._id ?? '';
  const keep = async (id: string, title: string, type = 'notice') => {
    const seen = await site.call('GET', `/api/manage/${type}/${id}`);
    const headers = { 'if-match': seen.headers.get('etag') ?? '' };
    return site.call('PUT', `/api/manage/${type}/${id}/draft`, { json: { fields: { title } }, headers });
  };
  const seen = async (q: string, type = 'notice') =>
    [...(await linesOf(`q=${q}`, type)), ...(await linesOf(`q=${q}&state=trash`, type))].map(
      ({ _id, etag }) => ({
        id: _id,
        etag,
      }),
    );
  const bulk = async (action: string, ids: object[], more: object = {}, type = 'notice') =>
    (await site.call('POST', `/api/manage/${type}/bulk`, { json: { action, ids, ...more } })).json as Outcome;
  const codesOf = ({ refused }: Outcome) => refused.map(({ code }) => code);

  test('a line says its tag, its first picture, its day and its first text [19.200, 24.102]', async () => {
    const image = await pictureFile({ width: 60, height: 40 });
    const { record } = await site.call('POST', '/api/notice', {
      body: multipart({ title: 'Looked at', date: '2026-11-20', image }),
    });
    const id = record._id ?? '';
    const tagOf = async () => (await site.call('GET', `/api/manage/notice/${id}`)).headers.get('etag');
    const lineOf = async () => (await linesOf('q=looked+at'))[0];
    expect(await lineOf()).toMatchObject({
      etag: await tagOf(),
      image: record.image,
      day: '2026-11-19T18:15:00.000Z',
    });
    await keep(id, 'Looked at again');
    expect(await lineOf()).toMatchObject({ etag: await tagOf(), title: 'Looked at', hasDraft: true });
    const [line] = await seen('looked+at');
    await bulk('unpublish', [line ?? {}]);
    expect((await linesOf('q=looked+at'))[0]).toMatchObject({
      etag: await tagOf(),
      state: 'draft',
      isTakenDown: true,
      image: record.image,
    });
    await draft('Seen by staff only');
    expect(await titlesOf('q=looked+at&state=taken-down')).toHaveLength(1);
    expect(await linesOf('q=staff+only')).toMatchObject([{ isTakenDown: false }]);
    // Changed since, it is still what visitors saw.
    await keep(id, 'Looked at a third time');
    expect(await titlesOf('q=looked+at&state=taken-down')).toEqual(['Looked at a third time']);
    await keep(id, 'Looked at');
    await bulk('trash', await seen('looked+at'));
    expect((await linesOf('q=looked+at&state=trash'))[0]).toMatchObject({
      etag: await tagOf(),
      state: 'trash',
    });
    const trash = await site.call('GET', '/api/manage/trash?q=looked+at');
    expect(trash.list[0]?.etag).toBe(await tagOf());
    await site.call('POST', '/api/manage/faculty', { json: { title: 'BCA', full_name: 'Bachelor' } });
    expect(await linesOf('q=bca', 'faculty')).toMatchObject([{ detail: 'Bachelor' }]);
  });

  test('a list by hand stands as arranged, what is not live after it [19.201]', async () => {
    for (const title of ['Third', 'Second', 'First']) await add(title, 'partner');
    await draft('A draft', 'partner');
    const list = await site.call('GET', '/api/manage/partner?sort=listed&limit=2&page=2');
    expect(list.list.map(({ title }) => title)).toEqual(['Third', 'A draft']);
    expect([list.headers.get('x-total-count'), list.headers.get('x-live-count')]).toEqual(['4', '3']);
    expect((await titlesOf('sort=listed', 'partner')).slice(0, 3)).toEqual(
      (await site.call('GET', '/api/partners')).list.map(({ title }) => title),
    );
  });

  test('a list of the newest first stands so with drafts among it, and has a filter for each state [19.201]', async () => {
    await add('Filter one');
    const second = await add('Filter two');
    await draft('Filter three');
    await keep(second, 'Filter two, new');
    expect(await titlesOf('q=filter&sort=listed')).toEqual(['Filter three', 'Filter two', 'Filter one']);
    expect(await titlesOf('q=filter&state=changed')).toEqual(['Filter two']);
    expect(await titlesOf('q=filter&state=draft')).toEqual(['Filter three']);
    expect(await titlesOf('q=filter&state=submitted')).toEqual([]);
    expect(await titlesOf('q=filter&state=begun')).toEqual(['Filter three']);
    const { as } = await addStaff(site, ['author']);
    expect((await site.call('GET', '/api/manage/notice?state=begun', { as })).list).toEqual([]);
    expect(await titlesOf('q=filter+two&state=begun')).toEqual([]);
    expect(await titlesOf('q=filter&state=live&sort=-title')).toEqual(['Filter two', 'Filter one']);
  });

  test('several are published, pinned, taken down, deleted and put back at once [19.202]', async () => {
    const live = await add('Several live');
    const drafted = await draft('Several drafted');
    const both = [live, drafted];
    const sorted = ({ done }: Outcome) => done.toSorted();
    expect(sorted(await bulk('publish', await seen('several')))).toEqual(both);
    expect((await site.call('GET', `/api/notice/${drafted}`, { as: 'nobody' })).status).toBe(200);
    expect(sorted(await bulk('pin', await seen('several'), { until: LATER }))).toEqual(both);
    expect((await linesOf('q=several')).map(({ pinnedUntil }) => pinnedUntil)).toEqual([LATER, LATER]);
    await bulk('pin', await seen('several'), { until: null });
    expect((await linesOf('q=several')).map(({ pinnedUntil }) => pinnedUntil)).toEqual([null, null]);
    expect(sorted(await bulk('unpublish', [(await seen('several+drafted'))[0] ?? {}]))).toEqual([drafted]);
    expect(sorted(await bulk('trash', await seen('several')))).toEqual(both);
    expect(await linesOf('q=several')).toEqual([]);
    expect(sorted(await bulk('untrash', await seen('several')))).toEqual(both);
    expect((await linesOf('q=several&sort=title')).map(({ state }) => state)).toEqual(['draft', 'live']);
  });

  test('a pin leaves the draft of what is live unpublished [19.202]', async () => {
    const id = await add('Pinned as it is');
    await keep(id, 'Not yet');
    expect((await bulk('pin', await seen('pinned+as'), { until: LATER })).done).toEqual([id]);
    expect(await linesOf('q=pinned+as')).toMatchObject([{ hasDraft: true, pinnedUntil: LATER }]);
  });

  test('what cannot be done is named with its reason, and the rest is done [19.203]', async () => {
    const [changed, draftOnly, good] = [await add('Rest a'), await draft('Rest b'), await add('Rest c')];
    const lines = await seen('rest');
    await site.call('PUT', `/api/notice/${changed}`, { json: { title: 'Rest a, changed' } });
    const outcome = await bulk('unpublish', [
      ...lines,
      { id: UNKNOWN, etag: 'x' },
      { id: 'none', etag: '*' },
    ]);
    expect(outcome.done).toEqual([good]);
    const codes = Object.fromEntries(outcome.refused.map(({ id, code }) => [id, code]));
    expect(codes).toEqual({
      [changed]: 'stale',
      [draftOnly]: 'conflict',
      [UNKNOWN]: 'not-found',
      none: 'not-found',
    });
    for (const { message } of outcome.refused) expect(message).toMatch(/\.$/);
    const { json } = await site.call('POST', '/api/manage/notice/bulk', {
      json: { action: 'pin', ids: [{ id: good, etag: '*' }], until: LATER },
    });
    expect(codesOf(json as Outcome)).toEqual(['stale']);
  });

  test.each([
    ['an unknown action', { action: 'erase', ids: [{ id: UNKNOWN, etag: 'x' }] }, 'action'],
    ['no records', { action: 'trash', ids: [] }, 'ids'],
    [
      'too many',
      { action: 'trash', ids: Array.from({ length: 201 }, () => ({ id: UNKNOWN, etag: 'x' })) },
      'ids',
    ],
    ['a pin without an end', { action: 'pin', ids: [{ id: UNKNOWN, etag: 'x' }] }, 'until'],
    [
      'an end that is no instant',
      { action: 'pin', ids: [{ id: UNKNOWN, etag: 'x' }], until: 'soon' },
      'until',
    ],
  ])('%s is refused as a whole [19.202]', async (_what, json, field) => {
    const { status, refusal } = await site.call('POST', '/api/manage/notice/bulk', { json });
    expect([status, Object.keys(refusal.fields)]).toEqual([400, [field]]);
  });

  test('only publishers may change several [19.202]', async () => {
    const path = '/api/manage/notice/bulk';
    expect((await site.call('POST', path, { as: 'nobody', json: {} })).status).toBe(401);
  });

  test('of two who change the same records at once one wins each, and the other is told [19.203]', async () => {
    const ids = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => draft(`Raced ${name}`)));
    const lines = await seen('raced');
    const [one, other] = await Promise.all([bulk('publish', lines), bulk('trash', lines.toReversed())]);
    expect([...one.done, ...other.done].toSorted()).toEqual(ids.toSorted());
    expect(one.refused.map(({ id }) => id).toSorted()).toEqual(other.done.toSorted());
    expect(other.refused.map(({ id }) => id).toSorted()).toEqual(one.done.toSorted());
    expect(new Set([...codesOf(one), ...codesOf(other)])).toSatisfy((codes: Set<string>) =>
      [...codes].every((code) => code === 'stale' || code === 'conflict'),
    );
    const live = await linesOf('q=raced&state=live');
    expect(live.map(({ _id }) => _id).toSorted()).toEqual(one.done.toSorted());
    const trashed = await linesOf('q=raced&state=trash');
    expect(trashed.map(({ _id }) => _id).toSorted()).toEqual(other.done.toSorted());
  });

  test('two who put back the same records put each back once [19.203]', async () => {
    await add('Twice a');
    await add('Twice b');
    await bulk('trash', await seen('twice'));
    const lines = await seen('twice');
    const outcomes = await Promise.all([bulk('untrash', lines), bulk('untrash', lines)]);
    expect(outcomes.flatMap(({ done }) => done).toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
    expect(await titlesOf('q=twice&sort=title')).toEqual(['Twice a', 'Twice b']);
  });

  test('the trash is emptied, also of one type only [19.204]', async () => {
    await add('Emptied notice');
    await add('Emptied partner', 'partner');
    await bulk('trash', await seen('emptied'));
    await bulk('trash', await seen('emptied', 'partner'), {}, 'partner');
    const empty = (query = '') => site.call('DELETE', `/api/manage/trash${query}`);
    expect((await empty('?type=partner')).json).toEqual({ erased: 1, left: 0 });
    const trash = await site.call('GET', '/api/manage/trash?q=emptied');
    expect(trash.list.map(({ title }) => title)).toEqual(['Emptied notice']);
    expect((await empty()).json).toMatchObject({ left: 0 });
    expect((await site.call('GET', '/api/manage/trash')).list).toEqual([]);
  });
});
