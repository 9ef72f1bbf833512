import { describe, expect, test } from 'vitest';
import { detectFormat } from './image-format.ts';
import { plainPicture } from './media.fixture.ts';

/** The first box of an ISO media file with the given brands, the first of them the major one. */
function mediaFile(major: string, ...others: string[]): Buffer {
  const box = Buffer.alloc(16 + 4 * others.length);
  box.writeUInt32BE(box.length, 0);
  box.write(`ftyp${major}`, 4, 'latin1');
  box.write(others.join(''), 16, 'latin1');
  return Buffer.concat([box, Buffer.from('\0\0\0\x08mdat', 'latin1')]);
}

describe("a picture's format is detected by its content", () => {
  test.each([
    ['jpeg', () => plainPicture(8, 8).jpeg()],
    ['png', () => plainPicture(8, 8).png()],
    ['webp', () => plainPicture(8, 8).webp()],
    ['gif', () => plainPicture(8, 8).gif()],
    ['heif', () => plainPicture(8, 8).avif()],
  ])('%s', async (kind, make) => {
    expect(detectFormat(await make().toBuffer())).toBe(kind);
  });

  test('an AVIF may carry the general brand first', () => {
    expect(detectFormat(mediaFile('mif1', 'mif1', 'miaf', 'avif'))).toBe('heif');
  });
});

describe('everything else is refused with 415', () => {
  test.each([
    ['HEIC from a phone', mediaFile('heic', 'mif1', 'MiHE', 'heic')],
    ['HEIF with the general brand first', mediaFile('mif1', 'mif1', 'heic')],
    ['a burst of HEVC pictures', mediaFile('hevc', 'msf1', 'hevc')],
  ])('%s, saying how to send JPEG', (_, head) => {
    expect(() => detectFormat(head)).toThrow(
      expect.objectContaining({
        status: 415,
        message: expect.stringMatching(/HEIC.*JPEG.*Most Compatible/s),
      }),
    );
  });

  test.each([
    ['an empty file', Buffer.alloc(0), /empty/],
    ['one byte', Buffer.from([0xff]), /not an image/],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /not an image/],
    ['SVG behind an XML head', Buffer.from('<?xml version="1.0"?><svg/>'), /not an image/],
    ['TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1'), /not an image/],
    ['BMP', Buffer.from('BM\x36\0\0\0', 'latin1'), /not an image/],
    ['PDF', Buffer.from('%PDF-1.7'), /not an image/],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), /not an image/],
    ['a sound in the container of WebP', Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'), /not an image/],
    ['a film', mediaFile('isom', 'mp41', 'avc1'), /not an image/],
    ['JPEG XL', Buffer.from('\xff\x0a\0\0', 'latin1'), /not an image/],
    [
      'a brand beyond the end of its box',
      Buffer.concat([mediaFile('isom'), Buffer.from('avif')]),
      /not an image/,
    ],
  ])('%s', (_, head, words) => {
    expect(() => detectFormat(head)).toThrow(
      expect.objectContaining({ status: 415, message: expect.stringMatching(words) }),
    );
  });
});
