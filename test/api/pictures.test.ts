import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extraTypes } from '../extra-types.ts';
import { expectNothingUnfinished, storedFiles } from '../folders.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { trustClock } from '../run-sql.ts';
import { sites, sweepLater, type TestSite } from '../site.ts';

const PATH = /^\/uploads\/[0-9a-f]{32}\.webp$/;
const NOWHERE = '0'.repeat(24);

describe.each(sites)('Pictures on $name', ({ start }) => {
  let site: TestSite;
  let picture: File;
  beforeAll(async () => {
    site = await start({ extraTypes });
    picture = await pictureFile({ width: 330, height: 20 });
  });
  afterAll(() => site.close());

  const isThere = async (path: string | undefined) =>
    (await site.call('GET', path ?? '/none', { as: 'nobody' })).status === 200;
  const upload = async () =>
    (await site.call('POST', '/api/picture', { body: multipart({ image: picture }) })).record.path ?? '';
  const notice = (description: string) =>
    site.call('POST', '/api/notice', { json: { title: 'Text', description } });
  const naming = (path: string | undefined) => `<p>See</p><img src="${path}">`;

  describe('inside rich text', () => {
    test('are stored by their own route, which returns the path [12.14]', async () => {
      const { status, record } = await site.call('POST', '/api/picture', {
        body: multipart({ image: picture }),
      });
      expect(status).toBe(201);
      expect(record.path).toMatch(PATH);
      await notice(naming(record.path));
      expect(await isThere(record.path)).toBe(true);
      expect(await isThere(record.path?.replace('.webp', '-320.webp'))).toBe(true);
    });

    test('are public while a record uses them; others are deleted after a day, or with the history that has them [12.14]', async () => {
      const own = await start();
      const upload = async () =>
        (await own.call('POST', '/api/picture', { body: multipart({ image: picture }) })).record.path ?? '';
      const notice = async (description: string) =>
        (await own.call('POST', '/api/notice', { json: { title: 'Text', description } })).record._id;
      const stay = (paths: (string | undefined)[]) =>
        Promise.all(
          paths.map(async (path) => (await own.call('GET', path ?? '', { as: 'nobody' })).status === 200),
        );

      const [loose, shared, dropped, undone, kept] = await Promise.all([1, 2, 3, 4, 5].map(upload));
      const all = [loose, shared, dropped, undone, kept];
      const ids = [
        await notice(naming(shared)),
        await notice(naming(shared) + naming(shared)),
        await notice(naming(dropped)),
        await notice(naming(undone)),
        await notice(naming(kept)),
      ];
      await own.call('DELETE', `/api/notice/${ids[0]}`);
      await own.call('DELETE', `/api/notice/${ids[2]}`);
      await own.call('PUT', `/api/notice/${ids[3]}`, { json: { description: '' } });
      await own.call('PUT', `/api/notice/${ids[3]}`, { json: { description: naming(undone) } });
      const nameOf = (path: string | undefined) => path?.split('/').at(-1);
      expect(await stay(all)).toEqual([false, true, false, true, true]);
      await sweepLater(own, 23);
      expect(await stay(all)).toEqual([false, true, false, true, true]);
      expect(await storedFiles(own)).toContain(nameOf(loose));
      await sweepLater(own, 25);
      expect(await stay(all)).toEqual([false, true, false, true, true]);
      expect(await storedFiles(own)).not.toContain(nameOf(loose));
      const name = nameOf(dropped);
      expect(await storedFiles(own)).toContain(name);
      await trustClock(own, 31 * 24);
      await sweepLater(own, 31 * 24);
      expect(await storedFiles(own)).not.toContain(name);
      expect(await stay([shared, undone, kept])).toEqual([true, true, true]);
      await own.close();
    });

    test('of other sites, or that were never stored, are ignored', async () => {
      const made = await notice(naming(`/uploads/${'0'.repeat(32)}.webp`));
      expect(made.status).toBe(201);
      expect((await site.call('DELETE', `/api/notice/${made.record._id}`)).status).toBe(200);
    });
  });

  describe('in a list', () => {
    const album = async (count: number) => {
      const files = Array.from({ length: count }, () => picture);
      const { json } = await site.call('POST', '/api/album', {
        body: multipart({ title: 'Album', image: files }),
      });
      return json as { _id: string; image: string[] };
    };
    const remove = (id: string, json: unknown) =>
      site.call('POST', `/api/album-image-delete/${id}`, { json });

    test('are required for a new record, and keep their order', async () => {
      expect(await site.call('POST', '/api/album', { json: { title: 'None' } })).toMatchObject({
        status: 400,
        json: { fields: { image: expect.any(String) } },
      });
      const { _id, image } = await album(3);
      expect(image).toEqual([
        expect.stringMatching(PATH),
        expect.stringMatching(PATH),
        expect.stringMatching(PATH),
      ]);
      expect(new Set(image).size).toBe(3);
      expect((await site.call('GET', `/api/album/${_id}`)).json).toMatchObject({ image });
    });

    test('are appended, also by two requests at once', async () => {
      const { _id, image } = await album(1);
      const add = () =>
        site.call('POST', `/api/album-image-update/${_id}`, {
          body: multipart({ image: [picture, picture] }),
        });
      const answers = await Promise.all([add(), add()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const now = (await site.call('GET', `/api/album/${_id}`)).json as { image: string[] };
      expect(now.image).toHaveLength(5);
      expect(now.image[0]).toBe(image[0]);
      expect(
        await site.call('POST', `/api/album-image-update/${_id}`, { body: multipart({ title: 'x' }) }),
      ).toMatchObject({ status: 400 });
      expect(
        (
          await site.call('POST', `/api/album-image-update/${NOWHERE}`, {
            body: multipart({ image: picture }),
          })
        ).status,
      ).toBe(404);
      await expectNothingUnfinished(site);
    });

    test('are removed by their position, and deleted at once', async () => {
      const { _id, image } = await album(3);
      expect(await remove(_id, { index: 1 })).toMatchObject({
        status: 200,
        json: { _id, image: [image[0], image[2]] },
      });
      expect([await isThere(image[0]), await isThere(image[1])]).toEqual([true, false]);
      expect(await remove(_id, { index: 1, image: image[2] })).toMatchObject({
        status: 200,
        json: { image: [image[0]] },
      });
      expect(await remove(_id, { index: 0 })).toMatchObject({ status: 200, json: { image: [] } });
    });

    test('are removed in any encoding', async () => {
      const { _id, image } = await album(3);
      const path = `/api/album-image-delete/${_id}`;
      const form = await site.call('POST', path, {
        body: new URLSearchParams({ index: '2', image: String(image[2]) }),
      });
      expect(form).toMatchObject({ status: 200, json: { image: image.slice(0, 2) } });
      expect(await site.call('POST', path, { body: multipart({ index: '1' }) })).toMatchObject({
        status: 200,
        json: { image: image.slice(0, 1) },
      });
    });

    test('are not removed when the position has another picture, or none [12.15]', async () => {
      const { _id, image } = await album(2);
      for (const json of [
        { index: 2 },
        { index: 999_999 },
        { index: 0, image: image[1] },
        { index: 0, image: '' },
        { index: 1, image: '/uploads/x' },
      ])
        expect(await remove(_id, json), JSON.stringify(json)).toMatchObject({
          status: 409,
          json: { code: 'conflict' },
        });
      for (const index of [
        -1,
        1.5,
        '1.5',
        '-1',
        'x',
        '',
        ' 1',
        '1e0',
        null,
        true,
        [0],
        {},
        undefined,
        2 ** 53,
      ])
        expect(await remove(_id, { index }), JSON.stringify(index)).toMatchObject({
          status: 400,
          json: { fields: { index: expect.any(String) } },
        });
      expect((await remove(_id, { index: 0, image: 7 })).status).toBe(400);
      for (const id of [NOWHERE, 'odd']) expect((await remove(id, { index: 0 })).status).toBe(404);
      expect((await site.call('GET', `/api/album/${_id}`)).json).toMatchObject({ image });
    });

    test('are removed once by two requests for the same one', async () => {
      const { _id, image } = await album(3);
      const answers = await Promise.all([1, 2].map(() => remove(_id, { index: 0, image: image[0] })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await site.call('GET', `/api/album/${_id}`)).json).toMatchObject({ image: image.slice(1) });
    });

    test('are deleted with their record', async () => {
      const before = await storedFiles(site);
      const { _id, image } = await album(2);
      await site.call('DELETE', `/api/album/${_id}`);
      expect(await Promise.all(image.map(isThere))).toEqual([false, false]);
      expect((await storedFiles(site)).toSorted()).toEqual(before.toSorted());
    });
  });

  test('replaced by two requests at once: one stays, the other is deleted', async () => {
    const { record } = await site.call('POST', '/api/notice', {
      body: multipart({ title: 'Race', image: picture }),
    });
    const replace = () =>
      site.call('POST', `/api/noticeFile/${record._id}`, { body: multipart({ image: picture }) });
    const answers = await Promise.all([replace(), replace(), replace()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const now = (await site.call('GET', `/api/notice/${record._id}`)).record.image;
    for (const path of [record.image, ...answers.map((answer) => answer.record.image)])
      expect(await isThere(path)).toBe(path === now);
  });

  test('are immutable for caches, and answered with 304', async () => {
    const path = await upload();
    await notice(naming(path));
    const { headers } = await site.call('GET', path, { as: 'nobody' });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable, s-maxage=1');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const again = await site.call('GET', path, {
      as: 'nobody',
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
