import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';
import { editorOf, managed } from './editor.ts';
import { everyType, make, twinsOf } from './every-type.ts';

describe.each(sites)('Texts in two languages on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const send = (method: string, path: string, json: unknown, headers: Record<string, string> = {}) =>
    site.call(method, `/api/${path}`, { json, headers });
  const created = async (json: unknown) => (await send('POST', 'notice', json)).record;
  const both = {
    title: 'Holiday',
    title_ne: 'बिदा',
    description: '<p>Friday</p>',
    description_ne: '<p>शुक्रबार</p>',
  };

  test.each(everyType)('$name takes and gives back both [20.100, 20.101, 20.103]', async (type) => {
    const twins = Object.fromEntries(twinsOf(type).map((name) => [name, 'नेपालीमा']));
    const texts = Object.fromEntries(
      [...type.rich, ...type.plain]
        .filter((name) => twinsOf(type).includes(`${name}_ne`))
        .map((name) => [name, 'x']),
    );
    const made = await make(site, type, 'In English', { ...texts, ...twins });
    expect(made.status).toBe(201);
    expect(made.record).toMatchObject({ [type.named]: 'In English', ...twins });
    const path = `${type.name}/${made.record._id}`;
    const read = await site.call('GET', `/api/${path}`, { as: 'nobody' });
    expect(read.json).toEqual(made.json);
    // An older program sends back all that it has read, or the fields that it knows.
    expect((await send('PUT', path, read.json)).json).toEqual(read.json);
    const renamed = await send('PUT', path, { [type.named]: 'Renamed' });
    expect(renamed.record).toMatchObject({ ...twins, [type.named]: 'Renamed' });
    const retold = await send('PUT', path, { [`${type.named}_ne`]: 'अर्कै' });
    expect(retold.record).toMatchObject({ ...twins, [type.named]: 'Renamed', [`${type.named}_ne`]: 'अर्कै' });
  });

  test('a text in the twin only is stored in the field itself [20.102]', async () => {
    const only = { title: 'बिदा', title_ne: '', description: '<p>शुक्रबार</p>', description_ne: '' };
    const sent = { title_ne: 'बिदा', description_ne: '<p>शुक्रबार</p>' };
    expect(await created(sent)).toMatchObject(only);
    expect(await created({ ...sent, title: ' ', description: '<p></p>' })).toMatchObject(only);
    const asForm = await site.call('POST', '/api/notice', {
      body: multipart({ title: '', description: '', ...sent }),
    });
    expect(asForm.record).toMatchObject(only);
    expect((await send('POST', 'notice', { title: '', title_ne: ' ' })).status).toBe(400);
    expect((await send('POST', 'notice', { description_ne: '<p>x</p>' })).json).toMatchObject({
      fields: { title: 'Title is required.' },
    });
    const news = await send('POST', 'news', { title_ne: 'खेलकुद दिवस' });
    expect(news.record.slug).toBe('खेलकुद-दिवस');
    const later = await send('PUT', `news/${news.record._id}`, { title_ne: 'खेल' });
    expect(later.record).toMatchObject({ title: 'खेलकुद दिवस', title_ne: 'खेल', slug: 'खेलकुद-दिवस' });
  });

  test('a change brings a text to a field that was empty, and moves nothing else [20.102, 20.103]', async () => {
    const bare = await created({ title: 'Holiday' });
    const put = async (json: unknown, of = bare) => (await send('PUT', `notice/${of._id}`, json)).record;
    expect(await put({ description_ne: '<p>शुक्रबार</p>' })).toMatchObject({
      description: '<p>शुक्रबार</p>',
      description_ne: '',
    });
    const whole = await created(both);
    const cleared = await put({ description: '' }, whole);
    expect(cleared).toMatchObject({ ...both, description: '' });
    expect(await put(cleared, whole)).toMatchObject({ ...both, description: '' });
    expect((await send('PUT', `notice/${whole._id}`, { title: '' })).status).toBe(400);
    expect(await put({ title_ne: '', description_ne: '<p></p>' }, whole)).toMatchObject({
      title: 'Holiday',
      title_ne: '',
    });
  });

  test('a twin is refused under its own name, and its rich text is cleaned [20.104]', async () => {
    const long = 'क'.repeat(201);
    for (const wrong of [long, null, 7, ['x'], 'a\u0000'])
      for (const [method, path] of [
        ['POST', 'notice'],
        ['PUT', `notice/${(await created(both))._id}`],
      ] as const) {
        const refused = await send(method, path, { title: 'Holiday', title_ne: wrong });
        expect(refused.status).toBe(400);
        expect(Object.keys((refused.json as { fields: object }).fields)).toEqual(['title_ne']);
      }
    expect((await send('POST', 'notice', { title_ne: long })).json).toMatchObject({
      fields: { title_ne: 'शीर्षक is too long. The longest is 200 characters.' },
    });
    const inNepali = await send('POST', 'notice', { title: 'x', title_ne: long }, { 'x-lang': 'ne' });
    expect(inNepali.json).toMatchObject({
      fields: { title_ne: 'शीर्षक धेरै लामो भयो। बढीमा २०० अक्षर लेख्न मिल्छ।' },
    });
    const hostile = {
      title: 'x',
      description_ne: '<p onclick="x()">सूचना<script>x()</script></p>',
      description: 'x',
    };
    expect(await created(hostile)).toMatchObject({ description_ne: '<p>सूचना</p>' });
  });

  test('a twin is not changed without the latest version [20.103]', async () => {
    const { _id } = await created(both);
    const seen = (await site.call('GET', `/api/notice/${_id}`)).headers.get('etag') ?? '';
    expect((await send('PUT', `notice/${_id}`, { title_ne: 'छुट्टी' }, { 'if-match': seen })).status).toBe(200);
    const stale = await send('PUT', `notice/${_id}`, { title_ne: 'पुरानो' }, { 'if-match': seen });
    expect(stale.status).toBe(412);
    expect((await site.call('GET', `/api/notice/${_id}`)).record.title_ne).toBe('छुट्टी');
  });

  test('drafts, versions and single fields have them [20.102, 20.112]', async () => {
    const editor = editorOf(site, 'notice');
    const draft = managed(await editor.draft({ title_ne: 'बिदा', description_ne: '<p>शुक्रबार</p>' }));
    expect(draft.draft?.fields).toMatchObject({ title: '', title_ne: 'बिदा' });
    const published = managed(await editor.publish(draft._id));
    expect(published.live).toMatchObject({ title: 'बिदा', title_ne: '', description: '<p>शुक्रबार</p>' });
    await editor.keep(draft._id, { title: 'Holiday', title_ne: 'बिदा' });
    await editor.publish(draft._id);
    const history = await editor.call('GET', `/${draft._id}/versions`);
    const versions = history.json as { n: number; changed: string[] }[];
    expect(versions[0]?.changed).toEqual(['title', 'title_ne']);
    await editor.keep(draft._id, { title: 'Day off', title_ne: 'छुट्टी' });
    const restored = await editor.restore(draft._id, versions[0]?.n ?? 0, ['title_ne']);
    expect(managed(restored).draft?.fields).toMatchObject({ title: 'Day off', title_ne: 'बिदा' });
  });

  test('lists are filtered by either title in every state [20.114]', async () => {
    const { _id } = await created({ title: 'Quarterly stocktaking', title_ne: 'त्रैमासिक गणना' });
    const editor = editorOf(site, 'notice');
    const drafted = managed(await editor.draft({ title: 'Second stocktaking', title_ne: 'त्रैमासिक मस्यौदा' }));
    const found = async (path: string) =>
      ((await site.call('GET', path)).json as { _id: string }[]).map((item) => item._id).sort();
    const q = encodeURIComponent('त्रैमासिक');
    expect(await found(`/api/manage/notice?q=${q}`)).toEqual([_id, drafted._id].sort());
    const listed = (await site.call('GET', `/api/notices?q=${q}`)).json as unknown;
    expect(JSON.stringify(listed)).toContain(_id);
    await site.call('DELETE', `/api/notice/${_id}`);
    expect(await found(`/api/manage/notice?state=trash&q=${q}`)).toEqual([_id]);
  });

  test('pictures in a twin are public while it is live [20.115]', async () => {
    const uploaded = await site.call('POST', '/api/picture', {
      body: multipart({ image: await smallPicture() }),
    });
    const path = (uploaded.json as { path: string }).path;
    const made = await created({ ...both, description_ne: `<p>क</p><p><img src="${path}" alt=""></p>` });
    expect((await site.call('GET', path, { as: 'nobody' })).status).toBe(200);
    await send('PUT', `notice/${made._id}`, { description_ne: '<p>क</p>' });
    expect((await site.call('GET', path, { as: 'nobody' })).status).toBe(404);
  });

  test('so have the settings: name, motto, university, address and opening hours [20.102, 20.105, 20.212]', async () => {
    const change = (json: unknown, headers: Record<string, string> = {}) =>
      send('PUT', 'settings', json, headers);
    const inNepali = {
      name_ne: 'हाम्रो कलेज',
      motto_ne: 'स्वागत छ।',
      university_ne: 'त्रिभुवन विश्वविद्यालय',
      address_ne: 'काठमाडौं, नेपाल',
      openingHours_ne: 'बिहान १० देखि ५ बजेसम्म',
    };
    await change({ university: 'Tribhuvan University', openingHours: '10 to 5' });
    const { record: before } = await site.call('GET', '/api/settings');
    expect(before).toMatchObject({
      name_ne: '',
      motto_ne: '',
      university_ne: '',
      address_ne: '',
      openingHours_ne: '',
    });
    expect((await change(inNepali)).json).toEqual({ ...before, ...inNepali });
    expect((await change({ name: 'Our School' })).json).toEqual({
      ...before,
      ...inNepali,
      name: 'Our School',
    });
    const whole = await site.call('GET', '/api/settings');
    expect((await change(whole.json)).json).toEqual(whole.json);
    expect((await change({ motto: '', motto_ne: 'सबैका लागि' })).record).toMatchObject({
      motto: 'सबैका लागि',
      motto_ne: '',
    });
    const long = await change({ name_ne: 'क'.repeat(201) }, { 'x-lang': 'ne' });
    expect(long.json).toMatchObject({
      fields: { name_ne: 'कलेजको नाम धेरै लामो भयो। बढीमा २०० अक्षर लेख्न मिल्छ।' },
    });
    expect((await change({ name: ' ' })).json).toMatchObject({
      fields: { name: 'College name is required.' },
    });
    expect((await change({ ...before, copyrightYear: '२०२३' })).json).toEqual(before);
  });
});
