import { createHash, type Hash } from 'node:crypto';

/**
 * The archive is a tar file, so that standard tools can list it. Only one header is valid for a name and a size:
 * anything else that tar allows (links, folders, owners, long names) is refused.
 */
export const BLOCK_BYTES = 512;
/** The end-of-archive marker of tar. */
const END_OF_ARCHIVE = Buffer.alloc(2 * BLOCK_BYTES);
/** The largest number in eleven octal digits. */
const MAX_SIZE = 8 ** 11 - 1;
const MAX_NAME_LENGTH = 99;
const SEAL = 'seal.sha256';
/** The seal's header, its text and the end marker. */
export const SEAL_BYTES = 2 * BLOCK_BYTES + END_OF_ARCHIVE.length;

const octal = (number: number, digits: number) => `${number.toString(8).padStart(digits, '0')}\0`;

/** The header of a file. @throws RangeError for a name or size that does not fit */
export function headerOf(name: string, size: number): Buffer {
  if (name.length > MAX_NAME_LENGTH || !/^[\w./-]+$/.test(name) || size > MAX_SIZE) {
    throw new RangeError(`No room in an archive for ${name} of ${size} bytes`);
  }
  const header = Buffer.alloc(BLOCK_BYTES);
  const write = (text: string, at: number) => header.write(text, at, 'latin1');
  write(name, 0);
  write(octal(0o600, 7), 100);
  write(octal(0, 7), 108);
  write(octal(0, 7), 116);
  write(octal(size, 11), 124);
  write(octal(0, 11), 136);
  // The checksum is computed with spaces in its own field.
  write(' '.repeat(8), 148);
  write('0', 156);
  write('ustar\u000000', 257);
  write(octal(0, 7), 329);
  write(octal(0, 7), 337);
  const sum = header.reduce((total, byte) => total + byte, 0);
  write(`${octal(sum, 6)} `, 148);
  return header;
}

/** Parses a header; null when it is not exactly what `headerOf` writes. */
export function readHeader(header: Buffer): { name: string; size: number } | null {
  const textAt = (from: number, to: number) => header.toString('latin1', from, to).replace(/\0.*$/s, '');
  const name = textAt(0, 100);
  const size = Number.parseInt(textAt(124, 136), 8);
  try {
    return headerOf(name, size).equals(header) ? { name, size } : null;
  } catch {
    return null;
  }
}

/** Number of padding bytes after a content of this size. */
export const paddingOf = (size: number) => (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;

/** The last entry of an archive, with the digest of everything before it, and the end marker. */
export function sealOf(hash: Hash): Buffer {
  const text = `${hash.digest('hex')}\n`;
  return Buffer.concat([
    headerOf(SEAL, text.length),
    Buffer.from(text),
    Buffer.alloc(paddingOf(text.length)),
    END_OF_ARCHIVE,
  ]);
}

export const newHash = (): Hash => createHash('sha256');
