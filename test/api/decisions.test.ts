import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, sites, type TestSite } from '../site.ts';
import { editorOf, managed, tagOf } from './editor.ts';

describe.each(sites)('Two publishers of one draft, in two processes, on $name', ({ start }) => {
  let site: TestSite;
  let beside: TestSite;
  const ask = (review: string[]) => site.call('PUT', '/api/settings', { json: { review } });
  beforeAll(async () => {
    site = await start();
    beside = await start({ beside: site });
    await ask(['notice']);
  });
  afterAll(async () => {
    await beside.close();
    await site.close();
  });

  let id = '';
  let submitted: Answer;
  const decide = (action: string, seen: Answer, at = site) =>
    editorOf(at, 'notice').call('POST', `/${id}/review`, { action, note: 'Name the room.' }, tagOf(seen));
  const look = () => editorOf(site, 'notice').look(id);
  beforeEach(async () => {
    const made = await editorOf(site, 'notice').draft({ title: 'Routine' });
    id = managed(made)._id;
    submitted = await decide('submit', made);
    expect(submitted.status).toBe(200);
  });

  test('who approve and send it back at the same time are not both obeyed [19.49]', async () => {
    for (let number = 0; number < 6; number += 1) {
      const order = number % 2 === 0 ? ['approve', 'return'] : ['return', 'approve'];
      const answers = await Promise.all([
        decide(order[0] ?? '', submitted),
        decide(order[1] ?? '', submitted, beside),
      ]);
      const [won, ...others] = answers.filter(({ status }) => status === 200);
      expect(others).toEqual([]);
      const told = answers.find(({ status }) => status !== 200);
      expect([told?.status, told?.json]).toMatchObject([
        412,
        { theirs: { title: `Routine${number || ''}` } },
      ]);
      expect(managed(await look()).review).toBe(won && managed(won).review);
      const next = await editorOf(site, 'notice').keep(id, { title: `Routine${number + 1}` });
      submitted = await decide('submit', next);
    }
  });

  test('change a decision that they have seen, and no other [19.49]', async () => {
    const approved = await decide('approve', submitted);
    expect(tagOf(approved)).not.toBe(tagOf(submitted));
    for (const action of ['submit', 'approve', 'return'])
      expect([action, (await decide(action, submitted)).status]).toEqual([action, 412]);
    expect(managed(await look()).review).toBe('approved');
    const returned = await decide('return', approved);
    expect(managed(returned).review).toBe('returned');
    expect((await decide('approve', approved)).status).toBe(412);
    expect(managed(await decide('submit', submitted)).review).toBe('submitted');
  });

  test('and its writer goes on with the same draft after a decision [19.31, 19.49]', async () => {
    const approved = await decide('approve', submitted);
    const staff = editorOf(site, 'notice');
    const [line] = (await staff.call('GET', '?q=Routine&limit=1')).list;
    expect(line?.etag).toBe(tagOf(approved));
    const unchanged = await staff.keep(id, { title: 'Routine' }, tagOf(submitted));
    expect([tagOf(unchanged), managed(unchanged).review]).toEqual([tagOf(approved), 'approved']);
    const published = await staff.publish(id, {}, tagOf(submitted));
    expect([published.status, managed(published).state]).toEqual([200, 'live']);
  });

  test('refuse the second after the first has published or discarded it [19.32]', async () => {
    const staff = editorOf(site, 'notice');
    const approved = await decide('approve', submitted);
    await staff.publish(id, {}, tagOf(approved));
    const told = [
      await decide('return', approved),
      await staff.call('DELETE', `/${id}/draft`, undefined, tagOf(approved)),
    ];
    for (const { status, json } of told)
      expect([status, json]).toMatchObject([412, { theirs: { title: 'Routine' } }]);
    const absent = [
      await decide('submit', await look()),
      await staff.call('DELETE', `/${id}/draft`, undefined, await staff.tag(id)),
    ];
    expect(absent.map(({ status }) => status)).toEqual([404, 404]);
  });
});
