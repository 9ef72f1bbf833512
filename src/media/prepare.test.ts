import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../schema/picture-names.ts';
import { diskStorage, type Storage } from './index.ts';
import {
  createTestMedia,
  listed,
  plainPicture,
  refusalOf,
  streamOf,
  temporaryFolder,
} from './media.fixture.ts';
import { blackPng } from './png.fixture.ts';

/** Left half red, right half blue. */
const redAndBlue = () =>
  plainPicture(40, 20, '#ff0000').composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } }, left: 20, top: 0 },
  ]);

describe('a stored picture', () => {
  test('is WebP in full size and every smaller width, under a random name', async () => {
    const { send, settle, stored, uploads } = createTestMedia();
    const content = await plainPicture(1000, 100).png().toBuffer();
    const picture = await send(content);
    expect(picture).toEqual({
      path: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
      width: 1000,
      height: 100,
      color: '#3366cc',
      widths: [320, 640, 960],
      bytes: expect.any(Number),
      digest: createHash('sha256').update(content).digest('hex'),
      name: '',
    });
    expect(await stored()).toEqual(namesOf(picture.path, picture.widths).sort());
    const sizes = namesOf(picture.path, picture.widths).map(async (name) => {
      const { format, width, height } = await sharp(await readFile(join(uploads, name))).metadata();
      return [format, width, height];
    });
    const contents = namesOf(picture.path, picture.widths).map((name) => readFile(join(uploads, name)));
    const bytes = (await Promise.all(contents)).reduce((sum, { length }) => sum + length, 0);
    expect(picture.bytes).toBe(bytes);
    expect(await Promise.all(sizes)).toEqual([
      ['webp', 1000, 100],
      ['webp', 320, 32],
      ['webp', 640, 64],
      ['webp', 960, 96],
    ]);
    await settle([picture]);
    const again = await send(content);
    expect(again.path).not.toBe(picture.path);
  });

  test.each([
    ['JPEG', () => plainPicture(50, 40).jpeg()],
    ['PNG with 16 bits', () => plainPicture(50, 40).toColourspace('rgb16').png()],
    ['grey PNG', () => plainPicture(50, 40).greyscale().png()],
    ['PNG with transparency', () => plainPicture(50, 40).ensureAlpha(0.5).png()],
    ['CMYK JPEG', () => plainPicture(50, 40).toColourspace('cmyk').jpeg()],
    ['WebP', () => plainPicture(50, 40).webp()],
    ['AVIF', () => plainPicture(50, 40).avif({ effort: 0 })],
    ['GIF', () => plainPicture(50, 40).gif()],
  ])('from %s is sRGB', async (_, make) => {
    const { media, send } = createTestMedia();
    const picture = await send(await make().toBuffer());
    expect(picture).toMatchObject({ width: 50, height: 40, widths: [] });
    const file = await media.open(namesOf(picture.path)[0] ?? '');
    const { space } = await sharp(Buffer.concat(await (file?.stream.toArray() ?? []))).metadata();
    expect(space).toBe('srgb');
  });

  test('is upright and has no metadata [12.13]', async () => {
    const { send, uploads } = createTestMedia();
    const sent = await redAndBlue()
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(sent.includes('secret')).toBe(true);
    const picture = await send(sent);
    expect(picture).toMatchObject({ width: 20, height: 40 });
    const kept = await readFile(join(uploads, namesOf(picture.path)[0] ?? ''));
    expect(kept.includes('secret')).toBe(false);
    const { exif, icc, xmp, iptc, orientation } = await sharp(kept).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    const { data } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) => [...data.subarray((y * 20 + x) * 3, (y * 20 + x) * 3 + 3)];
    const [top, bottom] = [colorAt(10, 5), colorAt(10, 35)];
    expect(top[0]).toBeGreaterThan(200);
    expect(bottom[2]).toBeGreaterThan(200);
  });

  test('of an animation is its first frame', async () => {
    const { send, uploads } = createTestMedia();
    const frames = [plainPicture(30, 20, '#ff0000'), plainPicture(30, 20, '#0000ff')].map((frame) =>
      frame.png().toBuffer(),
    );
    const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const picture = await send(animation);
    expect(picture).toMatchObject({ width: 30, height: 20, color: '#ff0000' });
    const kept = await sharp(await readFile(join(uploads, namesOf(picture.path)[0] ?? ''))).metadata();
    expect(kept.pages ?? 1).toBe(1);
  });

  test.each([
    ['a photograph', [6000, 4000], [4096, 2731]],
    ['a square one', [5000, 5000], [4096, 4096]],
    ['a long screenshot', [1080, 12_000], [869, 9654]],
    ['a roll of results', [100, 5000], [100, 5000]],
    ['the longest that the format knows', [20, 20_000], [16, 16_383]],
  ])(
    'is stored by its area, so that one can read it: %s [23.77]',
    async (_, [width = 0, height = 0], stored) => {
      const { send } = createTestMedia();
      const picture = await send(await plainPicture(width, height).png().toBuffer());
      expect([picture.width, picture.height]).toEqual(stored);
    },
  );
});

