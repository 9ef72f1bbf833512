import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Change } from '../../db/writer.ts';
import type { Site } from '../../whole-site.ts';
import { digestOf, storedSecret } from '../digest.ts';

const KEY = 'challenge-key';
const VALID_FOR_MS = 5 * 60_000;
const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const CODE_BYTES = 32;

/** The purpose of a challenge; one for adding a passkey is bound to the session that asked for it. */
export type Purpose = { for: 'adding'; session: string } | { for: 'signing-in' };

/**
 * Challenges for authenticators. One carries its end and an authentication code of the site's key, so that asking for
 * one stores nothing and every process recognises it; answered ones are stored until they end.
 */
export class Challenges {
  readonly #site: Site;
  #key: Promise<string> | undefined;

  constructor(site: Site) {
    this.#site = site;
  }

  async make(purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
    const random = randomBytes(RANDOM_BYTES);
    const time = Buffer.alloc(TIME_BYTES);
    time.writeUIntBE(this.#site.now().getTime() + VALID_FOR_MS, 0, TIME_BYTES);
    const begun = Buffer.concat([random, time]);
    return Uint8Array.from(Buffer.concat([begun, await this.#codeOf(begun, purpose)]));
  }

  /** Whether this is a challenge of ours for this purpose that has not ended. @param challenge in base64url */
  async isOurs(challenge: string, purpose: Purpose): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== RANDOM_BYTES + TIME_BYTES + CODE_BYTES) return false;
    const begun = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
    const code = bytes.subarray(RANDOM_BYTES + TIME_BYTES);
    if (!timingSafeEqual(code, await this.#codeOf(begun, purpose))) return false;
    return endOf(bytes) > this.#site.now().getTime();
  }

  /** Uses a challenge up, within the change that its answer allows. @returns false if it was answered before */
  async use({ db }: Change, challenge: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    const row = {
      digest: digestOf('challenge', bytes.toString('hex')),
      endsAt: new Date(endOf(bytes)).toISOString(),
    };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('used_challenge')
      .values(row)
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) === 1;
  }

  async #codeOf(begun: Buffer, purpose: Purpose): Promise<Buffer> {
    this.#key ??= storedSecret(this.#site.database, KEY).catch((error) => {
      this.#key = undefined;
      throw error;
    });
    const of = purpose.for === 'adding' ? ['adding', purpose.session] : ['signing-in'];
    return createHmac('sha256', await this.#key)
      .update(JSON.stringify(of))
      .update(begun)
      .digest();
  }
}

const endOf = (bytes: Buffer) => bytes.readUIntBE(RANDOM_BYTES, TIME_BYTES);
