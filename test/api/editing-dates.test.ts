import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSql, runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { ADMIN } from '../templates.ts';
import { editorOf, managed, tagOf } from './editor.ts';

const DAY = 86_400_000;

describe.each(sites)('Dates and tags of a record on $name', ({ start }) => {
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

    test('counts for restoring also where nothing differs [19.32]', async () => {
      const staff = notices();
      const id = await liveNotice({ title: 'Restored twice' });
      await staff.keep(id, { title: 'Restored twice, new' });
      const tag = await staff.tag(id);
      expect((await staff.restore(id, 1, undefined, tag)).status).toBe(200);
      const again = await staff.restore(id, 1, undefined, tag);
      expect([again.status, again.json]).toMatchObject([412, { theirs: { title: 'Restored twice' } }]);
      expect((await staff.restore(id, 1)).status).toBe(200);
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
      expect((await staff.restore(id, 1)).status).toBe(200);
      expect(await counts()).toEqual(was);
    });
  });

  describe('the tag of a record without a draft', () => {
    const linesOf = async (q: string) =>
      (await site.call('GET', `/api/manage/notice?q=${encodeURIComponent(q)}`)).list.map(({ etag }) => etag);

    test('names its dates too, in the list as well; the one that visitors get does not [19.32, 19.200]', async () => {
      const staff = notices();
      const id = await liveNotice({ title: 'Dated by two' });
      const [before, open] = [await staff.tag(id), tagOf(await visit(`/api/notice/${id}`))];
      const pinned = await staff.publish(id, { pinnedUntil: later(DAY) }, before);
      expect(pinned.status).toBe(200);
      expect(tagOf(pinned)).not.toBe(before);
      expect(await linesOf('Dated by two')).toEqual([tagOf(pinned)]);
      expect(tagOf(await visit(`/api/notice/${id}`))).toBe(open);
      for (const dates of [{ expireAt: later(2 * DAY) }, { pinnedUntil: null }]) {
        const refused = await staff.publish(id, dates, before);
        expect([refused.status, refused.json]).toMatchObject([
          412,
          { base: { title: 'Dated by two' }, theirs: { title: 'Dated by two' } },
        ]);
      }
      expect((await staff.bulk('pin', [{ id, etag: before }], { until: later(DAY) })).json).toMatchObject({
        refused: [{ id, code: 'stale' }],
      });
      const put = await site.call('PUT', `/api/notice/${id}`, {
        json: { title: 'Dated by three' },
        headers: { 'if-match': tagOf(pinned) },
      });
      expect(put.status).toBe(200);
      expect(managed(await staff.look(id)).pinnedUntil).toBe(later(DAY));
    });

    test('that has ended names them as well [19.32]', async () => {
      const staff = notices();
      const id = await liveNotice({ title: 'Ends and is pinned' });
      await staff.publish(id, { expireAt: later(60_000) });
      now += 60_000;
      await visit(`/api/notice/${id}`);
      const ended = await staff.tag(id);
      const pin = async (until: string) => (await staff.bulk('pin', [{ id, etag: ended }], { until })).json;
      expect(await pin(later(DAY))).toMatchObject({ done: [id] });
      expect(await pin(later(2 * DAY))).toMatchObject({ refused: [{ code: 'stale' }] });
      expect(await linesOf('Ends and is pinned')).toEqual([await staff.tag(id)]);
    });
  });

  test('the filter for what is scheduled also finds what is live, or has ended, and is to change [19.201]', async () => {
    const staff = notices();
    const ended = await liveNotice({ title: 'Timed return' });
    await staff.publish(ended, { expireAt: later(DAY) });
    now += 2 * DAY;
    await visit('/api/notices');
    await signIn();
    const at = later(DAY);
    const schedule = async (id: string, title: string) => {
      await staff.keep(id, { title });
      expect((await staff.publish(id, { at })).status).toBe(200);
    };
    await schedule(ended, 'Timed return, new');
    await schedule(await liveNotice({ title: 'Timed change' }), 'Timed change, new');
    await schedule(managed(await staff.draft({ title: 'Timed draft' }))._id, 'Timed draft, new');
    const away = await liveNotice({ title: 'Timed away' });
    await schedule(away, 'Timed away, new');
    await staff.trash(away);
    await staff.keep(await liveNotice({ title: 'Timed never' }), { title: 'Timed never, new' });
    const { list } = await staff.call('GET', '?q=timed&state=scheduled&sort=title');
    expect(list.map(({ title, state, publishAt }) => [title, state, publishAt])).toEqual([
      ['Timed change', 'live', at],
      ['Timed draft, new', 'scheduled', at],
      ['Timed return', 'ended', at],
    ]);
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
      expect(await wrongIn({ at, expireAt: '2098-12-31T00:00:00Z' })).toEqual(['expireAt']);
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
      // A session that was used under the earlier clock has been idle for a day.
      await signIn();
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
        live: null,
        draft: null,
        last: { title: 'Came and went' },
      });
      const kinds = (await staff.call('GET', `/${id}/versions`)).list.map(({ kind }) => kind);
      expect(kinds).toEqual(['ended', 'scheduled']);
    });

    test('250 records appear with the first request at their moment [19.41]', async () => {
      const at = later(DAY);
      const staff = editorOf(site, 'faq');
      const made = await staff.draft({ title: 'Mass', description: '<p>x</p>' });
      const { _id: id } = managed(made);
      await staff.publish(id, { at }, tagOf(made));
      const copied = async (table: string) => {
        const [row = {}] = await readSql(site, `select * from ${table} where record = '${id}'`);
        const names = Object.keys(row).map((name) => `"${name}"`);
        const literal = (value: unknown) =>
          typeof value === 'number' ? `${value}` : `'${String(value).replaceAll("'", "''")}'`;
        const copy = (number: number) =>
          `(${Object.values(row).map(literal).join()})`.replaceAll(id, `${number}`.padStart(24, '0'));
        const rows = Array.from({ length: 249 }, (_, number) => copy(number));
        return `insert into ${table} (${names.join()}) values ${rows.join()}`;
      };
      await runSql(site, [await copied('draft'), await copied('moment')]);
      now += DAY;
      const { list } = await visit('/api/faqs');
      expect(list.filter(({ title }) => title === 'Mass')).toHaveLength(250);
      expect(list.filter(({ createdAt }) => createdAt === at)).toHaveLength(250);
      expect(await readSql(site, `select * from moment where type = 'faq'`)).toEqual([]);
    });
  });
});
