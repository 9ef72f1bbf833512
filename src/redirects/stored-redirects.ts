import type { OpenDatabase } from '../db/database.ts';
import { type Address, addressOf, type LocatePage } from './address.ts';
import { follow } from './follow.ts';
import { hasStar } from './pattern.ts';
import { allRows, countChanges } from './redirect-rows.ts';
import { type Hop, RedirectTable } from './redirect-table.ts';

/** Where an address leads in the end. */
export interface Destination {
  to: string;
  permanent: boolean;
}

/**
 * The redirects as visitors' requests ask for them: kept in memory for one content version, so that an address that leads
 * nowhere costs no query, however often it is asked for.
 */
export class StoredRedirects {
  readonly #database: Pick<OpenDatabase, 'reader' | 'version'>;
  readonly #onError: (error: unknown) => void;
  #table = new RedirectTable();
  /** The content version and the count of redirect changes for which `#table` is valid. */
  #version = -1;
  #changes = -1;
  #loading: { version: number; done: Promise<void> } | null = null;
  /** Destinations by language and the redirect's id, for this content version. */
  readonly #destinations = new Map<string, Destination | null>();

  constructor(database: Pick<OpenDatabase, 'reader' | 'version'>, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
  }

  /**
   * Follows an address to where it leads in the end, so that a visitor is sent once (requirement 19.82).
   * @param url of the request, with its query
   * @returns null where no redirect answers, where those that answer never end, and where the database does not answer
   */
  async find(url: string, locate: LocatePage): Promise<Destination | null> {
    try {
      const hop = await this.#hopFrom(addressOf(url));
      if (!hop) return null;
      const { row, language } = hop;
      // The addresses that a pattern covers are countless, and so may be where it leads to.
      if (hasStar(row.from)) return await this.#follow(hop, locate);
      const version = this.#version;
      const key = `${language} ${row.id}`;
      const known = this.#destinations.get(key);
      if (known !== undefined) return known;
      const destination = await this.#follow({ ...hop, address: addressOf(row.from) }, locate);
      if (version === this.#version) this.#destinations.set(key, destination);
      return destination;
    } catch (error) {
      this.#onError(error);
      return null;
    }
  }

  /** Whether a redirect begins at this address. @throws when the database does not answer */
  async has(address: Address): Promise<boolean> {
    return (await this.#hopFrom(address)) !== undefined;
  }

  async #hopFrom(address: Address): Promise<Hop | undefined> {
    const { current } = this.#database.version;
    if (current !== this.#version) await this.#load(current);
    return this.#table.lookUp(address);
  }

  /** Loads once for all requests that need this version (single flight). */
  #load(version: number): Promise<void> {
    if (this.#loading?.version === version) return this.#loading.done;
    const done = this.#read(version).finally(() => {
      if (this.#loading?.done === done) this.#loading = null;
    });
    this.#loading = { version, done };
    return done;
  }

  async #read(version: number): Promise<void> {
    const { reader } = this.#database;
    // Counted before the rows are read, so a change in between only causes one more read of the rows, never a stale
    // table.
    const changes = await countChanges(reader);
    const rows = changes === this.#changes ? null : await allRows(reader);
    if (version < this.#version) return;
    if (rows) {
      this.#table = new RedirectTable(rows);
      this.#changes = changes;
    }
    this.#version = version;
    this.#destinations.clear();
  }

  /**
   * @returns null for redirects that lead in a circle, which are stored from before or became one since, and for one from
   * the address of a page, whose other spellings lead to the page
   */
  async #follow(hop: Hop, locate: LocatePage): Promise<Destination | null> {
    if ((await locate(hop.address)) !== null) return null;
    const { hops, to, isEndless } = await follow(this.#table, hop, locate);
    return isEndless ? null : { to, permanent: hops.every(({ permanent }) => permanent) };
  }
}
