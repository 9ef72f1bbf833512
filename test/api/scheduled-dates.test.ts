import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, sites, type TestSite } from '../site.ts';
import { editorOf, managed } from './editor.ts';

const DAY = 86_400_000;

describe.each(sites)('Dates on $name', ({ start }) => {
  let site: TestSite;
  const now = Date.parse('2026-11-24T04:00:00.000Z');
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
  });
  afterAll(() => site.close());

  const later = (ms: number) => new Date(now + ms).toISOString();
  const notices = () => editorOf(site, 'notice');
  const liveNotice = async (fields: Record<string, unknown>) =>
    (await site.call('POST', '/api/notice', { json: fields })).record._id ?? '';

  describe.each([
    ['a new record', false],
    ['what is live', true],
  ])('of a draft of %s that is scheduled for later', (_, isLive) => {
    const scheduled = async () => {
      const staff = notices();
      const id = isLive
        ? await liveNotice({ title: 'Dated' })
        : managed(await staff.draft({ title: 'Dated' }))._id;
      await staff.keep(id, { title: 'Dated, changed' });
      const set = await staff.publish(id, { at: later(7 * DAY), expireAt: later(9 * DAY) });
      expect(managed(set)).toMatchObject({ publishAt: later(7 * DAY), expireAt: later(9 * DAY) });
      return id;
    };
    /** The dates that are refused. */
    const refusedOf = (answer: Answer) => (answer.status === 400 ? Object.keys(answer.refusal.fields) : []);

    test.each([
      ['expireAt', 1],
      ['expireAt', 8],
      ['pinnedUntil', 1],
      ['pinnedUntil', 8],
    ] as const)('hold from now where it is published now: %s in %i days [22.87]', async (name, days) => {
      const id = await scheduled();
      const at = later(days * DAY);
      const answer = await notices().publish(id, { [name]: at });
      expect(managed(answer)).toMatchObject({
        state: 'live',
        live: { title: 'Dated, changed' },
        publishAt: null,
        [name]: at,
      });
    });

    test('are compared with the moment at which it appears where that stays or is moved [22.87]', async () => {
      const id = await scheduled();
      const staff = notices();
      const at = later(7 * DAY);
      const tooEarly = later(6 * DAY);
      expect(refusedOf(await staff.publish(id, { at, expireAt: tooEarly }))).toEqual(['expireAt']);
      expect(refusedOf(await staff.publish(id, { at: later(10 * DAY) }))).toEqual(['expireAt']);
      const pinned = await staff.publish(id, { at, pinnedUntil: tooEarly });
      expect(refusedOf(pinned)).toEqual(isLive ? [] : ['pinnedUntil']);
      const cleared = await staff.publish(id, { at: later(10 * DAY), expireAt: null, pinnedUntil: null });
      expect(managed(cleared)).toMatchObject({ publishAt: later(10 * DAY), expireAt: null });
      const unscheduled = await staff.publish(id, { at: null, expireAt: later(DAY) });
      expect(managed(unscheduled)).toMatchObject({ publishAt: null, expireAt: later(DAY) });
    });

    test('pin several at once without publishing them [22.87]', async () => {
      const id = await scheduled();
      const pin = async (days: number) => {
        const ids = [{ id, etag: await notices().tag(id) }];
        const { json } = await notices().bulk('pin', ids, { until: later(days * DAY) });
        return (json as { done: string[] }).done;
      };
      expect(await pin(6)).toEqual(isLive ? [id] : []);
      expect(await pin(8)).toEqual([id]);
      const { json } = await notices().look(id);
      expect(json).toMatchObject({ publishAt: later(7 * DAY), pinnedUntil: later(8 * DAY) });
    });
  });
});
