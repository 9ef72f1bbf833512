import { crc32, deflateSync } from 'node:zlib';

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A chunk of a PNG, with its length and its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

/**
 * A black PNG of one bit a pixel, which takes no time to draw.
 * @param rows that it has; fewer than `height` where it announces more than that
 * @param more chunks before the pixels
 */
export function blackPng(width: number, height: number, rows = height, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])]);
  const pixels = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
