import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { blackPng, pngChunk } from '../../src/media/png.fixture.ts';

const u24 = (value: number) => {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
};

/** Chunks of compressed text, of this many megabytes each once they are unpacked. */
function packedTexts(type: 'zTXt' | 'iTXt' | 'iCCP', count: number, megabytes: number): Buffer[] {
  const packed = deflateSync(Buffer.alloc(megabytes * 1_000_000, 'a'), { level: 9 });
  return Array.from({ length: count }, (_, index) => {
    const name = `Text ${index}\0`;
    return pngChunk(
      type,
      Buffer.concat([Buffer.from(type === 'iTXt' ? `${name}\u0001\0\0\0` : `${name}\0`), packed]),
    );
  });
}

/** A GIF of many frames, each of one pixel on a large canvas. */
function gif(edge: number, frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(edge, 0);
  size.writeUInt16LE(edge, 2);
  const colors = Buffer.from([0, 0, 0, 255, 255, 255]);
  const head = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0]), colors]);
  const frame = Buffer.from('21f904000a000000002c00000000010001000002024401' + '00', 'hex');
  return Buffer.concat([head, ...Array(frames).fill(frame), Buffer.from([0x3b])]);
}

/** A JPEG that announces a size and has nothing of it. */
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffd8ffc0000b0800000000010111' + '00', 'hex');
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return Buffer.concat([
    frame,
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.alloc(64),
    Buffer.from('ffd9', 'hex'),
  ]);
}

/** A progressive JPEG whose last scan comes many times over. */
async function scans(edge: number, times: number): Promise<Buffer> {
  const picture = sharp({ create: { width: edge, height: edge, channels: 3, background: '#a31f3c' } });
  const whole = await picture.jpeg({ progressive: true }).toBuffer();
  const last = whole.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = whole.subarray(last, -2);
  return Buffer.concat([
    whole.subarray(0, last),
    ...Array<Buffer>(times).fill(scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function riff(...chunks: readonly [type: string, data: Buffer][]): Buffer {
  const parts = chunks.map(([type, data]) => {
    const head = Buffer.alloc(8);
    head.write(type);
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  });
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** The chunks of a WebP file of one pixel, without its RIFF header. */
async function webpPixel(): Promise<Buffer> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  return (await pixel.webp({ lossless: true }).toBuffer()).subarray(12);
}

/** A WebP of many frames, each of one pixel on a canvas of this edge. */
async function animatedWebp(edge: number, frames: number): Promise<Buffer> {
  const size = Buffer.concat([u24(edge - 1), u24(edge - 1)]);
  const pixel = await webpPixel();
  const frame = Buffer.concat([Buffer.alloc(6), u24(0), u24(0), u24(10), Buffer.from([0]), pixel]);
  return riff(
    ['VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), size])],
    ['ANIM', Buffer.alloc(6)],
    ...Array.from({ length: frames }, () => ['ANMF', frame] as [string, Buffer]),
  );
}

/** A lossless WebP that announces a size and has nothing of it. */
function webp(edge: number): Buffer {
  const size = Buffer.alloc(5);
  size[0] = 0x2f;
  size.writeUInt32LE(((edge - 1) | ((edge - 1) << 14)) >>> 0, 1);
  return riff(['VP8L', Buffer.concat([size, Buffer.alloc(200)])]);
}

/** An AVIF whose container announces another size than the picture inside has. */
async function avif(edge: number): Promise<Buffer> {
  const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#000' } })
    .avif()
    .toBuffer();
  const at = whole.indexOf('ispe') + 8;
  whole.writeUInt32BE(edge, at);
  whole.writeUInt32BE(edge, at + 4);
  return whole;
}

/** Small files that would fill the memory, or take a processor for long, once they are unpacked. */
export async function pictureBombs(): Promise<Readonly<Record<string, Buffer>>> {
  return {
    'a PNG of 65,535²': blackPng(65_535, 65_535, 10),
    'a whole PNG of 196 megapixels': blackPng(14_000, 14_000, 14_000),
    'a GIF of 10,000 frames': gif(5000, 10_000),
    'a JPEG of 65,535²': jpeg(65_535, 65_535),
    'a PNG of one very long row': blackPng(2_000_000_000, 1, 1),
    'a WebP of 16,383²': webp(16_383),
    'a WebP of 10,000 frames': await animatedWebp(4096, 10_000),
    'an AVIF of 65,535²': await avif(65_535),
    'an AVIF of 7,000²': await avif(7000),
    'a JPEG of 5,000 scans': await scans(2000, 5000),
    'a PNG with 1,000 compressed texts': blackPng(50, 50, 50, packedTexts('zTXt', 1000, 1)),
    'a PNG with 1,000 texts in UTF-8': blackPng(50, 50, 50, packedTexts('iTXt', 1000, 1)),
    'a PNG with a text of 200 MB': blackPng(50, 50, 50, packedTexts('iTXt', 1, 200)),
    'a PNG with a colour profile of 200 MB': blackPng(50, 50, 50, packedTexts('iCCP', 1, 200)),
  };
}
