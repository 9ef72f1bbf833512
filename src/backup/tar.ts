import { createHash, type Hash } from 'node:crypto';

/**
 * The archive's outer form is tar, so that any machine can look into it. Of all that tar allows there is one header
 * for a name and a size: whatever differs by a bit (links, folders, other owners, long names) is not ours.
 */
export const BLOCK = 512;
/** How every tar ends. */
const END = Buffer.alloc(2 * BLOCK);
/** The most that eleven octal digits say. */
const LARGEST = 8 ** 11 - 1;
const LONGEST_NAME = 99;
const SEAL = 'seal.sha256';
/** In bytes: the seal's header, its text and the end. */
export const SEAL_SIZE = 2 * BLOCK + END.length;

const octal = (number: number, digits: number) => `${number.toString(8).padStart(digits, '0')}\0`;

/** The header before a file's content. @throws RangeError for what it cannot say */
export function headerOf(name: string, size: number): Buffer {
  if (name.length > LONGEST_NAME || !/^[\w./-]+$/.test(name) || size > LARGEST) {
    throw new RangeError(`No room in an archive for ${name} of ${size} bytes`);
  }
  const header = Buffer.alloc(BLOCK);
  const write = (text: string, at: number) => header.write(text, at, 'latin1');
  write(name, 0);
  write(octal(0o600, 7), 100);
  write(octal(0, 7), 108);
  write(octal(0, 7), 116);
  write(octal(size, 11), 124);
  write(octal(0, 11), 136);
  // The sum is that of a header with blanks in its place.
  write(' '.repeat(8), 148);
  write('0', 156);
  write('ustar\u000000', 257);
  write(octal(0, 7), 329);
  write(octal(0, 7), 337);
  const sum = header.reduce((total, byte) => total + byte, 0);
  write(`${octal(sum, 6)} `, 148);
  return header;
}

/** What a header says, or null when it is not exactly one that `headerOf` makes. */
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

/** How many bytes fill up the last block of a content. */
export const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

/** The last file of an archive with the end: what everything before it must hash to. */
export function sealOf(hash: Hash): Buffer {
  const text = `${hash.digest('hex')}\n`;
  return Buffer.concat([
    headerOf(SEAL, text.length),
    Buffer.from(text),
    Buffer.alloc(paddingOf(text.length)),
    END,
  ]);
}

export const newHash = (): Hash => createHash('sha256');
