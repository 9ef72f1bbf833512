import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { editorOf, managed } from './editor.ts';
import { everyType, make } from './every-type.ts';

interface FoundKind {
  type: string;
  records: { _id: string; title: string; detail?: string; state?: string }[];
  isMore: boolean;
}

describe.each(sites)('Any record is found by what one has in hand, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const asked = (q: string) => site.call('GET', `/api/find?q=${encodeURIComponent(q)}`);
  const find = async (q: string) => (await asked(q)).json as FoundKind[];
  const titles = async (q: string, type = 'notice') =>
    (await find(q)).find((kind) => kind.type === type)?.records.map(({ title }) => title) ?? [];
  const add = (title: string) => site.call('POST', '/api/notice', { json: { title } });

  test.each(everyType)('a $name', async (type) => {
    const { record } = await make(site, type, `Rhododendron ${type.name}`);
    const found = (await find('rhododendron')).find((kind) => kind.type === type.name);
    expect(found?.isMore).toBe(false);
    expect(found?.records[0]).toMatchObject({ _id: record._id, title: `Rhododendron ${type.name}` });
  });

  test.each(['application', 'contact'])('a submission (%s) by its name, unless it is spam', async (kind) => {
    const json = { name: `Juniper ${kind}`, email: 'a@example.org', program: 'BCA', message: 'Hello' };
    const { record } = await site.call('POST', `/api/${kind}`, { as: 'nobody', json });
    expect(await find(`juniper ${kind}`)).toEqual([
      { type: kind, records: [{ _id: record._id, title: json.name, detail: json.email }], isMore: false },
    ]);
    await site.call('POST', `/api/${kind}-spam/${record._id}`, { json: { isSpam: true } });
    expect(await find(`juniper ${kind}`)).toEqual([]);
  });

  test('an account by its name or email, which tells it from others of its name [17.14, 17.17]', async () => {
    const json = {
      role: 'teacher',
      name: 'Maya Magnolia',
      email: 'hidden@orchid.example',
      password: 'long enough 1',
    };
    const { record } = await site.call('POST', '/api/account', { json });
    expect(await find('magnolia')).toEqual([
      {
        type: 'account',
        records: [{ _id: record._id, title: 'Maya Magnolia', detail: json.email }],
        isMore: false,
      },
    ]);
    expect(await find('orchid')).toEqual(await find('magnolia'));
  });

  test.each(['application', 'contact'])(
    'a submission (%s) by telephone, email and reference, with its telephone [17.14, 17.16, 17.17]',
    async (kind) => {
      const phone = kind === 'contact' ? '+977 98511-22334' : '९८४१ २२३ ३४४';
      const json = { name: 'Tara', phone, email: `Tara@${kind}.example`, program: 'BCA', message: 'Hello' };
      const { record } = await site.call('POST', `/api/${kind}`, { as: 'nobody', json });
      const found = [
        { type: kind, records: [{ _id: record._id, title: 'Tara', detail: phone }], isMore: false },
      ];
      const digits = kind === 'contact' ? '985 11 22 3' : '98412-23344';
      const shown = kind === 'contact' ? '9779851122334' : '+977-9841223344';
      for (const q of [digits, shown, `TARA@${kind}`, String(record.reference).toLowerCase()])
        expect(await find(q), q).toEqual(found);
      expect(await find(String(record.reference).slice(0, -1))).toEqual([]);
    },
  );

  test('content by its text, after what is called so [17.14]', async () => {
    await site.call('POST', '/api/notice', {
      json: { title: 'Of the garden', description: '<p>The wisteria blooms.</p>' },
    });
    await add('Wisteria week');
    expect(await titles('wisteria')).toEqual(['Wisteria week', 'Of the garden']);
    const { record } = await site.call('POST', '/api/faculty', { json: { title: 'Horticulture' } });
    const subjects = [{ code: 'HOR101', name: 'Pruning of wisteria', credits: 3 }];
    await site.call('POST', '/api/semester', { json: { title: 'Fourth', faculty: record._id, subjects } });
    for (const q of ['wisteria pruning', 'fourth horticulture', 'hor101'])
      expect(await titles(q, 'semester'), q).toEqual(['Fourth']);
  });

  test('content that visitors do not see, each with its state, and what is deleted for publishers only [24.60]', async () => {
    const editor = editorOf(site, 'notice');
    const live = async (title: string) => (await add(title)).record._id ?? '';
    const drafted = async (title: string) => managed(await editor.draft({ title }))._id;
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await drafted('Marigold draft');
    await editor.publish(await drafted('Marigold scheduled'), { at: tomorrow });
    await editor.unpublish(await live('Marigold taken down'));
    await editor.trash(await live('Marigold deleted'));
    await editor.keep(await live('Marigold live'), { description: '<p>Changed</p>' });
    await editor.keep(await live('Formerly something else'), { title: 'Marigold to be', title_ne: 'सयपत्री' });
    const stateOf = async (q: string, as?: { token: string }) => {
      const { json } = await site.call('GET', `/api/find?q=${encodeURIComponent(q)}`, as && { as });
      const kinds = json as FoundKind[];
      const records = kinds.find(({ type }) => type === 'notice')?.records ?? [];
      return Object.fromEntries(records.map(({ title, state }) => [title, state]));
    };
    const forAuthors = {
      'Marigold draft': 'draft',
      'Marigold scheduled': 'scheduled',
      'Marigold taken down': 'taken-down',
      'Marigold live': undefined,
      'Marigold to be': 'changed',
    };
    expect(await stateOf('MARIGOLD')).toEqual({ ...forAuthors, 'Marigold deleted': 'trash' });
    expect(await stateOf('सयपत्री')).toEqual({ 'Marigold to be': 'changed' });
    const author = await addStaff(site, ['author']);
    expect(await stateOf('marigold', author.as)).toEqual(forAuthors);
    const admissions = await addStaff(site, ['admissions']);
    expect(await stateOf('marigold', admissions.as)).toEqual({});
  });

  test('a chat by its first question', async () => {
    const entry = { user: 'Is there a primrose garden?', bot: 'No.', timestamp: new Date().toISOString() };
    await site.call('POST', '/api/create-chat', { as: 'nobody', json: { conversation: [entry] } });
    expect(await titles('primrose', 'chat')).toEqual(['Is there a primrose garden?']);
  });

  test('by all of its words, in any case, script and order', async () => {
    await add('Exam routine of the भर्ना week');
    for (const q of ['exam routine', 'ROUTINE exam', ' week  भर्ना ', 'rout xam']) {
      expect(await titles(q), q).toContain('Exam routine of the भर्ना week');
    }
    expect(await titles('exam holiday')).toEqual([]);
    expect(await titles('%')).toEqual([]);
  });

  test('in order of the match: the whole title, its beginning, the beginning of a word, any part', async () => {
    for (const title of ['Teashop', 'Best shop', 'Shop hours', 'Shop']) await add(title);
    for (const title of ['Newer workshop', 'Newest shop']) await add(title);
    expect(await titles('shop')).toEqual([
      'Shop',
      'Shop hours',
      'Newest shop',
      'Best shop',
      'Newer workshop',
      'Teashop',
    ]);
    await site.call('POST', '/api/faculty', { json: { title: 'Tea' } });
    // Other tests here have made a team.
    const found = (await find('tea')).map(({ type }) => type).filter((type) => type !== 'team');
    expect(found).toEqual(['faculty', 'notice']);
  });

  test('with a few results of each type, and whether there are more', async () => {
    for (let number = 1; number <= 7; number += 1) await add(`Bamboo ${number}`);
    const [kind] = await find('bamboo');
    expect(kind).toMatchObject({ type: 'notice', isMore: true });
    expect(kind?.records.map(({ title }) => title)).toEqual([7, 6, 5, 4, 3, 2].map((n) => `Bamboo ${n}`));
  });

  test('only for a query that is not empty and not longer than a title', async () => {
    for (const query of ['', '?q=', '?q=%20', '?q=a&q=b', `?q=${'a'.repeat(201)}`, '?q=%00']) {
      const { status, refusal } = await site.call('GET', `/api/find${query}`);
      expect([status, Object.keys(refusal.fields)], query).toEqual([400, ['q']]);
    }
    expect((await asked('ब'.repeat(200))).status).toBe(200);
    expect((await asked(`${'a '.repeat(99)}b`)).status).toBe(200);
  });

  test('by admins only, read-only and never cached', async () => {
    expect((await site.call('GET', '/api/find?q=a', { as: 'nobody' })).status).toBe(401);
    const pupil = { role: 'student', name: 'Pupil', email: 'pupil@localhost', password: 'long enough 1' };
    await site.call('POST', '/api/account', { json: pupil });
    const { record } = await site.call('POST', '/api/student/login', { as: 'nobody', json: pupil });
    for (const path of ['/api/find?q=a', '/api/find']) {
      expect((await site.call('GET', path, { as: { token: record.token ?? '' } })).status, path).toBe(403);
    }
    expect((await asked('a')).headers.get('cache-control')).toBe('no-store');
    expect((await site.call('POST', '/api/find')).status).toBe(405);
  });
});
