import { LRUCache } from 'lru-cache';
import { digestOf } from '../../accounts/digest.ts';

const MOST = 10_000;
const FOR_MS = 5 * 60_000;

/**
 * Tokens that were valid a moment ago, as digests, and their accounts: enough to tell staff from a flood, not to let anybody in.
 */
export class RecentTokens {
  readonly #accounts = new LRUCache<string, string>({ max: MOST, ttl: FOR_MS });

  /** @param account the id of its account; null if it is not valid */
  note(token: string, account: string | null): void {
    const digest = digestOf('recent', token);
    if (account !== null) this.#accounts.set(digest, account);
    else this.#accounts.delete(digest);
  }

  /** @returns the id of the account of a token that was valid; null for others */
  accountOf(token: string | null): string | null {
    return (token !== null && this.#accounts.get(digestOf('recent', token))) || null;
  }
}
