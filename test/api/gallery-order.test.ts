import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

interface Gallery {
  _id: string;
  image: string[];
  imageAlt: string[];
}

describe.each(sites)('Putting the pictures of a gallery in order on $name', ({ start }) => {
  let site: TestSite;
  let picture: File;
  beforeAll(async () => {
    site = await start();
    picture = await pictureFile({ width: 40, height: 30 });
  });
  afterAll(() => site.close());

  async function gallery(imageAlt: readonly string[]): Promise<Gallery> {
    const image = imageAlt.map(() => picture);
    const body = multipart({ title: 'Orientation', image, imageAlt: JSON.stringify(imageAlt) });
    return (await site.call('POST', '/api/gallery', { body })).json as Gallery;
  }
  const read = async (id: string) =>
    (await site.call('GET', `/api/gallery/${id}`, { as: 'nobody' })).json as Gallery;
  const isThere = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).status === 200;
  const order = (id: string, json: unknown, headers = {}) =>
    site.call('POST', `/api/gallery-image-order/${id}`, { json, headers });

  test('takes their alternative texts along and keeps their files, in any encoding [17.41]', async () => {
    const { _id, image } = await gallery(['a', 'b', 'c']);
    const [a = '', b = '', c = ''] = image;
    const turned = await order(_id, { image: [c, a, b] });
    expect(turned).toMatchObject({
      status: 200,
      json: { _id, title: 'Orientation', image: [c, a, b], imageAlt: ['c', 'a', 'b'] },
    });
    expect(await read(_id)).toEqual(turned.json);
    expect(await Promise.all(image.map(isThere))).toEqual([true, true, true]);
    const path = `/api/gallery-image-order/${_id}`;
    const list = { image: JSON.stringify([b, c, a]) };
    for (const body of [new URLSearchParams(list), multipart(list)])
      expect(await site.call('POST', path, { body })).toMatchObject({
        status: 200,
        json: { image: [b, c, a], imageAlt: ['b', 'c', 'a'] },
      });
  });

  test('refuses other pictures than those that are there, and changes nothing [17.41]', async () => {
    const made = await gallery(['a', 'b']);
    const [a, b] = made.image;
    for (const image of [[a], [b, b], [a, b, a], [b, '/uploads/x.webp'], []])
      expect(await order(made._id, { image }), JSON.stringify(image)).toMatchObject({
        status: 409,
        json: { code: 'conflict' },
      });
    for (const image of [undefined, 7, 'x', [7], ['x'], { 0: a }])
      expect((await order(made._id, { image })).status, JSON.stringify(image)).toBe(400);
    expect((await order('0'.repeat(24), { image: made.image })).status).toBe(404);
    const json = { image: [b, a] };
    const path = `/api/gallery-image-order/${made._id}`;
    expect((await site.call('POST', path, { json, as: 'nobody' })).status).toBe(401);
    expect(await read(made._id)).toEqual(made);
  });

  test('is refused on a newer version than the one seen, and leaves the version where nothing moves [17.41]', async () => {
    const { _id, image } = await gallery(['a', 'b']);
    const seen = (await site.call('GET', `/api/gallery/${_id}`)).headers.get('etag') ?? '';
    const same = await order(_id, { image }, { 'if-match': seen });
    expect([same.status, same.headers.get('etag')]).toEqual([200, seen]);
    await site.call('PUT', `/api/gallery/${_id}`, { json: { title: 'Newer' } });
    expect((await order(_id, { image: image.toReversed() }, { 'if-match': seen })).status).toBe(412);
    expect(await read(_id)).toMatchObject({ image, imageAlt: ['a', 'b'] });
  });
});
