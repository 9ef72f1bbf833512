import { hash, randomBytes } from 'node:crypto';

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
