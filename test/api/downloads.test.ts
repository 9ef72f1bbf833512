import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfBytes, pdfFile } from '../documents.ts';
import { ooxml } from '../office-documents.ts';
import { multipart } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { editorOf } from './editor.ts';

const HOUR = 3_600_000;

describe.each(sites)('Downloads, on $name', ({ start }) => {
  let site: TestSite;
  let now = Date.parse('2026-12-01T04:00:00.000Z');
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
  });
  afterAll(() => site.close());

  const visit = (path: string) => site.call('GET', path, { as: 'nobody' });
  const read = async (path: string) => (await visit(path)).text;
  const leadsTo = async (path: string) => {
    const { status, headers } = await visit(path);
    return [status, headers.get('location')];
  };
  const attach = async (file: File = pdfFile()) => {
    now += 1000;
    return (await site.call('POST', '/api/attachment', { body: multipart({ attachment: file }) })).record;
  };
  const add = async (json: object, type = 'download') => {
    const { record, status, text } = await site.call('POST', `/api/${type}`, { json });
    expect(status, text).toBe(201);
    return record;
  };
  const put = (id = '', json: object) => site.call('PUT', `/api/download/${id}`, { json });
  const editor = () => editorOf(site, 'download');

  test('lead from an address that stays to the newest file, in both languages [44.50, 44.51]', async () => {
    const first = await attach();
    const { _id, address } = await add({ title: 'Leave form', title_ne: 'बिदा फारम', documents: [first] });
    expect(address).toBe('leave-form');
    for (const path of ['/downloads/leave-form', '/ne/downloads/leave-form'])
      expect(await leadsTo(path)).toEqual([302, first.path]);
    expect((await visit('/downloads/leave-form')).headers.get('cache-control')).toContain('max-age=0');
    expect(await leadsTo('/downloads/LEAVE-form/')).toEqual([301, '/downloads/leave-form']);
    const second = await attach(new File([ooxml('docx')], 'form.docx'));
    await put(_id, { documents: [first, second] });
    expect(await leadsTo('/downloads/leave-form')).toEqual([302, second.path]);
    expect((await fetch(`${site.url}/downloads/leave-form`)).headers.get('content-disposition')).toContain(
      'form.docx',
    );
    await put(_id, { title: 'Form for leave' });
    expect(await leadsTo('/downloads/leave-form')).toEqual([302, second.path]);
    await put(_id, { address: 'leave' });
    expect(await leadsTo('/downloads/leave-form')).toEqual([301, '/downloads/leave']);
    expect(await leadsTo('/ne/downloads/leave-form')).toEqual([301, '/ne/downloads/leave']);
    const taken = await site.call('POST', '/api/download', { json: { title: 'B', address: 'LEAVE' } });
    expect([taken.status, Object.keys(taken.refusal.fields)]).toEqual([409, ['address']]);
    // Below the list there are no routes to be in the way.
    expect((await add({ title: 'Notices' })).address).toBe('notices');
    const replaced = await site.call('GET', '/api/manage/documents?q=form');
    const own = (replaced.json as { _id: string; path: string }[]).find(({ path }) => path === second.path);
    const { record } = await site.call('POST', `/api/manage/document/${own?._id}/replace`, {
      body: multipart({ document: pdfFile('new.pdf', pdfBytes(900)) }),
    });
    expect(await leadsTo('/ne/downloads/leave')).toEqual([302, record.path]);
  });

  test('stand on a page by category, and are narrowed down [44.52]', async () => {
    const [form, syllabus] = [
      await attach(pdfFile('a.pdf')),
      await attach(new File([ooxml('xlsx')], 'b.xlsx')),
    ];
    const category = await add({ title: 'Forms', title_ne: 'फारमहरू' }, 'category');
    const bca = await add({ title: 'BCA', title_ne: 'बीसीए' }, 'faculty');
    await add({ title: 'Transcript', title_ne: 'ट्रान्सक्रिप्ट', category: category._id, documents: [form] });
    await add({ title: 'Syllabus', faculty: bca._id, year: '२०८३', documents: [syllabus] });
    await add({ title: 'Old syllabus', year: 2081, documents: [syllabus] });
    await add({ title: 'Nothing to take' });
    const list = await read('/downloads');
    expect(list).toMatch(/<h2[^>]*>Forms<\/h2>.*Transcript.*<h2[^>]*>Others<\/h2>.*Syllabus/s);
    expect(list).toMatch(/href="\/downloads\/syllabus"[^>]*>.*?2083 · Excel, 1 KB</s);
    expect(list).not.toContain('Nothing to take');
    expect(await read('/ne/downloads')).toMatch(/<h2[^>]*>फारमहरू<\/h2>.*href="\/ne\/downloads\/transcript"/s);
    const shown = async (query: string) => {
      const html = await read(`/downloads?${query}`);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      return ['Transcript', '>Syllabus', 'Old syllabus'].filter((title) => html.includes(title));
    };
    expect(await shown('category=FORMS')).toEqual(['Transcript']);
    expect(await shown(`program=${bca._id}`)).toEqual(['>Syllabus']);
    expect(await shown('year=2081')).toEqual(['Old syllabus']);
    expect(await shown(`program=${bca._id}&year=2081`)).toEqual([]);
    for (const query of ['category=none', 'year=1999', `program=${category._id}`])
      expect([query, (await visit(`/downloads?${query}`)).status]).toEqual([query, 404]);
    const programme = await read(`/ne/academics/bca/${bca._id}`);
    expect(programme).toMatch(/<a href="\/ne\/downloads\/syllabus">Syllabus<\/a> \(Excel, १ KB\)/);
    expect((await visit('/api/downloads?category=forms')).json).toMatchObject([{ title: 'Transcript' }]);
  });

  test('are in sitemap, search and the menu’s choice [44.53]', async () => {
    const document = await attach();
    const { _id } = await add({ title: 'Zebra crossing plan', documents: [document] });
    await add({ title: 'Zebra without a file' });
    const sitemap = await read('/sitemap.xml');
    for (const path of ['/downloads<', '/ne/downloads<', '/downloads/zebra-crossing-plan<'])
      expect(sitemap).toContain(path);
    expect(sitemap).not.toContain('zebra-without');
    expect(await read('/search?q=zebra+crossing')).toContain('href="/downloads/zebra-crossing-plan"');
    expect(await read('/ne/search?q=zebra+crossing')).toContain('href="/ne/downloads/zebra-crossing-plan"');
    const target = (to: object) => ({ target: to, label: '', label_ne: '' });
    const menu = await site.call('GET', '/api/manage/menu');
    const { status } = await site.call('PUT', '/api/manage/menu', {
      json: {
        header: [{ ...target({ page: '/downloads' }), items: [target({ type: 'download', id: _id })] }],
        footer: [],
      },
      headers: { 'if-match': menu.headers.get('etag') ?? '' },
    });
    expect(status).toBe(200);
    expect((await visit('/api/menu')).json).toMatchObject({
      header: [
        { label: 'Downloads', href: '/downloads', items: [{ href: '/downloads/zebra-crossing-plan' }] },
      ],
    });
  });

  test('are drafts, appear at their moment, end, and come back from the trash with their address [44.54]', async () => {
    const { as: author } = await addStaff(site, ['author']);
    const document = await attach();
    const draft = await editor().call(
      'POST',
      '',
      { title: 'Prospectus', documents: [document] },
      undefined,
      author,
    );
    const { _id = '' } = draft.record;
    expect(draft.status).toBe(201);
    expect((await visit('/downloads/prospectus')).status).toBe(404);
    expect((await fetch(site.url + document.path)).status).toBe(404);
    const { record } = await editor().call('POST', `/${_id}/preview`);
    const token = new URL(record.url ?? '', site.url);
    const [status, to] = await leadsTo(token.pathname + token.search);
    expect([status, to]).toEqual([302, expect.stringContaining(`${document.path}?preview=`)]);
    expect((await fetch(site.url + to)).status).toBe(200);
    const at = (hours: number) => new Date(now + hours * HOUR).toISOString();
    await editor().publish(_id, { at: at(1), expireAt: at(2) });
    now += HOUR - 1000;
    expect((await visit('/downloads/prospectus')).status).toBe(404);
    now += 1000;
    expect(await leadsTo('/ne/downloads/prospectus')).toEqual([302, document.path]);
    expect(await read('/downloads')).toContain('Prospectus');
    now += HOUR;
    const ended = await visit('/downloads/prospectus');
    expect([ended.status, ended.text.includes('noindex')]).toEqual([200, true]);
    expect(await read('/downloads')).not.toContain('Prospectus');
    await editor().publish(_id, { expireAt: null });
    expect(await leadsTo('/downloads/prospectus')).toEqual([302, document.path]);
    await editor().trash(_id);
    expect((await visit('/downloads/prospectus')).status).toBe(404);
    expect((await site.call('POST', '/api/download', { as: author, json: { title: 'X' } })).status).toBe(403);
    await editor().untrash(_id);
    expect(await leadsTo('/downloads/prospectus')).toEqual([302, document.path]);
  });

  test('stand in sections of pages, chosen or by category, while they are live [44.55]', async () => {
    const document = await attach();
    const category = await add({ title: 'Papers' }, 'category');
    const [one, two] = [
      await add({ title: 'First paper', documents: [document], category: category._id }),
      await add({ title: 'Second paper', documents: [document] }),
    ];
    await add({ title: 'Notice of papers', category: category._id }, 'notice');
    await add({ title: 'Another notice' }, 'notice');
    const sections = [
      { kind: 'downloads', heading: 'Chosen', downloads: [two._id, one._id, two._id] },
      { kind: 'downloads', heading: 'Of a category', category: category._id },
      { kind: 'latest', heading: 'New', of: 'notice', category: category._id, count: 5 },
    ];
    const { _id } = await add({ title: 'Office', sections }, 'page');
    const stored = async () => {
      const { json } = await visit(`/api/page/${_id}`);
      return (json as { sections: { downloads?: string[]; category: string | null }[] }).sections;
    };
    expect((await stored())[0]?.downloads).toEqual([two._id, one._id]);
    const shown = async (path = '/office') =>
      (await read(path)).split('<main')[1]?.split('<h2').slice(1) ?? [];
    const [chosen, sorted, latest] = await shown();
    expect(chosen).toMatch(/href="\/downloads\/second-paper".*href="\/downloads\/first-paper"/s);
    expect(sorted).toContain('href="/downloads/first-paper"');
    expect(sorted).not.toContain('second-paper');
    expect(latest).toContain('Notice of papers');
    expect(latest).not.toContain('Another notice');
    expect((await shown('/ne/office'))[0]).toContain('href="/ne/downloads/second-paper"');
    await editor().trash(two._id ?? '');
    await editorOf(site, 'category').unpublish(category._id ?? '');
    const away = await stored();
    expect([away[0]?.downloads, away[1]?.category, away[2]?.category]).toEqual([[one._id], null, null]);
    // A section for results must not show vacancies.
    expect((await shown())[2]).toContain(
      'New</h2><p class="chapter-body">There is nothing here at the moment.',
    );
    expect((await shown('/ne/office'))[2]).not.toContain('Another notice');
    // What is away stays where it is while somebody changes something else.
    await site.call('PUT', `/api/page/${_id}`, { json: { sections: away } });
    await editor().untrash(two._id ?? '');
    await editorOf(site, 'category').publish(category._id ?? '');
    const back = await stored();
    expect([back[0]?.downloads, back[1]?.category, back[2]?.category]).toEqual([
      [two._id, one._id],
      category._id,
      category._id,
    ]);
    const albums = back.map((section) => ({ ...section, ...('of' in section && { of: 'gallery' }) }));
    const changed = await site.call('PUT', `/api/page/${_id}`, { json: { sections: albums } });
    expect(changed.json).toMatchObject({ sections: [{}, {}, { of: 'gallery', category: null }] });
    for (const wrong of [{ downloads: ['x'] }, { downloads: [category._id] }, { category: one._id }]) {
      const json = { title: 'Wrong', sections: [{ kind: 'downloads', ...wrong }] };
      expect([wrong, (await site.call('POST', '/api/page', { json })).status]).toEqual([wrong, 400]);
    }
  });
});