describe('refused, and nothing stays', () => {
  const png = () =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
  test.each([
    ['a truncated JPEG', async () => (await png().jpeg().toBuffer()).subarray(0, 9000)],
    ['a truncated PNG', async () => (await png().png().toBuffer()).subarray(0, 9000)],
    ['a truncated WebP', async () => (await png().webp().toBuffer()).subarray(0, 3000)],
    ['a truncated AVIF', async () => (await png().avif({ effort: 0 }).toBuffer()).subarray(0, 3000)],
    ['a truncated GIF', async () => (await png().gif().toBuffer()).subarray(0, 3000)],
    ['a PNG with a damaged middle', async () => (await png().png().toBuffer()).fill(0, 5000, 5100)],
    ['only the beginning of a JPEG', async () => Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
    ['a script behind the beginning of a GIF', async () => Buffer.from('GIF89a<?php phpinfo(); ?>')],
    ['a drawing behind the beginning of a PNG', async () => Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1')],
  ])('%s', async (_, make) => {
    const { send, stored, unfinished } = createTestMedia();
    const refusal = await refusalOf(send(await make()));
    expect(refusal).toMatchObject({
      status: 415,
      message: expect.stringContaining('not an image that is accepted'),
    });
    expect([await stored(), await unfinished()]).toEqual([[], []]);
  });

  test('more than 50 megapixels, however small the file [12.12]', async () => {
    const { send, stored, unfinished } = createTestMedia();
    const refusal = await refusalOf(send(blackPng(10_000, 5_100)));
    expect(refusal).toMatchObject({
      status: 413,
      message: expect.stringMatching(/51 megapixels.*at most 50/),
    });
    expect([await stored(), await unfinished()]).toEqual([[], []]);
  });

  test('an animation of too many pixels over all its frames', async () => {
    const { send } = createTestMedia({ limits: { pixels: 1000 } });
    const frames = ['#ff0000', '#0000ff'].map((color) => plainPicture(30, 20, color).png().toBuffer());
    const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    const refusal = await refusalOf(send(animation));
    expect(refusal).toMatchObject({ status: 413, message: expect.stringContaining('frames') });
  });

  test.each([
    ['ENOSPC', 507],
    ['EDQUOT', 507],
    ['EIO', 503],
    ['EROFS', 503],
  ])('a picture that the disk does not take (%s) [11.9, 21.130]', async (code, status) => {
    const folder = temporaryFolder();
    const disk = diskStorage(folder);
    let puts = 0;
    const filling: Storage = {
      ...disk,
      async put(name, file) {
        puts++;
        if (puts > 2) throw Object.assign(new Error('not stored'), { code });
        await disk.put(name, file);
      },
    };
    const { send, unfinished } = createTestMedia({ storage: filling });
    const refusal = await refusalOf(send(await plainPicture(1000, 100).png().toBuffer()));
    expect(refusal).toMatchObject({ status });
    expect(puts).toBeGreaterThan(2);
    expect(await unfinished()).toEqual([]);
    expect(await listed(disk)).toEqual([]);
  });
});

test('a picture beyond the queue gets 503', async () => {
  const { media, unfinished } = createTestMedia({ limits: { maxConcurrent: 1, maxWaiting: 0 } });
  const content = await plainPicture(600, 400).jpeg().toBuffer();
  const uploads = [await media.receive(streamOf(content)), await media.receive(streamOf(content))];
  const outcomes = await Promise.allSettled(uploads.map((upload) => media.prepare(upload)));
  expect(outcomes).toEqual([
    expect.objectContaining({ status: 'fulfilled' }),
    { status: 'rejected', reason: expect.objectContaining({ status: 503 }) },
  ]);
  await media.discard(uploads);
  expect(await unfinished()).toEqual([]);
});

test('AVIF, whose decoder needs the most memory, is decoded one at a time', async () => {
  const { media } = createTestMedia({ limits: { maxConcurrent: 2, maxWaiting: 0 } });
  const outcomesOf = async (content: Buffer) => {
    const uploads = [await media.receive(streamOf(content)), await media.receive(streamOf(content))];
    const outcomes = await Promise.allSettled(uploads.map((upload) => media.prepare(upload)));
    return outcomes.map(({ status }) => status);
  };
  expect(await outcomesOf(await plainPicture(90, 60).jpeg().toBuffer())).toEqual(['fulfilled', 'fulfilled']);
  expect(await outcomesOf(await plainPicture(90, 60).avif({ effort: 0 }).toBuffer())).toEqual([
    'fulfilled',
    'rejected',
  ]);
});

test('an abandoned picture leaves nothing, a settled one only its files', async () => {
  const { media, send, settle, stored, unfinished } = createTestMedia();
  const content = await plainPicture(700, 400).jpeg().toBuffer();
  const kept = await send(content);
  const given = await send(content);
  await settle([kept]);
  await media.abandon([given]);
  expect(await stored()).toEqual(namesOf(kept.path, kept.widths).sort());
  expect(await unfinished()).toEqual([]);
});

test('a removed picture opens in no size', async () => {
  const { media, send, stored } = createTestMedia();
  const picture = await send(await plainPicture(700, 400).jpeg().toBuffer());
  const names = namesOf(picture.path, picture.widths);
  for (const name of names) {
    const file = await media.open(name);
    const content = Buffer.concat(await (file?.stream.toArray() ?? []));
    expect(content.length).toBe(file?.size);
  }
  await media.remove([picture.path, '/uploads/../../etc/passwd', 'https://example.com/x.png']);
  expect(await Promise.all(names.map((name) => media.open(name)))).toEqual([null, null, null]);
  expect(await stored()).toEqual([]);
});
