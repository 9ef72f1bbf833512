import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNothingUnfinished, storedFiles } from '../folders.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

const PATH = /^\/uploads\/[0-9a-f]{32}\.webp$/;

interface Gallery {
  _id: string;
  title: string;
  image: string[];
  imageAlt: string[];
}

describe.each(sites)('Galleries on $name', ({ start }) => {
  let site: TestSite;
  let picture: File;
  beforeAll(async () => {
    site = await start();
    picture = await pictureFile({ width: 40, height: 30 });
  });
  afterAll(() => site.close());

  const several = (count: number) => Array.from({ length: count }, () => picture);
  const create = (fields: Parameters<typeof multipart>[0]) =>
    site.call('POST', '/api/gallery', { body: multipart(fields) });
  async function gallery(imageAlt: readonly string[]): Promise<Gallery> {
    const image = several(imageAlt.length);
    const { json } = await create({ title: 'Orientation', image, imageAlt: JSON.stringify(imageAlt) });
    return json as Gallery;
  }
  const add = (id: string, count: number, imageAlt?: readonly string[]) =>
    site.call('POST', `/api/gallery-image-update/${id}`, {
      body: multipart({
        image: several(count),
        ...(imageAlt && { imageAlt: JSON.stringify(imageAlt) }),
      }),
    });
  const remove = (id: string, json: unknown) =>
    site.call('POST', `/api/gallery-image-delete/${id}`, { json });
  const put = (id: string, json: unknown, headers = {}) =>
    site.call('PUT', `/api/gallery/${id}`, { json, headers });
  const read = async (id: string) =>
    (await site.call('GET', `/api/gallery/${id}`, { as: 'nobody' })).json as Gallery;
  const isThere = async (path: string | undefined) =>
    (await site.call('GET', path ?? '/none', { as: 'nobody' })).status === 200;
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

  describe('creating', () => {
    test('needs a title and at least one picture, and stores nothing without them [5.7]', async () => {
      const before = await storedFiles(site);
      for (const [fields, missing] of [
        [{ image: picture }, 'title'],
        [{ title: ' ', image: picture }, 'title'],
        [{ title: 'None' }, 'image'],
      ] as const)
        expect(await create(fields)).toMatchObject({
          status: 400,
          json: { fields: { [missing]: expect.any(String) } },
        });
      expect((await site.call('POST', '/api/gallery', { json: { title: 'None' } })).status).toBe(400);
      expect(await storedFiles(site)).toEqual(before);
      await expectNothingUnfinished(site);
    });

    test('keeps the order of the pictures and of their alternative texts [3.14, 7.28, 7.29]', async () => {
      const wide = await pictureFile({ width: 90, height: 30 });
      const tall = await pictureFile({ width: 30, height: 90 });
      const { status, json } = await create({
        title: 'Shapes',
        image: [wide, picture, tall],
        imageAlt: JSON.stringify(['Wide', '', 'Tall']),
      });
      expect(status).toBe(201);
      const { _id, image, imageAlt } = json as Gallery;
      expect(image).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(PATH)));
      expect(imageAlt).toEqual(['Wide', '', 'Tall']);
      expect(await read(_id)).toEqual(json);
      const { text } = await site.call('GET', `/gallery/shapes/${_id}`, { as: 'nobody' });
      const shown = [...text.matchAll(/<img src="([^"]+)"[^>]* width="(\d+)" height="(\d+)" alt="([^"]*)"/g)];
      expect(shown.slice(0, 3).map((found) => found.slice(1))).toEqual([
        [image[0], '90', '30', 'Wide'],
        [image[1], '40', '30', ''],
        [image[2], '30', '90', 'Tall'],
      ]);
    });

    test('fills in missing alternative texts, and refuses one without a picture', async () => {
      expect((await create({ title: 'Few', image: several(3), imageAlt: '["One"]' })).json).toMatchObject({
        imageAlt: ['One', '', ''],
      });
      expect((await create({ title: 'None', image: several(2) })).json).toMatchObject({ imageAlt: ['', ''] });
      const before = await storedFiles(site);
      for (const imageAlt of ['["One","Two"]', '[1]', '{}', 'One'])
        expect(await create({ title: 'Many', image: picture, imageAlt }), imageAlt).toMatchObject({
          status: 400,
          json: { fields: { imageAlt: expect.any(String) } },
        });
      expect(await storedFiles(site)).toEqual(before);
    });
  });

  describe('adding', () => {
    test('keeps what is there and returns the gallery [4.14, 7.31]', async () => {
      const { _id, image } = await gallery(['First', 'Second']);
      const { status, json, headers } = await add(_id, 2, ['Third']);
      const { image: now, imageAlt } = json as Gallery;
      expect(status).toBe(200);
      expect(now).toHaveLength(4);
      expect(now.slice(0, 2)).toEqual(image);
      expect(imageAlt).toEqual(['First', 'Second', 'Third', '']);
      expect(headers.get('etag')).toBeTruthy();
      expect(await read(_id)).toEqual(json);
    });

    test('takes 20 files in one request; of 21 none is kept', async () => {
      const { _id, image } = await gallery(['Alone']);
      const before = await storedFiles(site);
      expect((await add(_id, 21)).status).toBe(400);
      expect((await create({ title: 'Too many', image: several(21) })).status).toBe(400);
      expect((await read(_id)).image).toEqual(image);
      expect(await storedFiles(site)).toEqual(before);
      await expectNothingUnfinished(site);
      const { status, json } = await add(_id, 20);
      expect(status).toBe(200);
      expect((json as Gallery).image).toHaveLength(21);
    });

    test('refuses more alternative texts than pictures, and changes nothing', async () => {
      const made = await gallery(['Alone']);
      expect(await add(made._id, 1, ['One', 'Two'])).toMatchObject({
        status: 400,
        json: { fields: { imageAlt: expect.any(String) } },
      });
      expect(await read(made._id)).toMatchObject({ image: made.image, imageAlt: ['Alone'] });
    });
  });

  describe('deleting a picture', () => {
    test('deletes its alternative text and its file at once, in any encoding [3.16, 7.32]', async () => {
      const { _id, image } = await gallery(['a', 'b', 'c', 'd']);
      const path = `/api/gallery-image-delete/${_id}`;
      expect(await remove(_id, { index: 1 })).toMatchObject({
        status: 200,
        json: { _id, title: 'Orientation', image: [image[0], image[2], image[3]], imageAlt: ['a', 'c', 'd'] },
      });
      expect([await isThere(image[0]), await isThere(image[1])]).toEqual([true, false]);
      expect(await isThere(image[1]?.replace('.webp', '-320.webp'))).toBe(false);
      const encoded = new URLSearchParams({ index: '0', image: image[0] ?? '' });
      expect(await site.call('POST', path, { body: encoded })).toMatchObject({
        status: 200,
        json: { image: [image[2], image[3]], imageAlt: ['c', 'd'] },
      });
      expect(await site.call('POST', path, { body: multipart({ index: '1' }) })).toMatchObject({
        status: 200,
        json: { image: [image[2]], imageAlt: ['c'] },
      });
    });

    test('works for the last one: the list is empty, and can be filled again', async () => {
      const { _id } = await gallery(['Only']);
      expect(await remove(_id, { index: 0 })).toMatchObject({
        status: 200,
        json: { image: [], imageAlt: [] },
      });
      expect((await site.call('GET', `/gallery/orientation/${_id}`, { as: 'nobody' })).status).toBe(200);
      expect((await put(_id, { title: 'Empty' })).status).toBe(200);
      expect((await add(_id, 1, ['New'])).json).toMatchObject({ title: 'Empty', imageAlt: ['New'] });
    });

    test('never takes another picture than the expected one [12.15]', async () => {
      const made = await gallery(['a', 'b']);
      for (const json of [{ index: 2 }, { index: 0, image: made.image[1] }, { index: 1, image: 'x' }])
        expect(await remove(made._id, json), JSON.stringify(json)).toMatchObject({
          status: 409,
          json: { message: expect.any(String), code: 'conflict' },
        });
      for (const index of [-1, 1.5, 'x', '', null, true, [0], undefined])
        expect((await remove(made._id, { index })).status, JSON.stringify(index)).toBe(400);
      expect(await read(made._id)).toEqual(made);
    });

    test('is for administrators', async () => {
      const { _id, image } = await gallery(['a']);
      const json = { index: 0 };
      const path = `/api/gallery-image-delete/${_id}`;
      expect((await site.call('POST', path, { json, as: 'nobody' })).status).toBe(401);
      expect((await read(_id)).image).toEqual(image);
    });
  });

  describe('two at once', () => {
    test('that delete the same picture: one succeeds, the other gets a conflict', async () => {
      const { _id, image } = await gallery(['a', 'b', 'c']);
      const wish = { index: 0, image: image[0] };
      const answers = await Promise.all([remove(_id, wish), remove(_id, wish), remove(_id, wish)]);
      expect(statuses(answers)).toEqual([200, 409, 409]);
      expect(await read(_id)).toMatchObject({ image: image.slice(1), imageAlt: ['b', 'c'] });
    });

    test('that delete two pictures: only the intended ones are deleted', async () => {
      const { _id, image } = await gallery(['a', 'b', 'c', 'd']);
      const answers = await Promise.all([0, 2].map((index) => remove(_id, { index, image: image[index] })));
      const gone = [0, 2].filter((_, at) => answers[at]?.status === 200).map((index) => image[index]);
      expect(gone.length).toBeGreaterThan(0);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect((await read(_id)).image).toEqual(image.filter((path) => !gone.includes(path)));
    });

    test('that add: both succeed, and alternative texts stay with their pictures', async () => {
      const { _id, image } = await gallery(['a']);
      const answers = await Promise.all([add(_id, 2, ['m1', 'm2']), add(_id, 2, ['y1', 'y2'])]);
      expect(statuses(answers)).toEqual([200, 200]);
      const now = await read(_id);
      expect(now.image).toHaveLength(5);
      expect(now.image[0]).toBe(image[0]);
      expect([
        ['a', 'm1', 'm2', 'y1', 'y2'],
        ['a', 'y1', 'y2', 'm1', 'm2'],
      ]).toContainEqual(now.imageAlt);
    });

    test('that add and delete: both succeed', async () => {
      const { _id, image } = await gallery(['a', 'b']);
      const answers = await Promise.all([add(_id, 1, ['new']), remove(_id, { index: 0, image: image[0] })]);
      expect(statuses(answers)).toEqual([200, 200]);
      const now = await read(_id);
      expect(now).toMatchObject({ image: [image[1], expect.stringMatching(PATH)], imageAlt: ['b', 'new'] });
      expect(await Promise.all(now.image.map(isThere))).toEqual([true, true]);
      expect(await isThere(image[0])).toBe(false);
    });

    test('that save the same version: one succeeds, the other changes nothing', async () => {
      const { _id } = await gallery(['a', 'b']);
      const seen = (await site.call('GET', `/api/gallery/${_id}`)).headers.get('etag') ?? '';
      const headers = { 'if-match': seen };
      const answers = await Promise.all([
        put(_id, { title: 'Mine', imageAlt: ['m', 'm'] }, headers),
        put(_id, { title: 'Yours', imageAlt: ['y', 'y'] }, headers),
      ]);
      expect(statuses(answers)).toEqual([200, 412]);
      expect(await read(_id)).toEqual(answers.find(({ status }) => status === 200)?.json);
      const late = await Promise.all([
        site.call('POST', `/api/gallery-image-delete/${_id}`, { json: { index: 0 }, headers }),
        site.call('POST', `/api/gallery-image-update/${_id}`, {
          body: multipart({ image: picture }),
          headers,
        }),
        site.call('DELETE', `/api/gallery/${_id}`, { headers }),
      ]);
      expect(statuses(late)).toEqual([412, 412, 412]);
      expect((await read(_id)).image).toHaveLength(2);
    });
  });

  describe('changing', () => {
    test('the alternative texts keeps exactly one for each picture', async () => {
      const { _id, image } = await gallery(['a', 'b']);
      expect((await put(_id, { imageAlt: ['A'] })).json).toMatchObject({ image, imageAlt: ['A', ''] });
      const body = new URLSearchParams({ imageAlt: '["A","B"]' });
      expect((await site.call('PUT', `/api/gallery/${_id}`, { body })).json).toMatchObject({
        imageAlt: ['A', 'B'],
      });
      expect(await put(_id, { imageAlt: ['A', 'B', 'C'] })).toMatchObject({
        status: 400,
        json: { fields: { imageAlt: expect.any(String) } },
      });
      expect((await put(_id, { imageAlt: [] })).json).toMatchObject({ imageAlt: ['', ''] });
    });

    test('the title alone keeps pictures and alternative texts [7.30]', async () => {
      const { _id, image } = await gallery(['a', 'b']);
      const { status, json } = await put(_id, { title: 'Renamed', image: [] });
      expect(status).toBe(200);
      expect(json).toMatchObject({ title: 'Renamed', image, imageAlt: ['a', 'b'] });
    });
  });

  test('are documented with their alternative texts', async () => {
    const { json } = await site.call('GET', '/api/openapi.json', { as: 'nobody' });
    const { paths, components } = json as {
      paths: Record<string, Record<string, unknown>>;
      components: { schemas: Record<string, { properties: object }> };
    };
    expect(components.schemas.gallery?.properties).toHaveProperty('imageAlt');
    for (const [path, method] of [
      ['/api/gallery', 'post'],
      ['/api/gallery/{id}', 'put'],
      ['/api/gallery-image-update/{id}', 'post'],
    ] as const)
      expect(JSON.stringify(paths[path]?.[method]), path).toContain('"imageAlt"');
  });
});
