import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { textPdf } from '../text-pdf.ts';
import { editorOf, managed } from './editor.ts';

interface PageRecord {
  _id: string;
  address: string;
  sections: Record<string, unknown>[];
}

describe.each(sites)('Own pages that are attacked on $name', ({ start }) => {
  let site: TestSite;
  let editor: ReturnType<typeof editorOf>;
  let time = Date.now();
  beforeAll(async () => {
    site = await start({ now: () => new Date(time) });
    editor = editorOf(site, 'page');
  });
  afterAll(() => site.close());

  const post = (json: object) => site.call('POST', '/api/page', { json });
  const add = async (json: object) => {
    const answer = await post(json);
    expect(answer, answer.text).toMatchObject({ status: 201 });
    return answer.json as PageRecord;
  };
  const put = (id: string, json: object) => site.call('PUT', `/api/page/${id}`, { json });
  const visit = (path: string) => site.call('GET', path, { as: 'nobody' });
  const leadsTo = async (path: string) => {
    const { status, headers } = await visit(path);
    return [status, headers.get('location')];
  };
  const statusesOf = async (addresses: readonly string[]) => {
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await post({ title: 'Another', address })).status);
    return statuses;
  };
  const redirect = (from: string, to: string) =>
    site.call('POST', '/api/manage/redirects', { json: { from, to } });

  test.each([
    ['Straße', 'strasse'],
    ['ﬁnance', 'finance'],
    ['ſtaff', 'staff-2'],
    ['ΟΔΟΣ', 'οδος'],
    ['É'.normalize('NFD'), 'é'],
    ['😀', 'item'],
  ])('answer at the address of %s, whose letters have several cases [43.50]', async (title, address) => {
    expect((await add({ title })).address).toBe(address);
    expect(await leadsTo(`/${encodeURIComponent(address)}`)).toEqual([200, null]);
    expect(await leadsTo(`/${encodeURIComponent(address.toUpperCase())}`)).toEqual([
      301,
      `/${encodeURIComponent(address)}`,
    ]);
    expect(await statusesOf([title === 'ſtaff' ? 'staff-2' : title])).toEqual([title === '😀' ? 400 : 409]);
  });

  test('answer with their whole address in Devanagari, and where they were before [43.53]', async () => {
    const { _id, address } = await add({ title: 'नियमावली'.repeat(20) });
    const path = `/${encodeURIComponent(address)}`;
    expect([...address].length).toBe(75);
    expect(await leadsTo(path)).toEqual([200, null]);
    await put(_id, { address: 'नियम-दुई' });
    expect(await leadsTo(`/ne${path}`)).toEqual([301, `/ne/${encodeURIComponent('नियम-दुई')}`]);
    expect((await put(_id, { address })).status).toBe(200);
    expect(await leadsTo(path)).toEqual([200, null]);
  });

  test('refuse other methods as every page does, and nothing answers beside them [43.50]', async () => {
    await add({ title: 'Methods' });
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await site.call(method, '/methods', { as: 'nobody' });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect((await site.call(method, '/no-methods', { as: 'nobody' })).status).toBe(404);
    }
  });

  test('keep an address that was written, though it begins as the title does [43.51]', async () => {
    const { _id } = managed(await editor.draft({ title: 'Results', address: 'results-2083' }));
    const { draft } = managed(await editor.keep(_id, { title: 'Final results' }));
    expect(draft?.fields.address).toBe('results-2083');
  });

  test('leave addresses to redirects that ask for parameters, cover more or serve Nepali [43.52]', async () => {
    for (const from of ['/old-list?id=5', '/old-news-*', '/ne/old-rules'])
      expect((await redirect(from, '/notices')).status).toBe(201);
    expect(await statusesOf(['old-list', 'old-news-7', 'old-rules'])).toEqual([409, 409, 409]);
  });

  test('move to an address that a pattern leads to them from [43.53]', async () => {
    const { _id } = await add({ title: 'Covered', address: 'uncovered' });
    await redirect('/covered-*', '/uncovered');
    const moved = await put(_id, { address: 'covered-now' });
    expect(moved, moved.text).toMatchObject({ status: 200 });
    expect(await leadsTo('/covered-now')).toEqual([200, null]);
    for (const path of ['/uncovered', '/covered-before'])
      expect(await leadsTo(path)).toEqual([301, '/covered-now']);
  });

  test('stay drafts where a redirect has taken the address of their schedule meanwhile [43.54]', async () => {
    const { _id } = await add({ title: 'Moving', address: 'moving-from' });
    await editor.keep(_id, { address: 'moving-to' });
    await editor.publish(_id, { at: new Date(time + 60_000).toISOString() });
    expect(await statusesOf(['moving-to'])).toEqual([409]);
    await redirect('/moving-to', '/notices');
    time += 61_000;
    expect(await leadsTo('/moving-from')).toEqual([200, null]);
    expect(managed(await editor.look(_id))).toMatchObject({ review: 'returned', publishAt: null });
  });

  test('are one where several take an address at once [43.52]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post({ title: 'At once', address: 'now' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const other = await site.call('GET', '/api/pages');
    expect(other.list.filter(({ address }) => address === 'now')).toHaveLength(1);
  });

  test('that have ended answer in one spelling too [43.54]', async () => {
    const { _id } = await add({ title: 'Ending' });
    await editor.publish(_id, { expireAt: new Date(time + 60_000).toISOString() });
    time += 61_000;
    expect(await leadsTo('/ending')).toEqual([200, null]);
    for (const path of ['/ENDING', '/endin%67']) expect(await leadsTo(path)).toEqual([301, '/ending']);
  });

  test('come back from the trash as draft or ended only while their addresses are free [43.54]', async () => {
    const ended = await add({ title: 'Over', address: 'over' });
    await editor.publish(ended._id, { expireAt: new Date(time + 60_000).toISOString() });
    time += 61_000;
    await visit('/over');
    const draft = managed(await editor.draft({ title: 'Begun', address: 'begun' }));
    const live = await add({ title: 'Both', address: 'both' });
    await editor.keep(live._id, { address: 'both-later' });
    for (const { _id } of [ended, draft, live])
      await editor.bulk('trash', [{ id: _id, etag: await editor.tag(_id) }]);
    expect(await statusesOf(['over', 'begun', 'both-later'])).toEqual([201, 201, 201]);
    for (const { _id } of [ended, draft, live]) {
      const { status, refusal } = await editor.untrash(_id);
      expect([status, refusal.message]).toEqual([409, expect.stringContaining('Another')]);
    }
  });

  test('take no address from a version that is another page’s since [43.52]', async () => {
    const { _id } = await add({ title: 'Restored', address: 'restored' });
    await put(_id, { title: 'Changed', address: 'restored-2' });
    const found = (await site.call('GET', '/api/manage/redirects')).list.find(
      ({ from }) => from === '/restored',
    );
    expect((await editor.restore(_id, 1)).status).toBe(200);
    await editor.call('DELETE', `/${_id}/draft`, undefined, await editor.tag(_id));
    await site.call('DELETE', `/api/manage/redirects/${found?._id}`);
    expect(await statusesOf(['restored'])).toEqual([201]);
    expect((await editor.restore(_id, 1)).refusal?.fields.address).toContain('Another');
    expect(managed(await editor.restore(_id, 1, ['title'])).draft?.fields.title).toBe('Restored');
  });

  test('take a section of an unknown kind back into a draft that was without it [43.56]', async () => {
    const { _id } = await add({ title: 'Later', sections: [{ kind: 'text', id: 'a' }] });
    const later = { kind: 'hologram', id: 'h1', depth: [1, { a: 'L' }] };
    const both = [later, { id: 'a', kind: 'text', heading: '', heading_ne: '', body: '', body_ne: '' }];
    await runSql(site, [`update page set sections = '${JSON.stringify(both)}' where _id = '${_id}'`]);
    await site.call('PUT', '/api/settings', { json: { name: 'Read again' } });
    await editor.keep(_id, { sections: both.slice(1) });
    const back = await editor.keep(_id, { sections: both });
    expect(back, back.text).toMatchObject({ status: 200 });
    await editor.keep(_id, { sections: both.slice(1) });
    const published = await site.call('PUT', `/api/page/${_id}`, {
      json: { title: 'Published', sections: both },
      headers: { 'if-match': await editor.tag(_id) },
    });
    expect(published.json).toMatchObject({ title: 'Published', sections: both });
    await editor.keep(_id, { sections: [] });
    await editor.publish(_id);
    expect(managed(await editor.restore(_id, 2, ['sections'])).draft?.fields.sections).toEqual(both);
  });

  const kinds = 'text text-picture pictures facts steps questions latest action'.split(' ');

  test('show nothing of sections and entries that say nothing [43.55]', async () => {
    const latest = ['news', 'gallery', 'faculty'].map((of) => ({ kind: 'latest', of, count: 12 }));
    const entries = [
      { kind: 'facts', facts: [{}] },
      { kind: 'steps', steps: [{}] },
      { kind: 'questions', questions: [{}] },
      { kind: 'pictures', pictures: [{ caption: 'Of what?' }] },
    ];
    const blank = [...kinds.map((kind) => ({ kind })), ...latest, ...entries];
    await add({ title: 'Blank', sections: blank });
    expect((await visit('/blank')).text).not.toContain('class="chapter');
    await add({ title: 'Titled', sections: blank.map((one) => ({ ...one, heading: 'Titled alone' })) });
    const { text } = await visit('/titled');
    // Of records that may come, it is said that there are none (44.55).
    const ofRecords = blank.filter(({ kind }) => kind === 'latest').length;
    expect(text.match(/<h2>Titled alone<\/h2><\/section>/g)).toHaveLength(blank.length - ofRecords);
    expect(text.match(/There is nothing here at the moment/g)).toHaveLength(ofRecords);
    await add({
      title: 'Unasked',
      sections: [{ kind: 'questions', questions: [{ answer: '<p>The answer</p>' }] }],
    });
    const unasked = (await visit('/unasked')).text;
    expect([unasked.includes('The answer'), unasked.includes('<summary><h2></h2>')]).toEqual([true, false]);
  });

  test('have each id once, though several of their texts have it [23.7]', async () => {
    const body = '<h3 id="fees">Fees</h3>';
    const answers = { kind: 'questions', questions: [{ question: 'a', answer: body }] };
    await add({ title: 'Same ids', sections: [{ kind: 'text', body }, { kind: 'text', body }, answers] });
    expect((await visit('/same-ids')).text.match(/ id="fees"/g)).toHaveLength(1);
  });

  test('keep forty sections in both languages through history, in another order [43.55]', async () => {
    const sections = Array.from({ length: 40 }, (_, at) => ({
      kind: kinds[at % kinds.length],
      heading: `Heading ${at}`,
      heading_ne: `शीर्षक ${at}`,
    }));
    const { _id, sections: stored } = await add({ title: 'Forty', sections });
    await put(_id, { sections: stored.toReversed() });
    const versions = (await editor.call('GET', `/${_id}/versions`)).json as { changed: string[] }[];
    expect(versions.map(({ changed }) => changed)).toEqual([['sections'], []]);
    expect(managed(await editor.restore(_id, 1, ['sections'])).draft?.fields.sections).toEqual(stored);
  });

  const document = async (text: string) => {
    const body = new FormData();
    body.append('document', new File([new Uint8Array(textPdf([[text]]))], 'rules.pdf'));
    return body;
  };

  test('use the documents that a button or a place within one leads to [43.58]', async () => {
    const { _id: file, path = '' } = (
      await site.call('POST', '/api/manage/document', { body: await document('One') })
    ).record;
    const body = `<p><a href="${path}#page=2">Page two</a></p>`;
    const button = { kind: 'action', label: 'Get it', href: path };
    const { _id } = await add({ title: 'Button', sections: [button] });
    const linked = await add({ title: 'Linked', sections: [{ kind: 'text', body }] });
    expect((await visit(path)).status).toBe(200);
    expect((await visit('/linked')).text).toMatch(/Page two \(PDF, \d+ KB\)<\/a>/);
    const uses = (await site.call('GET', `/api/manage/document/${file}/uses`)).list;
    expect(uses.map(({ id }) => id).sort()).toEqual([_id, linked._id].sort());
    expect((await site.call('DELETE', `/api/manage/document/${file}`)).status).toBe(409);
    const replaced = await site.call('POST', `/api/manage/document/${file}/replace`, {
      body: await document('Two'),
    });
    for (const address of ['/button', '/linked']) {
      const { text } = await visit(address);
      expect([text.includes(path), text.includes(replaced.record.path ?? 'none')]).toEqual([false, true]);
    }
  });

  test('refuse in every kind the pictures that only somebody else’s draft holds [43.2]', async () => {
    const { as } = await addStaff(site, ['author']);
    const draft = await editor.draft({ title: 'Mine' });
    const illustrated = await site.call('POST', `/api/manage/page/${managed(draft)._id}/draft/image`, {
      body: multipart({ image: await smallPicture('#333333') }),
      headers: { 'if-match': draft.headers.get('etag') ?? '' },
    });
    const picture = String(managed(illustrated).draft?.fields.image);
    expect(picture).toMatch(/^\/uploads\//);
    for (const section of [
      { kind: 'text-picture', picture },
      { kind: 'pictures', pictures: [{ picture }] },
      { kind: 'action', picture },
      { kind: 'action', href: picture },
      { kind: 'text', body: `<img src="${picture}">` },
    ]) {
      const json = { title: 'Theirs', sections: [section] };
      const { status, refusal } = await site.call('POST', '/api/manage/page', { json, as });
      expect([section, status, refusal.fields?.sections]).toEqual([section, 400, expect.any(String)]);
    }
    for (const [method, path] of [
      ['POST', '/api/page'],
      ['PUT', `/api/page/${managed(draft)._id}`],
      ['PUT', '/api/manage/menu'],
    ] as const)
      expect((await site.call(method, path, { json: { title: 'Theirs' }, as })).status).toBe(403);
  });
});
