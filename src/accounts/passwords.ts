import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { errors } from '../errors.ts';

/** Argon2id's cost: memory in KiB, passes, lanes. */
export interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** Derives the key of a password; replaced in tests that count hashes. */
export type DeriveKey = (password: string, salt: Buffer, cost: Cost) => Promise<Buffer>;

const COST: Cost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const ENCODED =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{16,64})\$([A-Za-z0-9+/]{43})$/;

/** Each hash takes 19 MiB, so few are computed at a time, and few may wait. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 20;

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const argon2id: DeriveKey = (password, nonce, cost) =>
  new Promise((resolve, reject) => {
    argon2('argon2id', { message: password, nonce, tagLength: TAG_BYTES, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Hashes and compares passwords, two at a time in a process; when more than a short queue wait: 503. */
export class Passwords {
  readonly #derive: DeriveKey;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(derive: DeriveKey = argon2id) {
    this.#derive = derive;
  }

  /** @returns the hash to store, in the usual notation with its cost and salt @throws 503 */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#keyOf(password, salt, COST);
    const { memory, passes, parallelism } = COST;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`;
  }

  /** @param encoded what `hash` returned; anything else matches no password @throws 503 */
  async verify(password: string, encoded: string): Promise<boolean> {
    const [, memory, passes, parallelism, salt = '', key = ''] = ENCODED.exec(encoded) ?? [];
    if (!memory) return this.spendVerificationTime(password);
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
    const expected = Buffer.from(key, 'base64');
    return timingSafeEqual(expected, await this.#keyOf(password, Buffer.from(salt, 'base64'), cost));
  }

  /** Takes what comparing takes, where there is nothing to compare with. @throws 503 */
  async spendVerificationTime(password: string): Promise<false> {
    await this.#keyOf(password, randomBytes(16), COST);
    return false;
  }

  /** A password typed on another keyboard may arrive in another form of the same letters, hence NFC. */
  #keyOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
    return this.#inTurn(() => this.#derive(password.normalize('NFC'), salt, cost));
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= MOST_AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) throw errors.overloaded();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place is handed on, so that nobody who comes just now takes it first.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
