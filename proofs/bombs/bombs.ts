import { crc32, deflateSync, gzipSync } from 'node:zlib';

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

/** A PNG of one bit a pixel, whose rows are there, or only announced. */
function png(width: number, height: number, rows: number): Buffer {
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])]);
  const data = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
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

/** Small files that would fill the memory once they are unpacked. */
export const pictureBombs: Readonly<Record<string, Buffer>> = {
  'a PNG of 65,535²': png(65_535, 65_535, 10),
  'a whole PNG of 196 megapixels': png(14_000, 14_000, 14_000),
  'a GIF of 10,000 frames': gif(5000, 10_000),
  'a JPEG of 65,535²': jpeg(65_535, 65_535),
  'a PNG of one very long row': png(2_000_000_000, 1, 1),
};

/** 100 MB of JSON, packed. */
export const packedBody = gzipSync(
  Buffer.concat([Buffer.from('{"name":"'), Buffer.alloc(100_000_000, 'a'), Buffer.from('"}')]),
);
