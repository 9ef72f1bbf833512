import type { Sharp, SharpOptions } from 'sharp';
import { errors } from '../errors.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import type { IconLook } from '../schema/icon-names.ts';
import type { MediaLimits } from './context.ts';
import { type ImageFormat, isSequence } from './image-format.ts';
import { isAnimatedPng, withoutTexts } from './png-chunks.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** A decoded picture: upright sRGB pixels, without the file's metadata. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

interface FirstFrame extends Pixels {
  /** Whether there are others. */
  isAnimated: boolean;
}

let loading: Promise<typeof import('sharp')['default']> | undefined;

/** Loads the image library with the first picture, to keep the start fast. */
export function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Several pictures are encoded in parallel, so each gets one thread; none is decoded twice, so a cache is useless.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

const broken = () => errors.unsupported(sentences.damagedPicture);

const tooSlow = () => errors.unsupported(sentences.slowPicture);

const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout');

/** Turns every error of the decoder into a refusal of the file. */
async function orRefusal<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (error) {
    throw isTimeout(error) ? tooSlow() : broken();
  }
}

/** Checks format and size by the header, so that a decompression bomb is never decoded. @returns the size of a frame, and how many there are */
async function checkHeader(picture: Sharp, kind: ImageFormat, limit: number) {
  const { format, width, height, pages = 1 } = await orRefusal(picture.metadata());
  // A file that starts as one format and decodes as another is an attack.
  if (format !== kind) throw broken();
  const pixels = width * height * pages;
  if (pixels <= limit) return { width, height, pages };
  const millions = (number: number) => numeral(Math.ceil(number / 1e5) / 10);
  const tooMany = pages > 1 ? sentences.tooManyPixelsInFrames : sentences.tooManyPixels;
  throw errors.tooLarge(tooMany(millions(pixels), millions(limit)));
}

interface Size {
  width: number;
  height: number;
}

/** WebP knows no longer ones. */
const MAX_EDGE = 16_383;

/**
 * The long edge that is stored. Long and narrow pictures, such as scans of a roll of results and screenshots of a whole
 * page, keep as many pixels as a photograph has: by their height alone nobody could read them (requirement 23.77).
 */
function longEdgeOf({ width, height }: Size, { longEdge }: Pick<MediaLimits, 'longEdge'>): number {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const sameArea = Math.sqrt((longEdge * (longEdge / 2) * long) / short);
  return Math.min(long, MAX_EDGE, Math.max(longEdge, Math.floor(sameArea)));
}

/**
 * Decodes the first frame of a file, scaled down to `longEdgeOf`.
 * @throws `tooLarge` for too many pixels, `unsupported` for everything else that does not decode
 */
export async function decode(sent: Buffer, kind: ImageFormat, limits: MediaLimits): Promise<FirstFrame> {
  const sharp = await loadSharp();
  const file = kind === 'png' ? withoutTexts(sent) : sent;
  const options: SharpOptions = { failOn: 'error', sequentialRead: true, pages: 1 };
  const header = sharp(file, { ...options, limitInputPixels: false });
  const found = await checkHeader(header, kind, limits.pixels);
  const size = longEdgeOf(found, limits);
  const { data, info } = await orRefusal(
    sharp(file, { ...options, limitInputPixels: limits.pixels })
      .timeout({ seconds: limits.seconds })
      .autoOrient()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const isAnimated = isMoving(sent, kind, found.pages);
  return { data, width: info.width, height: info.height, channels: info.channels, isAnimated };
}

/** The decoder counts the frames of GIF and WebP only; the pages of an AVIF file may be other pictures. */
function isMoving(sent: Buffer, kind: ImageFormat, pages: number): boolean {
  if (kind === 'png') return isAnimatedPng(sent);
  if (kind === 'heif') return isSequence(sent);
  return pages > 1;
}

async function fromPixels({ data, width, height, channels }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}

/** Encodes the picture as WebP, `width` pixels wide. @throws `overloaded` after `limits.seconds` */
export async function encode(pixels: Pixels, width: number, limits: MediaLimits): Promise<Buffer> {
  const picture = await fromPixels(pixels);
  if (width < pixels.width) picture.resize({ width });
  // Effort 2 takes half the time of the default, for files about 3 % larger.
  try {
    return await picture.webp({ quality: 80, effort: 2 }).timeout({ seconds: limits.seconds }).toBuffer();
  } catch (error) {
    throw isTimeout(error) ? errors.overloaded() : error;
  }
}

/** Encodes a stored picture as a square PNG, the whole picture centred in it. */
export async function encodeIcon(
  file: Buffer,
  { size, margin, isCut, isOnWhite }: IconLook,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(file).metadata();
  const fillsSquare = width === height && (await sharp(file).stats()).isOpaque;
  const edge = fillsSquare && !isCut ? 0 : Math.round(size * margin);
  const ground = isOnWhite ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = sharp(file)
    .resize(size - 2 * edge, size - 2 * edge, { fit: 'contain', background: ground })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground });
  if (isOnWhite) picture.flatten({ background: ground });
  return picture.png().toBuffer();
}

/** The picture's mean colour on white, `#rrggbb`: the placeholder while it loads. */
export async function colorOf(pixels: Pixels): Promise<string> {
  const picture = await fromPixels(pixels);
  const [r = 0, g = 0, b = 0] = await picture
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${Buffer.from([r, g, b]).toString('hex')}`;
}
