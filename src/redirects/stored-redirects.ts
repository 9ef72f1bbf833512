import type { OpenDatabase } from '../db/database.ts';
import { type Address, addressOf } from './address.ts';
import { hasStar } from './glob.ts';
import type { LocatePage } from './locate-page.ts';
import { allRows, countChanges } from './redirect-rows.ts';
import { type RedirectRow, RedirectTable } from './redirect-table.ts';

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
  /** Destinations by the redirect's id, for this content version. */
  readonly #destinations = new Map<string, Destination | null>();

  constructor(database: Pick<OpenDatabase, 'reader' | 'version'>, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
  }

  /**
   * Follows an address to where it leads in the end, so that a visitor is sent once (requirement 19.82).
   * @param url of the request, with its query
   * @returns null where no redirect answers, and where the database does not
   */
  async find(url: string, locate: LocatePage): Promise<Destination | null> {
    try {
      const address = addressOf(url);
      const row = await this.#rowOf(address);
      if (!row) return null;
      // The addresses that a pattern covers are countless, and so may be where it leads to.
      if (hasStar(row.from)) return await this.#follow(row, address, locate);
      const version = this.#version;
      const known = this.#destinations.get(row.id);
      if (known !== undefined) return known;
      const destination = await this.#follow(row, addressOf(row.from), locate);
      if (version === this.#version) this.#destinations.set(row.id, destination);
      return destination;
    } catch (error) {
      this.#onError(error);
      return null;
    }
  }

  /** Whether a redirect begins at this address. @throws when the database does not answer */
  async has(address: Address): Promise<boolean> {
    return (await this.#rowOf(address)) !== undefined;
  }

  async #rowOf(address: Address): Promise<RedirectRow | undefined> {
    const { shown } = this.#database.version;
    if (shown !== this.#version) await this.#load(shown);
    // `/2021/*` leads on from `/2021/` too, which is compared without its slash.
    const { path, written } = address;
    return (
      this.#table.find(address) ?? this.#table.find({ ...address, path: `${path}/`, written: `${written}/` })
    );
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
   * @returns null for redirects that lead in a circle, which only a deletion among them can have made, and for one from
   * the address of a page, whose other spellings lead to the page
   */
  async #follow(first: RedirectRow, from: Address, locate: LocatePage): Promise<Destination | null> {
    if ((await locate(from)) !== null) return null;
    const passed = new Set<string>();
    let { to, permanent } = first;
    for (let row: RedirectRow | undefined = first; row; row = this.#table.find(addressOf(to))) {
      if (passed.has(row.id)) return null;
      passed.add(row.id);
      to = row.to;
      permanent &&= row.permanent;
      if (!to.startsWith('/')) break;
      const page = await locate(addressOf(to));
      // A page wins over a redirect that begins at its address.
      if (page !== null) return { to: page + (/[?#].*$/.exec(to)?.[0] ?? ''), permanent };
    }
    return { to, permanent };
  }
}
