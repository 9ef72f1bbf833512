import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfFile } from '../documents.ts';
import { storedFiles } from '../folders.ts';
import { multipart, smallPicture } from '../pictures.ts';
import { type CallOptions, sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { ADMIN } from '../templates.ts';
import { editorOf, managed, tagOf } from './editor.ts';

const DAY = 86_400_000;
const WRITTEN = 'The office closes at noon';

describe.each(sites)('A scheduled draft on $name', ({ start }) => {
  let site: TestSite;
  let author: NonNullable<CallOptions['as']>;
  let both: NonNullable<CallOptions['as']>;
  let now = Date.parse('2026-11-24T04:00:00.000Z');
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
  });
  // The clock advances by days, and sessions end.
  beforeEach(async () => {
    const login = { as: 'nobody', json: ADMIN } as const;
    site.token = (await site.call('POST', '/api/user/login', login)).record.token ?? '';
    author = (await addStaff(site, ['author'])).as;
    both = (await addStaff(site, ['author', 'publisher'])).as;
  });
  afterAll(() => site.close());

  const staff = () => editorOf(site, 'notice');
  const visit = (id: string) => site.call('GET', `/api/notice/${id}`, { as: 'nobody' });

  /** A live record with a change that is to appear tomorrow, and a new record that is. */
  const scheduled = {
    'of what is live': async () => {
      const { record } = await site.call('POST', '/api/notice', { json: { title: 'The office is open' } });
      const { _id: id = '' } = record;
      await staff().keep(id, { title: WRITTEN });
      return id;
    },
    'of a new record': async () => managed(await staff().draft({ title: WRITTEN }))._id,
  };

  const file = (id: string, name: string, sent: File) =>
    site.call('POST', `/api/manage/notice/${id}/draft/${name}`, {
      as: author,
      body: multipart({ [name]: sent }),
    });
  const changes: Readonly<Record<string, (id: string, tag: string) => ReturnType<typeof file>>> = {
    'other text': (id, tag) =>
      staff().call('PUT', `/${id}/draft`, { fields: { title: 'No office at all' } }, tag, author),
    'another text, with an older tag': (id) =>
      staff().call('PUT', `/${id}/draft`, { fields: { title: 'No office at all' } }, '"older"', author),
    'a picture': async (id) => file(id, 'image', await smallPicture()),
    'a document': (id) => file(id, 'attachments', pdfFile()),
    'throwing it away': (id, tag) => staff().call('DELETE', `/${id}/draft`, undefined, tag, author),
  };

  describe.each(Object.entries(scheduled))('%s', (_, begin) => {
    test.each(Object.entries(changes))(
      'is refused to who may not publish: %s; what was scheduled appears [19.57]',
      async (_name, change) => {
        const id = await begin();
        const at = new Date(now + DAY).toISOString();
        const before = await staff().publish(id, { at });
        const files = (await storedFiles(site)).length;
        const refused = await change(id, tagOf(before));
        expect([refused.status, refused.refusal.code]).toEqual([403, 'duty']);
        expect(refused.refusal.message).toMatch(/scheduled.*publisher.*cancel the schedule/);
        expect((await storedFiles(site)).length).toBe(files);
        const after = await staff().look(id);
        expect([tagOf(after), managed(after)]).toEqual([tagOf(before), managed(before)]);
        now += DAY;
        expect((await visit(id)).record).toMatchObject({ title: WRITTEN, image: null, attachments: [] });
      },
    );
  });

  test('takes no older version from who may not publish [19.57]', async () => {
    const id = await scheduled['of what is live']();
    const { json } = await staff().publish(id, { at: new Date(now + DAY).toISOString() });
    for (const fields of [undefined, ['title']]) {
      const path = `/${id}/versions/1/restore`;
      const refused = await staff().call('POST', path, { fields }, await staff().tag(id), author);
      expect([refused.status, refused.refusal.code]).toEqual([403, 'duty']);
    }
    expect((await staff().look(id)).json).toEqual(json);
  });

  test('is refused even where texts of its kind are approved, and looked at as before [19.57]', async () => {
    const review = (types: string[]) => site.call('PUT', '/api/settings', { json: { review: types } });
    await review(['notice']);
    const id = await scheduled['of a new record']();
    await staff().review(id, 'submit');
    await staff().review(id, 'approve');
    const set = await staff().publish(id, { at: new Date(now + DAY).toISOString() });
    expect(managed(set)).toMatchObject({ state: 'scheduled', review: 'approved' });
    const put = (title: string) =>
      staff().call('PUT', `/${id}/draft`, { fields: { title } }, tagOf(set), author);
    expect((await put('No office at all')).refusal.code).toBe('duty');
    // Submitting it again would end its approval, without which it is not published.
    for (const tag of [tagOf(set), '"older"']) {
      const submitted = await staff().call('POST', `/${id}/review`, { action: 'submit' }, tag, author);
      expect([submitted.status, submitted.refusal.code]).toEqual([403, 'duty']);
    }
    // A repeat whose first response was lost changes nothing.
    expect((await put(WRITTEN)).json).toEqual(set.json);
    expect((await staff().call('GET', `/${id}`, undefined, undefined, author)).json).toEqual(set.json);
    expect((await staff().call('POST', `/${id}/preview`, {}, undefined, author)).status).toBe(201);
    await review([]);
  });

  test('is changed and thrown away by publishers, and by authors once its schedule is cancelled [19.57]', async () => {
    const id = await scheduled['of what is live']();
    const at = new Date(now + DAY).toISOString();
    const set = await staff().publish(id, { at });
    const put = (title: string, tag: string, as: CallOptions['as']) =>
      staff().call('PUT', `/${id}/draft`, { fields: { title } }, tag, as);
    const changed = await put('The office closes at one', tagOf(set), both);
    expect([changed.status, managed(changed).publishAt]).toEqual([200, at]);
    const cancelled = await staff().publish(id, { at: null });
    expect((await put('Closed', tagOf(cancelled), author)).status).toBe(200);
    await staff().publish(id, { at });
    const thrown = await staff().call('DELETE', `/${id}/draft`, undefined, await staff().tag(id), both);
    expect(managed(thrown)).toMatchObject({ draft: null, publishAt: null });
  });
});
