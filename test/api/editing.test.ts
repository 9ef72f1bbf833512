import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { type Answer, sites, type TestSite } from '../site.ts';

interface Body {
  _id: string;
  state: string;
  version: number | null;
  live: Record<string, unknown> | null;
  draft: { fields: Record<string, unknown>; base: number; conflict: boolean } | null;
  publishAt: string | null;
  expireAt: string | null;
}

const bodyOf = (answer: Answer) => answer.json as Body;
const tagOf = (answer: Answer) => answer.headers.get('etag') ?? '';

describe.each(sites)('Editing on $name', ({ start }) => {
  let site: TestSite;
  let now = Date.parse('2026-11-24T04:00:00Z');
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
  });
  afterAll(() => site.close());

  const call = (method: string, path: string, json?: unknown, etag?: string) =>
    site.call(method, `/api/manage/notice${path}`, {
      ...(json !== undefined && { json }),
      ...(etag !== undefined && { headers: { 'if-match': etag } }),
    });
  const newDraft = async (fields: Record<string, unknown>) =>
    site.call('POST', '/api/manage/notice', { json: fields });
  const page = (path: string) => site.call('GET', path, { as: 'nobody' });

  test('a draft is nowhere public until it is published [19.30, 19.31, 19.33]', async () => {
    const made = await newDraft({ title: 'Exam routine', description: '<p>Kartik</p>' });
    expect(made.status).toBe(201);
    const { _id, state } = bodyOf(made);
    expect(state).toBe('draft');
    expect((await page(`/api/notice/${_id}`)).status).toBe(404);
    expect((await page('/notices')).text).not.toContain('Exam routine');
    const kept = await call(
      'PUT',
      `/${_id}/draft`,
      { fields: { title: 'Examination routine' } },
      tagOf(made),
    );
    expect(kept.status).toBe(200);
    expect(bodyOf(kept).draft?.fields).toMatchObject({
      title: 'Examination routine',
      description: '<p>Kartik</p>',
    });
    const stale = await call('PUT', `/${_id}/draft`, { fields: { title: 'Other' } }, tagOf(made));
    expect(stale.status).toBe(412);
    expect(stale.json).toMatchObject({ theirs: { title: 'Examination routine' }, base: null });
    const again = await call(
      'PUT',
      `/${_id}/draft`,
      { fields: { title: 'Examination routine' } },
      tagOf(made),
    );
    expect([again.status, tagOf(again)]).toEqual([200, tagOf(kept)]);
    expect((await call('PUT', `/${_id}/draft`, { fields: {} })).status).toBe(428);
    const published = await call('POST', `/${_id}/publish`, {}, tagOf(kept));
    expect(published.status).toBe(200);
    expect(bodyOf(published)).toMatchObject({ state: 'live', draft: null, version: 1 });
    expect((await page('/notices')).text).toContain('Examination routine');
    const live = await page(`/api/notice/${_id}`);
    expect(live.json).toMatchObject({ title: 'Examination routine', createdAt: new Date(now).toISOString() });
  });

  test('a plain text of markup alone is refused or kept in a draft, never dropped [19.31]', async () => {
    const draft = (title: string) => site.call('POST', '/api/manage/faq', { json: { title } });
    expect((await draft(`<IMG SRC=${'x'.repeat(200)}>`)).status).toBe(400);
    expect(bodyOf(await draft('<hr>')).draft?.fields).toMatchObject({ title: '<hr>' });
  });

  test('what is scheduled appears with the first request at its second, and ends likewise [19.40, 19.41]', async () => {
    const made = await newDraft({ title: 'Admission opens', description: '<p>BCA</p>' });
    const { _id } = bodyOf(made);
    const at = new Date(now + 60_000).toISOString();
    const expireAt = new Date(now + 120_000).toISOString();
    const scheduled = await call('POST', `/${_id}/publish`, { at, expireAt }, tagOf(made));
    expect(bodyOf(scheduled)).toMatchObject({ state: 'scheduled', publishAt: at, expireAt });
    expect((await page('/notices')).text).not.toContain('Admission opens');
    now += 59_999;
    expect((await page('/notices')).text).not.toContain('Admission opens');
    expect((await page('/search?q=admission+opens')).text).not.toContain('/notice/admission-opens');
    now += 1;
    const [list, search, api] = await Promise.all([
      page('/notices'),
      page('/search?q=admission+opens'),
      page(`/api/notice/${_id}`),
    ]);
    expect(list.text).toContain('Admission opens');
    expect(search.text).toContain('/notice/admission-opens');
    expect(api.json).toMatchObject({ createdAt: at });
    now += 60_000;
    expect((await page(`/api/notice/${_id}`)).status).toBe(404);
    expect((await page('/notices')).text).not.toContain('Admission opens');
    expect(bodyOf(await call('GET', `/${_id}`)).state).toBe('ended');
    const back = await call('POST', `/${_id}/publish`, {}, tagOf(await call('GET', `/${_id}`)));
    expect(bodyOf(back).state).toBe('live');
    expect((await page(`/api/notice/${_id}`)).json).toMatchObject({ createdAt: at });
  });

  test('a deleted record lies in the trash with its picture, and is put back as it was [19.50, 19.51, 19.52]', async () => {
    const made = await site.call('POST', '/api/notice', {
      body: multipart({ title: 'Holiday', description: '<p>Dashain</p>', image: await smallPicture() }),
    });
    const { _id = '', image = '' } = made.record;
    expect((await page(image)).status).toBe(200);
    expect((await site.call('DELETE', `/api/notice/${_id}`)).status).toBe(200);
    expect((await page(image)).status).toBe(404);
    const staff = await site.call('GET', image.replace('/uploads', '/api/manage/file'));
    expect(staff.status).toBe(200);
    const trash = await site.call('GET', '/api/manage/trash?q=holi');
    expect(trash.list.map((line) => line._id)).toEqual([_id]);
    const back = await site.call('POST', `/api/manage/notice/${_id}/untrash`);
    expect(bodyOf(back)).toMatchObject({ state: 'live', live: { title: 'Holiday', image } });
    expect((await page(image)).status).toBe(200);
    await site.call('DELETE', `/api/notice/${_id}`);
    expect((await site.call('DELETE', `/api/manage/trash/${_id}`)).status).toBe(204);
    expect((await site.call('GET', `/api/manage/notice/${_id}`)).status).toBe(404);
  });

  test('each change is a version, and an old one comes back as a draft [19.33, 19.36, 19.38]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Fees', description: '' } });
    const id = record._id ?? '';
    await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Fees 2083' } });
    const versions = await call('GET', `/${id}/versions`);
    expect(versions.list).toMatchObject([
      { n: 2, kind: 'saved', changed: ['title'] },
      { n: 1, kind: 'saved' },
    ]);
    expect((await call('GET', `/${id}/versions/1`)).json).toMatchObject({ fields: { title: 'Fees' } });
    const tag = tagOf(await call('GET', `/${id}`));
    const restored = await call('POST', `/${id}/versions/1/restore`, {}, tag);
    expect(bodyOf(restored)).toMatchObject({
      live: { title: 'Fees 2083' },
      draft: { fields: { title: 'Fees' }, base: 2, conflict: false },
    });
    await site.call('PUT', `/api/notice/${id}`, { json: { description: '<p>x</p>' } });
    const refused = await call('POST', `/${id}/publish`, {}, tagOf(restored));
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { base: { title: 'Fees 2083' }, live: { description: '<p>x</p>' }, draft: { title: 'Fees' } },
    ]);
  });

  test('a draft that was compared with what is live goes on from it [19.170]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Bus', description: '' } });
    const id = record._id ?? '';
    const draft = await call(
      'PUT',
      `/${id}/draft`,
      { fields: { title: 'Bus times' } },
      tagOf(await call('GET', `/${id}`)),
    );
    await site.call('PUT', `/api/notice/${id}`, { json: { description: '<p>7:00</p>' } });
    expect((await call('POST', `/${id}/publish`, {}, tagOf(draft))).status).toBe(409);
    const merged = { fields: { description: '<p>7:00</p>' }, base: 1 };
    const stillOld = await call('PUT', `/${id}/draft`, merged, tagOf(draft));
    expect(bodyOf(stillOld).draft).toMatchObject({ base: 1, conflict: true });
    const compared = await call('PUT', `/${id}/draft`, { ...merged, base: 2 }, tagOf(stillOld));
    expect(bodyOf(compared).draft).toMatchObject({ base: 2, conflict: false });
    const again = await call('PUT', `/${id}/draft`, { ...merged, base: 2 }, tagOf(stillOld));
    expect([again.status, tagOf(again)]).toEqual([200, tagOf(compared)]);
    const published = await call('POST', `/${id}/publish`, {}, tagOf(again));
    expect(bodyOf(published).live).toMatchObject({ title: 'Bus times', description: '<p>7:00</p>' });
    const odd = await call('PUT', `/${id}/draft`, { fields: {}, base: 'two' }, tagOf(published));
    expect([odd.status, odd.refusal.fields]).toMatchObject([400, { base: expect.any(String) }]);
  });

  test('the list names every state [19.46]', async () => {
    await site.call('POST', '/api/notice', { json: { title: 'Always there' } });
    const { list, headers } = await site.call('GET', '/api/manage/notice?sort=title&limit=50');
    expect(Number(headers.get('x-total-count'))).toBe(list.length);
    expect(new Set(list.map(({ state }) => state))).toContain('live');
    const made = await newDraft({ title: 'Zebra' });
    const drafts = await site.call('GET', '/api/manage/notice?state=draft');
    expect(drafts.list.map(({ _id }) => _id)).toEqual([bodyOf(made)._id]);
    const taken = await call('GET', `/${list[0]?._id}`);
    const down = await call('POST', `/${list[0]?._id}/unpublish`, undefined, tagOf(taken));
    expect(bodyOf(down)).toMatchObject({ state: 'draft', live: null });
    expect((await page(`/api/notice/${list[0]?._id}`)).status).toBe(404);
  });

  test('a kind of content that asks for review is published once it is approved, and in no other way [19.49]', async () => {
    const made = await newDraft({ title: 'To be approved', description: '<p>x</p>' });
    const { _id } = bodyOf(made);
    const settings = await site.call('PUT', '/api/settings', { json: { review: ['notice'] } });
    expect(settings.json).toMatchObject({ review: ['notice'] });
    const tag = tagOf(made);
    const refused = await call('POST', `/${_id}/publish`, {}, tag);
    expect([refused.status, refused.refusal.code]).toEqual([409, 'review']);
    const former = await site.call('POST', '/api/notice', { json: { title: 'Past it' } });
    expect([former.status, former.refusal.code]).toEqual([409, 'review']);
    const review = (action: string, note = '') => call('POST', `/${_id}/review`, { action, note }, tag);
    expect((await review('return')).status).toBe(400);
    expect((await review('submit')).json).toMatchObject({ review: 'submitted' });
    expect((await review('approve')).json).toMatchObject({ review: 'approved' });
    const unchanged = await call('PUT', `/${_id}/draft`, { fields: { title: 'To be approved' } }, tag);
    expect(unchanged.json).toMatchObject({ review: 'approved' });
    const edited = await call('PUT', `/${_id}/draft`, { fields: { title: 'Approved' } }, tag);
    expect(edited.json).toMatchObject({ review: null });
    expect((await call('POST', `/${_id}/publish`, {}, tagOf(edited))).status).toBe(409);
    await call('POST', `/${_id}/review`, { action: 'approve' }, tagOf(edited));
    expect((await call('POST', `/${_id}/publish`, {}, tagOf(edited))).status).toBe(200);
    await site.call('PUT', '/api/settings', { json: { review: [] } });
  });

  test('a draft that was scheduled is not promoted once what is live has changed [19.48]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Timetable' } });
    const id = record._id ?? '';
    const tag = tagOf(await call('GET', `/${id}`));
    const kept = await call('PUT', `/${id}/draft`, { fields: { title: 'Timetable, new' } }, tag);
    const at = new Date(now + 60_000).toISOString();
    const scheduled = await call('POST', `/${id}/publish`, { at }, tagOf(kept));
    expect(scheduled.json).toMatchObject({ state: 'live', publishAt: at });
    await site.call('PUT', `/api/notice/${id}`, { json: { description: '<p>now</p>' } });
    expect((await call('GET', `/${id}`)).json).toMatchObject({ publishAt: null, draft: { conflict: true } });
    now += 120_000;
    expect((await page(`/api/notice/${id}`)).json).toMatchObject({ title: 'Timetable' });
  });
});
