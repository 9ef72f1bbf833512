import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { movingPicture, multipart, smallPicture } from '../pictures.ts';
import { type Answer, sites, type TestSite } from '../site.ts';
import { editorOf, managed } from './editor.ts';

interface Warning {
  field: string;
  kind: string;
  what: string;
}

const warningsOf = ({ json }: Answer) => (json as { warnings?: Warning[] }).warnings;
const kindsOf = (answer: Answer) => warningsOf(answer)?.map(({ field, kind }) => `${field}: ${kind}`);

const lossy =
  '<p style="color:#c00">Open <marquee>now</marquee></p><img src="https://old.example/gate.jpg">' +
  '<iframe src="https://www.youtube.com/embed/abc12345678"></iframe>';

describe.each(sites)('Answers to changes on $name tell what was not taken as sent', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const post = (json: object) => site.call('POST', '/api/notice', { json });

  test('of a new record, and of a change; what is read carries no warnings [23.10]', async () => {
    const made = await post({ title: 'Gate', description: lossy });
    expect(made.status).toBe(201);
    const { _id } = made.json as { _id: string };
    const kinds = ['markup', 'markup', 'foreign-picture', 'embed'].map((kind) => `description: ${kind}`);
    expect(kindsOf(made)).toEqual(kinds);
    const pictures = warningsOf(made)?.filter(({ kind }) => kind === 'foreign-picture');
    expect(pictures?.[0]?.what).toContain('https://old.example/gate.jpg');
    expect(warningsOf(await site.call('GET', `/api/notice/${_id}`))).toBeUndefined();
    expect((await site.call('GET', '/api/notices')).text).not.toContain('"warnings"');
    const changed = await site.call('PUT', `/api/notice/${_id}`, { json: { description_ne: lossy } });
    expect(kindsOf(changed)).toEqual(kinds.map((kind) => kind.replace('description', 'description_ne')));
  });

  test('of a draft, new and kept [23.10]', async () => {
    const notices = editorOf(site, 'notice');
    const made = await notices.draft({ title: 'Draft', description: lossy, colour: 'red' });
    expect(made.status).toBe(201);
    expect(kindsOf(made)).toContain('description: embed');
    expect(kindsOf(made)).toContain('colour: unknown-field');
    const { _id } = managed(made);
    const kept = await notices.keep(_id, { description: '<p>a<img src="data:image/png;base64,AAAA"></p>' });
    expect(kindsOf(kept)).toEqual(['description: foreign-picture']);
    expect(warningsOf(await notices.keep(_id, { description: '<p>a</p>' }))).toBeUndefined();
    expect(warningsOf(await notices.look(_id))).toBeUndefined();
  });

  test('of pictures that move, of which the first frame is stored, wherever they are sent [23.85]', async () => {
    const [gif, webp, still] = [await movingPicture(), await movingPicture('webp'), await smallPicture()];
    const send = (path: string, fields: Parameters<typeof multipart>[0]) =>
      site.call('POST', path, { body: multipart(fields) });
    const told = async (path: string, fields: Parameters<typeof multipart>[0]) => {
      const answer = await send(path, fields);
      expect([path, answer.status]).toEqual([path, expect.toSatisfy((status) => status < 300)]);
      return kindsOf(answer);
    };
    const notice = await send('/api/notice', { title: 'Fair', image: gif });
    expect(kindsOf(notice)).toEqual(['image: animation']);
    expect(warningsOf(notice)?.[0]?.what).toBe('This picture moves. Its first frame was stored, as a still.');
    const draft = managed(await send('/api/manage/notice', { title: 'Fair', image: still }));
    expect(await told('/api/picture', { image: webp })).toEqual(['image: animation']);
    expect(await told('/api/manage/notice', { title: 'Fair', image: webp })).toEqual(['image: animation']);
    expect(await told(`/api/manage/notice/${draft._id}/draft/image`, { image: gif })).toEqual([
      'image: animation',
    ]);
    expect(await told(`/api/noticeFile/${notice.record._id}`, { image: gif })).toEqual(['image: animation']);
    expect(await told(`/api/noticeFile/${notice.record._id}`, { image: still })).toBeUndefined();
    const album = await send('/api/gallery', { title: 'Fair', image: [still, gif, webp] });
    expect(warningsOf(album)?.map(({ what }) => what)).toEqual([
      'Pictures that move: 2. The first frame of each was stored, as a still.',
    ]);
    const more = `/api/gallery-image-update/${album.record._id}`;
    expect(await told(more, { image: [still, gif] })).toEqual(['image: animation']);
    expect(await told(more, { image: [still] })).toBeUndefined();
  });

  test('of fields that are not known, which are ignored as before [23.11]', async () => {
    const made = await post({ title: 'Fields', colour: 'red', descriptions: 'x' });
    expect(made.status).toBe(201);
    expect(kindsOf(made)).toEqual(['colour: unknown-field', 'descriptions: unknown-field']);
    const settings = await site.call('PUT', '/api/settings', { json: { motto: 'Learn', slogan: 'x' } });
    expect(settings.status).toBe(200);
    expect(kindsOf(settings)).toEqual(['slogan: unknown-field']);
    expect(warningsOf(await site.call('GET', '/api/settings'))).toBeUndefined();
  });

  test('of nothing where all was taken, also of a record that is sent back whole [23.11]', async () => {
    const made = await post({ title: 'Whole', description: '<p>a <b>b</b></p><h1>c</h1>' });
    expect(warningsOf(made)).toBeUndefined();
    const { _id } = made.json as { _id: string };
    const whole = (await site.call('GET', `/api/notice/${_id}`)).json as object;
    const back = await site.call('PUT', `/api/notice/${_id}`, { json: whole });
    expect(back.status).toBe(200);
    expect(warningsOf(back)).toBeUndefined();
    const facts = (await site.call('GET', '/api/settings')).json as object;
    expect(warningsOf(await site.call('PUT', '/api/settings', { json: facts }))).toBeUndefined();
  });

  test('in the language of the call [23.10]', async () => {
    const json = { title: 'नेपाली', description: lossy };
    const made = await site.call('POST', '/api/notice', { json, headers: { 'x-lang': 'ne' } });
    for (const { what } of warningsOf(made) ?? []) expect(what).toMatch(/[\u0900-\u097f]/);
  });
});
