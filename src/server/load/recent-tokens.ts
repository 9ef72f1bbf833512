import { LRUCache } from 'lru-cache';
import { digestOf } from '../../accounts/digest.ts';

const MOST = 2000;
const FOR_MS = 5 * 60_000;

/** Tokens that were valid a moment ago, as digests: enough to tell staff from a flood, not to let anybody in. */
export class RecentTokens {
  readonly #digests = new LRUCache<string, true>({ max: MOST, ttl: FOR_MS });

  note(token: string, isValid: boolean): void {
    const digest = digestOf('recent', token);
    if (isValid) this.#digests.set(digest, true);
    else this.#digests.delete(digest);
  }

  /** @returns the digest of a token that was valid; null for others */
  find(token: string | null): string | null {
    const digest = token === null ? '' : digestOf('recent', token);
    return this.#digests.has(digest) ? digest : null;
  }
}
