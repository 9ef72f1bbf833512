import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

interface View {
  _id: string;
  name: string;
  query: string;
  shared: boolean;
  by: { name: string } | null;
}

describe.each(sites)('Views of lists on $name', ({ start }) => {
  let site: TestSite;
  let author = { token: '', id: '' };
  beforeAll(async () => {
    site = await start();
    author = await signedIn('Asha', ['author']);
  });
  afterAll(() => site.close());

  async function signedIn(name: string, duties: readonly string[]) {
    const sent = { name, email: `${name.toLowerCase()}@college.edu.np`, password: 'longer than twelve' };
    const { record } = await site.call('POST', '/api/account', { json: { ...sent, role: 'admin', duties } });
    const login = await site.call('POST', '/api/user/login', { as: 'nobody', json: sent });
    return { token: login.record.token ?? '', id: record._id ?? '' };
  }
  const keep = (view: object, as: 'admin' | { token: string } = 'admin') =>
    site.call('POST', '/api/manage/views', { json: { type: 'notice', query: '?state=draft', ...view }, as });
  const namesFor = async (as: 'admin' | { token: string } = 'admin', type = 'notice') =>
    ((await site.call('GET', `/api/manage/views?type=${type}`, { as })).json as View[]).map(
      ({ name }) => name,
    );
  const remove = async (
    view: { record: Readonly<Record<string, string>> },
    as: 'admin' | { token: string },
  ) => (await site.call('DELETE', `/api/manage/views/${view.record._id}`, { as })).status;

  test('are one’s own or shared, and a name that is used again takes the new address [19.205, 19.206]', async () => {
    const made = await keep({ name: ' Mine ' });
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({ name: 'Mine', query: '?state=draft', shared: false });
    const again = await keep({ name: 'Mine', query: '?sort=title' });
    expect([again.record._id, again.record.query]).toEqual([made.record._id, '?sort=title']);
    await keep({ name: 'For all', shared: true }, author);
    await keep({ name: 'Of partners', type: 'partner' });
    expect(await namesFor()).toEqual(expect.arrayContaining(['For all', 'Mine']));
    expect(await namesFor(author)).toContain('For all');
    expect(await namesFor(author)).not.toContain('Mine');
    expect(await namesFor('admin', 'partner')).toEqual(['Of partners']);
  });

  test('have names of up to 60 code points, however many units an emoji takes [19.205]', async () => {
    expect((await keep({ name: '🌳'.repeat(60) })).status).toBe(201);
    expect((await keep({ name: '🌳'.repeat(61) })).status).toBe(400);
  });

  test('are deleted by their maker, and shared ones by publishers [19.206]', async () => {
    const [own, others, shared] = [
      await keep({ name: 'Own' }, author),
      await keep({ name: 'Of somebody else' }),
      await keep({ name: 'Shared by a publisher', shared: true }),
    ];
    const sharedByAuthor = await keep({ name: 'Shared by an author', shared: true }, author);
    expect(await remove(own, author)).toBe(204);
    expect(await remove(own, author)).toBe(404);
    expect(await remove(others, author)).toBe(404);
    expect(await remove(shared, author)).toBe(403);
    expect(await remove(sharedByAuthor, 'admin')).toBe(204);
    expect(await remove(shared, 'admin')).toBe(204);
  });

  test('go with the account that keeps them, but for shared ones [19.205]', async () => {
    const leaving = await signedIn('Bina', ['author']);
    await keep({ name: 'Gone with Bina' }, leaving);
    await keep({ name: 'Stays', shared: true }, leaving);
    await site.call('DELETE', `/api/account/${leaving.id}`);
    const views = (await site.call('GET', '/api/manage/views')).json as View[];
    expect(views.find(({ name }) => name === 'Stays')).toMatchObject({ shared: true, by: null });
    expect(views.map(({ name }) => name)).not.toContain('Gone with Bina');
  });

  test('are 50 for an account at most [19.205]', async () => {
    const keen = await signedIn('Chandra', ['publisher']);
    for (let number = 1; number <= 50; number += 1)
      expect((await keep({ name: `View ${number}` }, keen)).status).toBe(201);
    expect((await keep({ name: 'One too many' }, keen)).status).toBe(409);
    expect((await keep({ name: 'View 7', query: '' }, keen)).status).toBe(201);
  });

  test.each([
    ['a type that is none', { name: 'x', type: 'nothing' }, 'type'],
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
    ['an address elsewhere', { name: 'x', query: '//evil.example' }, 'query'],
    ['a query with a space', { name: 'x', query: '?a b' }, 'query'],
    ['shared that is no flag', { name: 'x', shared: 'perhaps' }, 'shared'],
  ])('%s is refused [19.205]', async (_what, view, field) => {
    const { status, refusal } = await keep(view);
    expect([status, Object.keys(refusal.fields)]).toEqual([400, [field]]);
  });
});
