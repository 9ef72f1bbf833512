import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';
import { everyType, make } from './every-type.ts';

describe.each(sites)('Two concurrent edits of one version, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  describe.each(everyType)('a $name', (type) => {
    const { name, named } = type;

    async function create() {
      const made = await make(site, type, 'As both saw it');
      expect(made.status).toBe(201);
      return {
        path: `/api/${name}/${made.record._id}`,
        seen: { 'if-match': made.headers.get('etag') ?? '' },
      };
    }

    test('one is saved, the other gets a conflict and changes nothing', async () => {
      const { path, seen } = await create();
      const answers = await Promise.all(
        ['Mine', 'Yours'].map((title) => site.call('PUT', path, { json: { [named]: title }, headers: seen })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const winner = answers.find(({ status }) => status === 200);
      expect((await site.call('GET', path)).json).toEqual(winner?.json);
      expect(answers.find(({ status }) => status === 412)?.refusal.code).toBe('stale');
    });

    test('the second is saved after taking the stored version', async () => {
      const { path, seen } = await create();
      await site.call('PUT', path, { json: { [named]: 'Theirs' }, headers: seen });
      expect((await site.call('DELETE', path, { headers: seen })).status).toBe(412);
      const etag = (await site.call('GET', path)).headers.get('etag') ?? '';
      const saved = await site.call('PUT', path, {
        json: { [named]: 'Both' },
        headers: { 'if-match': etag },
      });
      expect([saved.status, saved.record[named]]).toEqual([200, 'Both']);
    });
  });
});
