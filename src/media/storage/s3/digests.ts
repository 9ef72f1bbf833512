import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';

export interface Digests {
  /** In bytes. */
  size: number;
  /** Both in hexadecimal. */
  sha256: string;
  md5: string;
}

/** Reads a file for what its upload has to declare. */
export async function digestsOf(file: string): Promise<Digests> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  let size = 0;
  for await (const chunk of createReadStream(file)) {
    size += (chunk as Buffer).length;
    sha256.update(chunk as Buffer);
    md5.update(chunk as Buffer);
  }
  return { size, sha256: sha256.digest('hex'), md5: md5.digest('hex') };
}

/** Passes bytes on, and counts and digests them. */
export class Digesting extends Transform {
  size = 0;
  readonly #hash: Hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: unknown, done: (error: null, chunk: Buffer) => void) {
    this.size += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** In hexadecimal; to be called once, after the last byte. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}
