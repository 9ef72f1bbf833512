import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';
import { editorOf, managed } from './editor.ts';

type Fields = Record<string, unknown>;

describe.each(sites)('People, on $name', ({ start }) => {
  let site: TestSite;
  let now: number;
  beforeAll(async () => {
    now = Date.parse('2026-12-01T09:00:00+05:45');
    site = await start({ now: () => new Date(now) });
  });
  afterAll(() => site.close());

  const read = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).text;
  const asked = (path: string) => site.call('GET', path, { as: 'nobody' });
  const add = async (type: string, fields: Fields) => {
    const { record, status } = await site.call('POST', `/api/${type}`, { json: fields });
    expect(status).toBe(201);
    return record as Fields & { _id: string; slug: string };
  };
  const team = (title: string, more: Fields = {}) => add('team', { title, ...more });
  const person = (name: string, of: { _id: string }, more: Fields = {}) =>
    add('person', { name, team: of._id, ...more });
  const order = (html: string, ...names: string[]) =>
    names.toSorted((one, other) => html.lastIndexOf(one) - html.lastIndexOf(other));

  test('stand on /staff team by team, each in the order that staff give them [44.10]', async () => {
    const second = await team('Office of order', { title_ne: 'कार्यालय' });
    const first = await team('Board of order');
    const late = await person('Late Rai', first, { honorific: 'Dr.', post: 'Treasurer' });
    const early = await person('Early Rai', first);
    await person('Clerk Rai', second, { honorific: 'Dr.', post: 'Clerk', post_ne: 'कारिन्दा' });
    const shown = ['Board of order', 'Early Rai', 'Late Rai', 'Office of order', 'Dr. Clerk Rai'];
    expect(order(await read('/staff'), ...shown)).toEqual(shown);
    await site.call('POST', `/api/person-move/${late._id}`, { json: { direction: 'up', past: early._id } });
    await site.call('POST', `/api/team-move/${second._id}`, { json: { direction: 'up', past: first._id } });
    const moved = ['Office of order', 'Dr. Clerk Rai', 'Board of order', 'Late Rai', 'Early Rai'];
    expect(order(await read('/staff'), ...moved)).toEqual(moved);
    const nepali = await read('/ne/staff');
    expect(nepali).toContain('कार्यालय');
    expect(nepali).toContain('कारिन्दा');
    const changed = await site.call('PUT', `/api/person/${late._id}`, { json: { team: second._id } });
    expect(changed.record.team).toBe(second._id);
    const { list } = await site.call('GET', '/api/manage/person?q=Late+Rai');
    expect(list).toMatchObject([{ of: 'Office of order', of_ne: 'कार्यालय', detail: 'Treasurer' }]);
    const elsewhere = ['Office of order', 'Late Rai', 'Board of order', 'Early Rai'];
    expect(order(await read('/staff'), ...elsewhere)).toEqual(elsewhere);
  });

  test('move past people of their own team alone, and stand in the office’s list as on /staff [44.10]', async () => {
    const [second, first] = [await team('Second bench'), await team('First bench')];
    const own = await person('Below Bench', first);
    const stranger = await person('Strange Bench', second);
    const above = await person('Above Bench', first);
    const names = ['Above Bench', 'Below Bench', 'Strange Bench'];
    const listed = async () => {
      const { list } = await site.call('GET', '/api/manage/person?q=Bench&sort=listed');
      expect(order(await read('/staff'), ...names)).toEqual(list.map(({ title }) => title));
      return list.map(({ title }) => title);
    };
    const move = (of: { _id: string }, json: object) =>
      site.call('POST', `/api/person-move/${of._id}`, { json });
    expect(await listed()).toEqual(names);
    expect((await move(own, { direction: 'up', past: stranger._id })).status).toBe(409);
    expect((await move(own, { direction: 'up', past: above._id })).status).toBe(200);
    expect(await listed()).toEqual(['Below Bench', 'Above Bench', 'Strange Bench']);
    expect((await move(own, { after: above._id, before: '' })).status).toBe(200);
    expect(await listed()).toEqual(names);
    expect((await move(stranger, { direction: 'up' })).status).toBe(200);
    expect(await listed()).toEqual(names);
  });

  test('have a page only with a text, and lead to /staff without one or once they have left [44.11]', async () => {
    const of = await team('Pages');
    const plain = await person('Plain Rai', of);
    const own = await person('Own Rai', of, { text: '<p>Teaches algebra.</p>', post: 'Lecturer' });
    const pathOf = ({ slug, _id }: typeof own) => `/staff/${slug}/${_id}`;
    const page = await asked(pathOf(own));
    expect(page.status).toBe(200);
    expect(page.text).toContain('"@type":"Person"');
    for (const path of [pathOf(plain), `/ne${pathOf(plain)}`]) {
      const { status, headers } = await asked(path);
      expect([status, headers.get('location')]).toEqual([
        302,
        path.startsWith('/ne') ? '/ne/staff' : '/staff',
      ]);
    }
    const sitemap = await read('/sitemap.xml');
    expect(sitemap).toContain(pathOf(own));
    expect(sitemap).toContain('/staff<');
    expect(sitemap).not.toContain(pathOf(plain));
    expect(await read('/search?q=algebra')).toContain(`href="${pathOf(own)}"`);
    expect(await read('/search?q=Plain+Rai')).toContain('href="/staff"');

    const staff = editorOf(site, 'person');
    await staff.publish(own._id, { expireAt: new Date(now + 60_000).toISOString() });
    now += 61_000;
    const left = await asked(pathOf(own));
    expect([left.status, left.headers.get('location')]).toEqual([302, '/staff']);
    expect(await read('/staff')).not.toContain('Own Rai');
  });

  test('show mail and telephone where it is ticked, and in no other open answer [44.12]', async () => {
    const of = await team('Contacts');
    const contact = { email: 'secret@college.example', phone: '9800000001', text: '<p>Private Rai.</p>' };
    const { _id, slug, ...answer } = await person('Private Rai', of, contact);
    expect([answer.email, answer.phone]).toEqual([contact.email, contact.phone]);
    const page = `/staff/${slug}/${_id}`;
    const open = [
      ...['/api/people', `/api/person/${_id}`, '/staff', '/ne/staff', page, `/ne${page}`],
      ...['/search?q=secret@college.example', '/search?q=9800000001', '/api/people?q=Private&page=1'],
    ];
    const said = async (path: string) => {
      const html = (await read(path))
        .replaceAll(/q=[^"&]*|value="[^"]*"/g, '')
        .replace(/<title>.*?<\/title>/s, '');
      return [contact.email, contact.phone].map((one) => html.includes(one));
    };
    const chat = async (message: string) =>
      (await site.call('POST', '/webhooks/rest/webhook', { as: 'nobody', json: { message } })).text;
    for (const path of open.filter((one) => !one.startsWith('/search')))
      expect([path, await said(path)]).toEqual([path, [false, false]]);
    for (const path of open.filter((one) => one.startsWith('/search')))
      expect([path, (await read(path)).includes('href="/staff/')]).toEqual([path, false]);
    const told = await chat('What is the phone number of Private Rai?');
    expect(told).toContain('recipient_id');
    expect(told).not.toContain(contact.phone);

    await site.call('PUT', `/api/person/${_id}`, { json: { showEmail: true } });
    for (const path of ['/api/people', `/api/person/${_id}`, '/staff', page])
      expect([path, await said(path)]).toEqual([path, [true, false]]);
    await site.call('PUT', `/api/person/${_id}`, { json: { showEmail: false, showPhone: 'true' } });
    for (const path of [`/api/person/${_id}`, page])
      expect([path, await said(path)]).toEqual([path, [false, true]]);
    expect((await site.call('GET', `/api/manage/person/${_id}`)).text).toContain(contact.email);
  });

  test('keep their team: one that they name cannot be deleted, but taken down and back [44.13]', async () => {
    const of = await team('Held');
    const { _id } = await person('Held Rai', of);
    const refused = await site.call('DELETE', `/api/team/${of._id}`);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Held Rai')]);
    const staff = editorOf(site, 'team');
    await staff.unpublish(of._id);
    expect((await site.call('GET', `/api/person/${_id}`)).record.team).toBeNull();
    expect(await read('/staff')).toContain('Held Rai');
    await staff.publish(of._id);
    expect((await site.call('GET', `/api/person/${_id}`)).record.team).toBe(of._id);
    await site.call('DELETE', `/api/person/${_id}`);

    // A draft holds it, too, but not from the trash, where nobody can choose another team for it.
    const people = editorOf(site, 'person');
    const draft = managed(await people.draft({ name: 'Drafted Rai', team: of._id }));
    const held = await site.call('DELETE', `/api/team/${of._id}`);
    expect([held.status, held.text]).toEqual([409, expect.stringContaining('Drafted Rai')]);
    await people.call('DELETE', `/${draft._id}/draft`);
    expect((await site.call('DELETE', `/api/team/${of._id}`)).status).toBe(200);
  });

  test('of a programme stand on its page, and lead there [44.14]', async () => {
    const of = await team('Teachers');
    const faculty = await add('faculty', { title: 'BTeach' });
    await person('Teacher Rai', of, { faculty: faculty._id, post: 'Lecturer' });
    const path = `/academics/${faculty.slug}/${faculty._id}`;
    expect(await read(path)).toMatch(/id="teaching".*Teacher Rai, Lecturer/s);
    expect(await read('/staff')).toContain(`href="${path}"`);
    await site.call('DELETE', `/api/faculty/${faculty._id}`);
    expect(await read('/staff')).not.toContain(`href="${path}"`);
  });

  test('are named by sections, a team or one by one with a post of the place, while they are live [44.15]', async () => {
    const of = await team('Section team');
    await person('Member Rai', of);
    const guest = await person('Guest Rai', await team('Elsewhere'), { post: 'Lecturer' });
    const people = [{ person: guest._id, post: 'Chairs the club', post_ne: '' }];
    const sections = [{ id: 'club', kind: 'people', heading: 'The club', team: of._id, people }];
    const page = await add('page', { title: 'Club', sections });
    const stored = async () =>
      ((await site.call('GET', `/api/page/${page._id}`)).record.sections as unknown as Fields[])[0];
    const html = await read('/club');
    expect(html).toMatch(/The club.*Member Rai.*Guest Rai.*Chairs the club/s);
    expect(html).not.toContain('Lecturer');
    const unknown = { ...sections[0], people: [{ person: 'f'.repeat(24), post: '' }] };
    const refused = await site.call('PUT', `/api/page/${page._id}`, { json: { sections: [unknown] } });
    expect([refused.status, refused.refusal.fields]).toEqual([
      400,
      { sections: 'Section 1 (People): Row 1: Person does not exist any more. Choose another.' },
    ]);

    const staff = editorOf(site, 'person');
    await staff.unpublish(guest._id);
    expect(await read('/club')).not.toContain('Guest Rai');
    expect(await stored()).toMatchObject({
      team: of._id,
      people: [{ person: null, post: 'Chairs the club' }],
    });
    // Sent back as it reads, it stays what it was.
    const again = await site.call('PUT', `/api/page/${page._id}`, {
      json: { title: 'Club again', sections: [await stored()] },
    });
    expect(again.status).toBe(200);
    await staff.publish(guest._id);
    expect(await stored()).toMatchObject({ people: [{ person: guest._id }] });
    expect(await read('/club')).toContain('Guest Rai');
  });
});
