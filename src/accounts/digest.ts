import { hash, randomBytes } from 'node:crypto';

/** SHA-256 of several parts, none of which can run into the next, as hexadecimal. */
export function digestOf(...parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex');
}

/** An opaque secret for a browser to keep: 32 random bytes. Only its digest is ever stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text could be one of our secrets at all; asked before the database is. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
