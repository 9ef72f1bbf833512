import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Asker, HashQueue } from './hash-queue.ts';

/** Argon2id's cost: memory in KiB, passes, lanes. */
export interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** Derives the key of a password; tests replace it to count hashes. */
export type DeriveKey = (password: string, salt: Buffer, cost: Cost) => Promise<Buffer>;

const COST: Cost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const ENCODED =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{16,64})\$([A-Za-z0-9+/]{43})$/;

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

export const argon2id: DeriveKey = (password, nonce, cost) =>
  new Promise((resolve, reject) => {
    argon2('argon2id', { message: password, nonce, tagLength: TAG_BYTES, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Hashes and verifies passwords, a few at a time in fair turns; 503 when too many wait. */
export class Passwords {
  readonly #derive: DeriveKey;
  readonly #cost: Cost;
  readonly #queue = new HashQueue();

  /** @param cost of new hashes; tests lower it */
  constructor(derive: DeriveKey = argon2id, cost = COST) {
    this.#derive = derive;
    this.#cost = cost;
  }

  /** @returns the hash in PHC format, with its cost and salt @throws 503 */
  async hash(password: string, asker: Asker): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#keyOf(password, salt, this.#cost, asker);
    const { memory, passes, parallelism } = this.#cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`;
  }

  /** @param encoded what `hash` returned; anything else matches no password @throws 503 */
  async verify(password: string, encoded: string, asker: Asker): Promise<boolean> {
    const [, memory, passes, parallelism, salt = '', key = ''] = ENCODED.exec(encoded) ?? [];
    if (!memory) return this.spendVerificationTime(password, asker);
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
    const expected = Buffer.from(key, 'base64');
    return timingSafeEqual(expected, await this.#keyOf(password, Buffer.from(salt, 'base64'), cost, asker));
  }

  /** Takes as long as `verify`, so that the answer's time does not reveal which accounts exist. @throws 503 */
  async spendVerificationTime(password: string, asker: Asker): Promise<false> {
    await this.#keyOf(password, randomBytes(16), this.#cost, asker);
    return false;
  }

  /** NFC, because keyboards differ in how they compose the same characters. */
  #keyOf(password: string, salt: Buffer, cost: Cost, asker: Asker): Promise<Buffer> {
    return this.#queue.run(() => this.#derive(password.normalize('NFC'), salt, cost), asker);
  }
}
