import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../compression.ts';

/** Pages in each encoding, packed as tightly as is still quick. */
export const compress: Record<Encoding, (html: Buffer) => Buffer> = {
  identity: (html) => html,
  gzip: (html) => gzipSync(html, { level: 6 }),
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};
