import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** The accepted formats, by the decoder's names of their containers; `heif` is AVIF. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

/** The number of first bytes that tell a file's format. */
export const headLength = 256;

const avifBrands = new Set(['avif', 'avis']);
const heicBrands = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'heif',
  'mif1',
  'msf1',
]);

const latin = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

/** The brands in the first box of an ISO media file (AVIF, HEIC, MP4, …); none for other files. */
function brandsOf(head: Buffer): string[] {
  if (latin(head, 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.length, head.readUInt32BE(0));
  const brands = [latin(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin(head, at, at + 4));
  return brands;
}

/** Whether an AVIF file says that it is a sequence of frames. */
export const isSequence = (file: Buffer) => brandsOf(file.subarray(0, headLength))[0] === 'avis';

/**
 * Detects a picture's format by its first bytes alone, because clients can claim any content type.
 * @throws `unsupported` for every other format
 */
export function detectFormat(head: Buffer): ImageFormat {
  if (head.length === 0) throw errors.unsupported(sentences.emptyPicture(sentences.formats));
  if (latin(head, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (latin(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(latin(head, 0, 6))) return 'gif';
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return 'webp';
  const brands = brandsOf(head);
  if (brands.some((brand) => avifBrands.has(brand))) return 'heif';
  if (brands.some((brand) => heicBrands.has(brand))) throw errors.unsupported(sentences.heic);
  throw errors.unsupported(sentences.noPicture(sentences.formats));
}
