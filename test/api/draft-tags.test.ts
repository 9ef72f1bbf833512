import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { type Answer, type CallOptions, sites, type TestSite } from '../site.ts';
import { editorOf, managed, tagOf } from './editor.ts';

describe.each(sites)('Saving what a draft holds, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const notices = () => editorOf(site, 'notice');
  const save = (method: string, path: string, tag: string, more: CallOptions) =>
    site.call(method, path, { ...more, headers: { 'if-match': tag } });
  const liveNotice = async (title: string) => {
    const { record } = await site.call('POST', '/api/notice', { json: { title, description: '<p>Old</p>' } });
    return String(record._id);
  };
  const versions = async (id: string) =>
    (await notices().call('GET', `/${id}/versions`)).json as { kind: string; changed: string[] }[];

  test('PUT with the tag of a draft makes draft and body live in one change and uses the draft up [19.95]', async () => {
    const id = await liveNotice('Fees of Kartik');
    const kept = await notices().keep(id, { description: '<p>New</p>' });
    const saved = await save('PUT', `/api/notice/${id}`, tagOf(kept), { json: { title: 'Fees of Mangsir' } });
    expect([saved.status, saved.record.title, saved.record.description]).toEqual([
      200,
      'Fees of Mangsir',
      '<p>New</p>',
    ]);
    const look = await notices().look(id);
    expect(managed(look)).toMatchObject({ state: 'live', draft: null, version: 2 });
    // A list of what other records add may follow the version.
    expect(tagOf(saved)).toBe(tagOf(look));
    expect((await versions(id)).map(({ kind, changed }) => [kind, changed])).toEqual([
      ['published', ['title', 'description']],
      ['saved', []],
    ]);
    const again = await save('PUT', `/api/notice/${id}`, tagOf(kept), { json: { title: 'Fees of Poush' } });
    expect([again.status, again.json]).toMatchObject([412, { theirs: { title: 'Fees of Mangsir' } }]);
  });

  test('POST with it publishes what was never live, with its pictures and those of the body [19.95]', async () => {
    const made = await site.call('POST', '/api/manage/gallery', {
      body: multipart({ title: 'Sports day', image: await smallPicture('#102030'), imageAlt: '["Race"]' }),
    });
    const { _id } = managed(made);
    const body = multipart({
      image: await smallPicture('#405060'),
      imageAlt: '["Prize"]',
      title: 'Sports week',
    });
    const saved = await save('POST', '/api/gallery', tagOf(made), { body });
    expect([saved.status, saved.record._id, saved.record.title]).toEqual([201, _id, 'Sports week']);
    expect(saved.headers.get('location')).toBe(`/api/gallery/${_id}`);
    const { image, imageAlt } = saved.json as { image: string[]; imageAlt: string[] };
    expect([image.length, imageAlt]).toEqual([2, ['Race', 'Prize']]);
    expect((await site.call('GET', image[1] ?? '', { as: 'nobody' })).status).toBe(200);
  });

  test('what cannot be published changes nothing, neither what is live nor the draft [19.95]', async () => {
    const id = await liveNotice('Library hours');
    const kept = await notices().keep(id, { description: '<p>Kept</p>' });
    const refused = await save('PUT', `/api/notice/${id}`, tagOf(kept), { json: { title: '' } });
    expect([refused.status, Object.keys(refused.refusal.fields)]).toEqual([400, ['title']]);
    const { live, draft } = managed(await notices().look(id));
    expect([live?.title, draft?.fields.title, draft?.fields.description]).toEqual([
      'Library hours',
      'Library hours',
      '<p>Kept</p>',
    ]);
  });

  test('it is 409 with base, live and draft where what is live moved on, and changes nothing [19.95]', async () => {
    const id = await liveNotice('Bus routes');
    const kept = await notices().keep(id, { description: '<p>Kept</p>' });
    await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Bus routes of 2083' } });
    const refused = await save('PUT', `/api/notice/${id}`, tagOf(kept), { json: {} });
    expect([refused.status, refused.json]).toMatchObject([
      409,
      {
        base: { title: 'Bus routes' },
        live: { title: 'Bus routes of 2083' },
        draft: { description: '<p>Kept</p>' },
      },
    ]);
    expect(managed(await notices().look(id)).draft?.fields.description).toBe('<p>Kept</p>');
  });

  test('a schedule ends with its draft, and its end holds [19.95]', async () => {
    const id = await liveNotice('Orientation');
    const kept = await notices().keep(id, { title: 'Orientation day' });
    const scheduled = await notices().publish(
      id,
      { at: '2099-01-01T00:00:00Z', expireAt: '2099-02-01T00:00:00Z' },
      tagOf(kept),
    );
    const saved = await save('PUT', `/api/notice/${id}`, tagOf(scheduled), { json: {} });
    expect([saved.status, saved.record.title]).toEqual([200, 'Orientation day']);
    expect(managed(await notices().look(id))).toMatchObject({
      publishAt: null,
      expireAt: '2099-02-01T00:00:00.000Z',
      draft: null,
    });
  });

  test('where approval is asked for, it publishes exactly what was approved [19.49, 19.95]', async () => {
    const faqs = editorOf(site, 'faq');
    const { _id } = managed(await faqs.draft({ title: 'When?', description: 'In Mangsir.' }));
    const setReview = async (review: string[]) => {
      const answer = await site.call('PUT', '/api/settings', { json: { review } });
      expect(answer.status).toBe(200);
    };
    await setReview(['faq']);
    try {
      const publish = async (json: object) => save('POST', '/api/faq', await faqs.tag(_id), { json });
      expect((await publish({})).refusal.code).toBe('review');
      await faqs.review(_id, 'approve');
      expect((await publish({ title: 'When exactly?' })).refusal.code).toBe('review');
      expect((await publish({ title: 'When?' })).status).toBe(201);
    } finally {
      await setReview([]);
    }
  });

  test('without the tag of a draft the calls act as before [19.48, 19.95]', async () => {
    const id = await liveNotice('Canteen');
    const tag = tagOf(await site.call('GET', `/api/notice/${id}`));
    await notices().keep(id, { description: '<p>Kept</p>' });
    const saved: Answer = await save('PUT', `/api/notice/${id}`, tag, { json: { title: 'The canteen' } });
    expect([saved.status, saved.record.description]).toEqual([200, '<p>Old</p>']);
    expect(managed(await notices().look(id)).draft).toMatchObject({ conflict: true });
    // That of another record's draft is none that was seen of this one.
    const other = await notices().draft({ title: 'Another' });
    expect((await save('PUT', `/api/notice/${id}`, tagOf(other), { json: { title: 'x' } })).status).toBe(412);
  });
});
