import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
export type Encoding = 'br' | 'gzip' | 'identity';

/** Results by header, since browsers send few different ones. */
const known = new Map<string, Encoding>();
const MAX_KNOWN = 200;

/** The best encoding that the header accepts: br, then gzip, then identity. A weight of 0 excludes an encoding. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const text = String(header);
  let encoding = known.get(text);
  if (!encoding) {
    encoding = choose(text);
    if (known.size >= MAX_KNOWN) known.clear();
    if (text.length <= 200) known.set(text, encoding);
  }
  return encoding;
}

function choose(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/** Compresses a page, at levels that take a few milliseconds. */
export const compress: Record<Encoding, (html: Buffer) => Buffer> = {
  identity: (html) => html,
  gzip: (html) => gzipSync(html, { level: 6 }),
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};
