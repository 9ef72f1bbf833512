import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reservedAddresses } from '../../src/content/reserved-addresses.ts';
import { PROGRAM_FOLDERS } from '../../src/redirects/reserved.ts';
import { slugOf } from '../../src/schema/slug.ts';
import { pages } from '../../src/server/pages/index.ts';
import { SERVER_FILES } from '../../src/server/pages/locate-page.ts';
import { findings } from '../doctor.ts';
import { runSql } from '../run-sql.ts';
import { type Answer, sites, type TestSite } from '../site.ts';
import { textPdf } from '../text-pdf.ts';

test('no page takes the first segment of any route, or of those to come [43.52]', () => {
  const urls = [...pages.map(({ url }) => url), ...SERVER_FILES, '/admin', '/ne/x', '/staff', '/application'];
  const segments = [...urls.map((url) => url.split('/')[1] ?? ''), ...PROGRAM_FOLDERS];
  const possible = segments.filter((segment) => segment !== '' && slugOf(segment, '') === segment);
  expect(possible.filter((segment) => !reservedAddresses.has(segment))).toEqual([]);
});

interface PageRecord {
  _id: string;
  title: string;
  address: string;
  sections: Record<string, unknown>[];
}

describe.each(sites)('Own pages on $name', ({ start }) => {
  let site: TestSite;
  let time = Date.now();
  beforeAll(async () => {
    site = await start({ now: () => new Date(time) });
  });
  afterAll(() => site.close());

  const made = (answer: Answer) => answer.json as PageRecord;
  const post = (json: object) => site.call('POST', '/api/page', { json });
  const add = async (json: object) => {
    const answer = await post(json);
    expect(answer, answer.text).toMatchObject({ status: 201 });
    return made(answer);
  };
  const put = (id: string, json: object) => site.call('PUT', `/api/page/${id}`, { json });
  const visit = (path: string) => site.call('GET', path, { as: 'nobody' });
  const statusOf = async (path: string) => (await visit(path)).status;
  const leadsTo = async (path: string) => {
    const { status, headers } = await visit(path);
    return [status, headers.get('location')];
  };

  test('answer at their own address in both languages, in any spelling of it [43.50]', async () => {
    const { address } = await add({ title: 'Citizen charter', title_ne: 'नागरिक वडापत्र' });
    expect(address).toBe('citizen-charter');
    expect((await visit('/citizen-charter')).text).toContain('<h1>Citizen charter</h1>');
    expect((await visit('/ne/citizen-charter')).text).toContain('<h1>नागरिक वडापत्र</h1>');
    expect(await leadsTo('/Citizen-Charter/')).toEqual([301, '/citizen-charter']);
    expect(await leadsTo('/ne/CITIZEN-charter')).toEqual([301, '/ne/citizen-charter']);
    expect(await statusOf('/citizen-charte')).toBe(404);
  });

  test('have Devanagari addresses where that is all there is [43.50]', async () => {
    const { address } = await add({ title: 'नियमावली २०८३' });
    expect(address).toBe('नियमावली-२०८३');
    expect(await statusOf(`/${encodeURIComponent(address)}`)).toBe(200);
    const listed = (await visit('/sitemap.xml')).text;
    expect(listed).toContain(`/${encodeURIComponent(address)}<`);
    expect(listed).toContain(`/ne/${encodeURIComponent(address)}<`);
  });

  test('refuse an address that is taken: by a route, a redirect, another page or draft, in any case [43.52]', async () => {
    await add({ title: 'Clubs', address: 'clubs' });
    await site.call('POST', '/api/manage/page', { json: { title: 'Sports', address: 'sports' } });
    await site.call('POST', '/api/manage/redirects', { json: { from: '/old-page', to: '/notices' } });
    for (const address of [
      'clubs',
      'CLUBS',
      '/clubs',
      'sports',
      'notices',
      'Staff',
      'api',
      'ne',
      'old-page',
    ]) {
      const { status, refusal } = await post({ title: 'Another', address });
      expect([address, status]).toEqual([address, 409]);
      expect(refusal.fields.address).toBeTruthy();
      const draft = await site.call('POST', '/api/manage/page', { json: { title: 'Another', address } });
      expect([address, draft.status]).toEqual([address, 409]);
    }
    for (const address of ['a/b', '../x', 'a?b', '...'])
      expect((await post({ title: 'Another', address })).status).toBe(400);
    const said = async (address: string) =>
      (await post({ title: 'Another', address })).refusal.fields.address ?? '';
    expect(await said('clubs')).toContain('Free is clubs-2, for example.');
    expect(await said('scholarships')).toContain('Free is scholarships-2, for example.');
    expect(await said('Exam results / 2083')).toContain('Write exam-results-2083, for example.');
  });

  test('are proposed an address that is free, which follows the title until the page is live [43.51]', async () => {
    await add({ title: 'Library' });
    expect((await add({ title: 'Library' })).address).toBe('library-2');
    expect((await add({ title: 'Notices' })).address).toBe('notices-2');
    const draft = await site.call('POST', '/api/manage/page', { json: { title: 'Canteen' } });
    const id = (draft.json as PageRecord)._id;
    const renamed = await site.call('PUT', `/api/manage/page/${id}/draft`, {
      json: { fields: { title: 'Cafeteria', address: 'canteen' } },
      headers: { 'if-match': draft.headers.get('etag') ?? '' },
    });
    const fields = (renamed.json as { draft: { fields: PageRecord } }).draft.fields;
    expect(fields.address).toBe('cafeteria');
    await site.call('POST', `/api/manage/page/${id}/publish`, {
      json: {},
      headers: { 'if-match': renamed.headers.get('etag') ?? '' },
    });
    await put(id, { title: 'Cafeteria and shop' });
    expect(await statusOf('/cafeteria')).toBe(200);
  });

  test('leave a redirect where they were, and take it away when they come back [43.53]', async () => {
    const { _id } = await add({ title: 'Hostel rules', address: 'hostel-rules' });
    await put(_id, { address: 'rules-of-hostel' });
    expect(await leadsTo('/hostel-rules')).toEqual([301, '/rules-of-hostel']);
    expect(await leadsTo('/ne/hostel-rules')).toEqual([301, '/ne/rules-of-hostel']);
    await put(_id, { address: 'living-here' });
    expect(await leadsTo('/hostel-rules')).toEqual([301, '/living-here']);
    expect((await post({ title: 'Another', address: 'hostel-rules' })).status).toBe(409);
    const back = await put(_id, { address: 'hostel-rules' });
    expect(back, back.text).toMatchObject({ status: 200 });
    expect(await statusOf('/hostel-rules')).toBe(200);
    expect(await leadsTo('/living-here')).toEqual([301, '/hostel-rules']);
  });

  test('lie in the trash without their address, and come back to it unless it is another’s [43.54]', async () => {
    const { _id } = await add({ title: 'Old club', address: 'club-page' });
    await site.call('DELETE', `/api/page/${_id}`);
    expect(await statusOf('/club-page')).toBe(404);
    const other = await add({ title: 'New club', address: 'club-page' });
    const untrash = () => site.call('POST', `/api/manage/page/${_id}/untrash`);
    const refused = await untrash();
    expect([refused.status, refused.refusal.message]).toEqual([409, expect.stringContaining('New club')]);
    await site.call('DELETE', `/api/page/${other._id}`);
    expect((await untrash()).status).toBe(200);
    expect((await visit('/club-page')).text).toContain('Old club');
  });

  test('go live with their draft at the second of their schedule, and end [43.54]', async () => {
    const draft = await site.call('POST', '/api/manage/page', { json: { title: 'Results 2083' } });
    const { _id } = draft.json as PageRecord;
    const at = new Date(time + 60_000).toISOString();
    const expireAt = new Date(time + 120_000).toISOString();
    await site.call('POST', `/api/manage/page/${_id}/publish`, {
      json: { at, expireAt },
      headers: { 'if-match': draft.headers.get('etag') ?? '' },
    });
    expect(await statusOf('/results-2083')).toBe(404);
    time += 60_000;
    expect(await statusOf('/results-2083')).toBe(200);
    time += 60_000;
    const ended = await visit('/results-2083');
    expect([ended.status, ended.text.includes('noindex')]).toEqual([200, true]);
  });

  test('are previewed at their address before they are live [43.54]', async () => {
    const draft = await site.call('POST', '/api/manage/page', { json: { title: 'Secret plan' } });
    const { _id } = draft.json as PageRecord;
    const { url } = (await site.call('POST', `/api/manage/page/${_id}/preview`, { json: {} })).record;
    const { pathname, search } = new URL(url ?? '', site.url);
    expect(pathname).toBe('/secret-plan');
    expect((await visit(pathname + search)).text).toContain('Secret plan');
    expect(await leadsTo(`/another-plan${search}`)).toEqual([302, `/secret-plan${search}`]);
    await add({ title: 'Open plan' });
    expect(await statusOf(`/open-plan${search}`)).toBe(404);
    expect(await statusOf('/secret-plan')).toBe(404);
  });

  const sections = [
    { kind: 'text', heading: 'Services', heading_ne: 'सेवा', body: '<p>Transcript in three days</p>' },
    { kind: 'facts', facts: [{ label: 'Students', value: '1,200' }] },
    { kind: 'steps', steps: [{ title: 'Ask at Window 3', text: 'Bring the voucher' }] },
    { kind: 'questions', questions: [{ question: 'Who signs?', answer: '<p>The registrar</p>' }] },
    { kind: 'latest', of: 'notice', count: 2 },
    { kind: 'action', label: 'Apply', href: '/apply-online' },
    { kind: 'text-picture', body: '<p>Beside</p>' },
    { kind: 'pictures', pictures: [] },
  ];

  test('are made of sections, each with an id, blank where nothing was sent [43.55]', async () => {
    const { sections: stored } = await add({ title: 'All kinds', sections });
    expect(stored.map(({ kind }) => kind)).toEqual(sections.map(({ kind }) => kind));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(sections.length);
    expect(stored[1]).toMatchObject({
      heading: '',
      heading_ne: '',
      facts: [{ label: 'Students', label_ne: '', value: '1,200', value_ne: '' }],
    });
    expect(stored[6]).toMatchObject({ picture: null, alt: null, alt_ne: '', side: 'left' });
    const { text } = await visit('/all-kinds');
    for (const said of [
      'Services',
      'Transcript in three days',
      '1,200',
      'Window 3',
      'Who signs?',
      'registrar',
    ])
      expect(text).toContain(said);
    expect((await visit('/ne/all-kinds')).text).toContain('<h2>सेवा</h2>');
    const asForm = await add({ title: 'As a form sends them', sections: JSON.stringify(sections) });
    expect(asForm.sections).toHaveLength(sections.length);
  });

  test('refuse sections that are none, naming which and why [43.55]', async () => {
    const wrong: [unknown, string][] = [
      [[{ kind: 'carousel' }], 'kinds'],
      [[{ kind: 'text' }, { kind: 'text', heading: 'x'.repeat(201) }], 'Section 2'],
      [[{ kind: 'text', body: `<p>${'x'.repeat(20_001)}</p>` }], '20,000'],
      [[{ kind: 'facts', facts: Array.from({ length: 31 }, () => ({})) }], '30'],
      [Array.from({ length: 41 }, () => ({ kind: 'text' })), '40'],
      [
        [
          { kind: 'text', id: 'a' },
          { kind: 'text', id: 'a' },
        ],
        'id',
      ],
      [[{ kind: 'text', id: '../x' }], 'id'],
      [[{ kind: 'latest', of: 'account' }], 'one of'],
      [[{ kind: 'latest', count: 13 }], '12'],
      [[{ kind: 'action', href: 'javascript:alert(1)' }], 'path of this site'],
      [[{ kind: 'text-picture', picture: 'https://example.org/x.webp' }], 'picture'],
      [[{ kind: 'text-picture', picture: `/uploads/${'ab'.repeat(16)}.webp` }], 'cannot be chosen'],
      [{ kind: 'text' }, 'list'],
      ['[', 'list'],
    ];
    for (const [sent, said] of wrong) {
      const { status, refusal } = await post({ title: 'Wrong', sections: sent });
      expect([sent, status, refusal.fields?.sections]).toEqual([sent, 400, expect.stringContaining(said)]);
    }
  });

  test('tell what of a section was not taken as it was sent [43.55]', async () => {
    const answer = await post({
      title: 'Told',
      sections: [
        { kind: 'text', colour: 'red', body: '<p>x</p><iframe src="https://example.org"></iframe>' },
      ],
    });
    const { warnings } = answer.json as { warnings: { field: string; kind: string }[] };
    expect(warnings.map(({ field, kind }) => [field, kind])).toEqual(
      expect.arrayContaining([
        ['sections', 'unknown-field'],
        ['sections', 'embed'],
      ]),
    );
  });

  /** As a later version of the program would have stored it. */
  const storeSections = async (id: string, sections: object[]) => {
    await runSql(site, [`update page set sections = '${JSON.stringify(sections)}' where _id = '${id}'`]);
    await site.call('PUT', '/api/settings', { json: { name: `Read ${id} again` } });
  };

  test('keep a section of a kind that is not known, unchanged, and do not show it [43.56]', async () => {
    const { _id } = await add({ title: 'From the future', sections: [{ kind: 'text', body: '<p>Now</p>' }] });
    const later = { kind: 'hologram', id: 'h1', depth: [1, { a: 'Later' }] };
    await storeSections(_id, [later, { id: 't1', kind: 'text', body: '<p>Now</p>' }]);
    const { sections: stored } = made(await site.call('GET', `/api/page/${_id}`));
    expect(stored[0]).toEqual(later);
    const page = await visit('/from-the-future');
    expect([page.status, page.text.includes('Now'), page.text.includes('Later')]).toEqual([200, true, false]);
    const moved = await put(_id, {
      sections: [stored[1], { id: 'h1', depth: [1, { a: 'Later' }], kind: 'hologram' }],
    });
    expect(moved, moved.text).toMatchObject({ status: 200 });
    expect((await put(_id, { sections: [{ ...later, depth: 2 }] })).status).toBe(400);
    expect((await put(_id, { sections: [later, { ...later, id: 'h2' }] })).status).toBe(400);
    const kept = await site.call('PUT', `/api/manage/page/${_id}/draft`, {
      json: { fields: { title: 'Changed', sections: [later] } },
      headers: { 'if-match': (await site.call('GET', `/api/manage/page/${_id}`)).headers.get('etag') ?? '' },
    });
    expect(kept, kept.text).toMatchObject({ status: 200 });
  });

  test('are examined by the doctor: an address that the site has taken since is named [43.57]', async () => {
    const { _id } = await add({ title: 'Taken over' });
    const told = async () =>
      (await findings(site.environment)).findings.filter(({ check }) => check === 'addresses');
    expect(await told()).toMatchObject([{ level: 'fine' }]);
    await runSql(site, [`update page set address = 'staff' where _id = '${_id}'`]);
    expect(await told()).toMatchObject([{ level: 'warning', says: expect.stringContaining('/staff') }]);
    await runSql(site, [`update page set address = 'taken-over' where _id = '${_id}'`]);
  });

  const pdf = async (name: string) => {
    const body = new FormData();
    body.append('attachment', new File([new Uint8Array(textPdf([['Rules']]))], name));
    return (await site.call('POST', '/api/attachment', { body })).record;
  };

  test('link to documents in their texts, with type and size, and keep them from deletion [43.58]', async () => {
    const { path, size } = await pdf('rules.pdf');
    const body = `<p>Read <a href="${path}">the rules</a>.</p>`;
    const { _id } = await add({
      title: 'With a document',
      sections: [{ kind: 'text', body, body_ne: body }],
    });
    const shown = `<a href="${path}">the rules (PDF, ${Math.ceil(Number(size) / 1000)} KB)</a>`;
    expect((await visit('/with-a-document')).text).toContain(shown);
    expect(await statusOf(path ?? '')).toBe(200);
    await runSql(site, [
      `insert into file_text (path, text, trouble, at) values ('${path}', 'Quetzals may nest', '', '${new Date().toISOString()}')`,
    ]);
    await put(_id, { summary: 'In short' });
    expect((await visit('/search?q=quetzals')).text).toContain('href="/with-a-document"');
    const files = (await site.call('GET', '/api/manage/documents')).list;
    const file = files.find((one) => one.path === path);
    expect(file?.uses).toBe(1);
    const uses = (await site.call('GET', `/api/manage/document/${file?._id}/uses`)).list;
    expect(uses).toMatchObject([{ type: 'page', id: _id, field: 'sections', state: 'live' }]);
    expect((await site.call('DELETE', `/api/manage/document/${file?._id}`)).status).toBe(409);
    const notice = await site.call('POST', '/api/notice', { json: { title: 'Rules', description: body } });
    const { record } = await site.call('GET', `/api/notice/${notice.record._id}`);
    expect((await visit(`/notice/rules/${record._id}`)).text).toContain(shown);
  });

  test('are found by what their sections say, in both languages, and lead to their address [43.59]', async () => {
    await add({
      title: 'Yeti club',
      title_ne: 'यति क्लब',
      sections: [
        { kind: 'steps', steps: [{ title: 'Come to the quokka meeting', text: 'On Fridays' }] },
        {
          kind: 'facts',
          facts: [{ label: 'wombats seen', label_ne: 'झ्याउँकिरी देखियो', value: '7', value_ne: '७' }],
        },
      ],
    });
    for (const q of ['quokka', 'wombats', 'झ्याउँकिरी', 'यति क्लब']) {
      const { text } = await visit(`/search?q=${encodeURIComponent(q)}`);
      expect([q, text.includes('href="/yeti-club"')]).toEqual([q, true]);
    }
    await put(
      (await site.call('GET', '/api/pages')).list.find(({ title }) => title === 'Yeti club')?._id ?? '',
      {
        address: 'club-of-yetis',
      },
    );
    expect((await visit('/search?q=quokka')).text).toContain('href="/club-of-yetis"');
  });

  test('stand in the menu, which makes their breadcrumb and what is beside them [43.59]', async () => {
    const [one, two] = [await add({ title: 'House rules' }), await add({ title: 'Fire rules' })];
    const { header } = (await site.call('GET', '/api/manage/menu')).json as { header: object[] };
    const link = ({ _id }: PageRecord) => ({ target: { type: 'page', id: _id } });
    const saved = await site.call('PUT', '/api/manage/menu', {
      json: { header: [...header.slice(0, 5), { ...link(one), items: [link(two)] }] },
    });
    expect(saved, saved.text).toMatchObject({ status: 200 });
    const { text } = await visit('/fire-rules');
    expect(text).toContain('In this section');
    expect(text.replace(/<[^<>]*>/g, '|')).toMatch(/Home[|\s]+House rules[|\s]+Fire rules/);
    await put(one._id, { address: 'rules-of-the-house' });
    expect((await visit('/notices')).text).toContain('href="/rules-of-the-house"');
    await site.call('DELETE', `/api/page/${one._id}`);
    const menu = (await site.call('GET', '/api/menu', { as: 'nobody' })).json as {
      header: { label: string; href: string | null }[];
    };
    expect(menu.header.at(-1)).toMatchObject({ label: 'House rules', href: null });
  });

  test('have a schema of each kind in the API’s document [43.55]', async () => {
    const { components } = (await site.call('GET', '/api/openapi.json')).json as {
      components: {
        schemas: Record<string, { properties: Record<string, { items: { anyOf: { $ref: string }[] } }> }>;
      };
    };
    const refs = components.schemas.page?.properties.sections?.items.anyOf.map(({ $ref }) => $ref) ?? [];
    const names = refs.map((path) => path.replace('#/components/schemas/', ''));
    expect(names).toHaveLength(10);
    expect(names).toContain('SectionTextPicture');
    for (const name of names) expect(components.schemas[name]?.properties).toHaveProperty('heading_ne');
  });
});
