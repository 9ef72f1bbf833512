import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { plainPicture } from './media.fixture.ts';
import { pngChunk } from './png.fixture.ts';
import { isAnimatedPng, withoutTexts } from './png-chunks.ts';

const SIGNATURE_BYTES = 8;
const HEADER_BYTES = 25;

const texts = (count: number) =>
  Array<Buffer>(count).fill(
    pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(1000))])),
  );

test('A PNG is read without the texts that it carries, wherever they stand [12.12]', async () => {
  const png = await plainPicture(30, 20).png().toBuffer();
  const at = SIGNATURE_BYTES + HEADER_BYTES;
  const header = png.subarray(0, at);
  const rest = png.subarray(at, -AT_END);
  const carrying = Buffer.concat([
    header,
    ...texts(300),
    pngChunk('iTXt', Buffer.from('Title\0\0\0\0\0A title')),
    rest,
    pngChunk('tEXt', Buffer.from('Author\0Somebody')),
    png.subarray(-AT_END),
  ]);
  expect(withoutTexts(carrying)).toEqual(png);
  expect(withoutTexts(png)).toBe(png);
});

/** The last chunk. */
const AT_END = 12;

test.each([
  ['is cut off', (png: Buffer) => png.subarray(0, -20)],
  [
    'announces a chunk beyond its end',
    (png: Buffer) =>
      Buffer.concat([png.subarray(0, 33), Buffer.from('ffffffff7a545874', 'hex'), Buffer.alloc(40)]),
  ],
  ['is only a signature', (png: Buffer) => png.subarray(0, 8)],
  ['is empty', () => Buffer.alloc(0)],
])('A PNG that %s stays as it is, for the decoder to refuse', async (_, damage) => {
  const damaged = damage(await plainPicture(30, 20).png().toBuffer());
  expect(withoutTexts(damaged)).toBe(damaged);
});

test('A PNG moves if it says so before its picture [23.85]', async () => {
  const still = await plainPicture(30, 20).png().toBuffer();
  const at = SIGNATURE_BYTES + HEADER_BYTES;
  const control = pngChunk('acTL', Buffer.alloc(8, 1));
  expect(isAnimatedPng(still)).toBe(false);
  expect(isAnimatedPng(Buffer.concat([still.subarray(0, at), control, still.subarray(at)]))).toBe(true);
  expect(isAnimatedPng(Buffer.concat([still.subarray(0, -AT_END), control, still.subarray(-AT_END)]))).toBe(
    false,
  );
});
