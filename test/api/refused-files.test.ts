import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNothingUnfinished, storedFiles } from '../folders.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

describe.each(sites)('A file for which a call is refused, on $name', ({ start }) => {
  let site: TestSite;
  let good: File;
  /** Looks like a picture until it is decoded. */
  let damaged: File;
  let album = '';
  let draft = '';
  const noPicture = new File(['Minutes of May'], 'same.png', { type: 'image/png' });
  const large = new File(
    [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(21 * 1024 * 1024)],
    'same.png',
  );

  beforeAll(async () => {
    site = await start();
    good = await pictureFile({ width: 40, height: 30, name: 'same.png' });
    const whole = await (await pictureFile({ name: 'same.png' })).arrayBuffer();
    damaged = new File([whole.slice(0, whole.byteLength / 2)], 'same.png', { type: 'image/png' });
    const body = multipart({ title: 'Sports', image: good });
    album = (await site.call('POST', '/api/gallery', { body })).record._id ?? '';
    const made = await site.call('POST', '/api/manage/gallery', {
      body: multipart({ fields: '{"title":"Music"}' }),
    });
    draft = made.record._id ?? '';
  });
  afterAll(() => site.close());

  test.each([
    ['of a new record', () => '/api/gallery'],
    ['of a record that gets more', () => `/api/gallery-image-update/${album}`],
    ['of a draft', () => `/api/manage/gallery/${draft}/draft/image`],
  ])(
    '%s is told by its place in the field, because names repeat; nothing of the call stays behind [23.79]',
    async (_, path) => {
      const before = await storedFiles(site);
      for (const [bad, status, code] of [
        [noPicture, 415, 'unsupported'],
        [damaged, 415, 'unsupported'],
        [large, 413, 'too-large'],
      ] as const) {
        const body = multipart({ title: 'Same names', image: [good, good, bad, good] });
        const { status: answered, json, headers } = await site.call('POST', path(), { body });
        const fields = { image: expect.stringMatching(/^same\.png: /) };
        expect([answered, json]).toEqual([status, { message: expect.any(String), code, fields }]);
        expect(headers.get('x-refused-file')).toBe('image 2');
      }
      expect(await storedFiles(site)).toEqual(before);
      await expectNothingUnfinished(site);
    },
  );

  test('is not told where the call is refused for anything else', async () => {
    const path = `/api/gallery-image-update/${album}`;
    const tooMany = multipart({ image: Array.from({ length: 21 }, () => good) });
    const tooManyTexts = multipart({ image: good, imageAlt: '["One","Two"]' });
    for (const body of [tooMany, tooManyTexts]) {
      const { status, headers } = await site.call('POST', path, { body });
      expect([status, headers.get('x-refused-file')]).toEqual([400, null]);
    }
  });
});
