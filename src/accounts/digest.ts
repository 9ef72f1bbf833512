import { hash, randomBytes } from 'node:crypto';
import type { OpenDatabase } from '../db/database.ts';
import { firstSetting, readSetting } from '../db/setting.ts';

/** SHA-256 in hexadecimal. The parts are hashed as JSON, so that ('a', 'bc') and ('ab', 'c') differ. */
export function digestOf(...parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex');
}

/** An opaque secret for a browser, of 32 random bytes. Only its digest is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of a secret; others never reach the database. */
export function hasSecretForm(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;

/** A secret with the two paddings of HMAC (RFC 2104), one for each of its hashes. */
export interface DigestKey {
  inner: string;
  /** With room for the digest of the inner hash. */
  outer: Buffer;
}

/** @param secret in ASCII, not longer than a block of the hash */
export function digestKeyOf(secret: string): DigestKey {
  const padded = (by: number) => Buffer.from(secret.padEnd(BLOCK_BYTES, '\0')).map((byte) => byte ^ by);
  return {
    inner: Buffer.from(padded(0x36)).toString(),
    outer: Buffer.concat([padded(0x5c)], BLOCK_BYTES + DIGEST_BYTES),
  };
}

/** HMAC-SHA256 in hexadecimal, by one-shot hashes: making and collecting an Hmac object takes three times as long. */
export function codeOf({ inner, outer }: DigestKey, text: string): string {
  outer.write(hash('sha256', inner + text, 'hex'), BLOCK_BYTES, 'hex');
  return hash('sha256', outer, 'hex');
}

/** Makes the digests under which something about network addresses, e-mail addresses and accounts is stored. */
export type AddressDigest = (...parts: readonly string[]) => string;

/**
 * HMAC with a key of its own, which is derived from the site's, so that all processes compute the same. There are so few
 * addresses that trying all of them would undo a digest without a key. For the parts, see `digestOf`.
 */
export function addressDigestOf(siteKey: DigestKey): AddressDigest {
  const key = digestKeyOf(codeOf(siteKey, 'addresses'));
  return (...parts) => codeOf(key, JSON.stringify(parts));
}

/** A secret of the site, which is made once and shared by all its processes. @param key where it is stored */
export async function storedSecret(
  { reader, write }: Pick<OpenDatabase, 'reader' | 'write'>,
  key: string,
): Promise<string> {
  const known = await readSetting<string>(reader, key);
  return known ?? write(({ db }) => firstSetting(db, key, newSecret()));
}
