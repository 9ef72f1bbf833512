import { HostWatch } from './host-watch.ts';

/** Host and port, for the log. */
const hostOf = (url: string) => new URL(url).host;

/** No server of `DATABASE_URL` accepts writes at present. */
export class NoPrimary extends Error {
  constructor(urls: readonly string[]) {
    super(`None of the database servers accepts writes: ${urls.map(hostOf).join(', ')}`);
    this.name = 'NoPrimary';
  }
}

/** The server in `DATABASE_URL` that accepts writes. */
export interface Primary {
  /** URL of that server, or of the one that was it last. */
  readonly url: string;
  /** Resolves when a server that accepts writes is known. @throws NoPrimary when none is within a second */
  known(): Promise<void>;
  /** Calls back whenever `url` has changed. */
  onMove(listener: () => void): void;
  close(): void;
}

const WAIT_MS = 1000;
/** At the start one of the hosts may be hanging, which takes two seconds to find out. */
const FIRST_WAIT_MS = 3000;

/** The only host is always the primary; connecting shows whether it answers. */
export function onlyHost(url: string): Primary {
  return { url, known: async () => {}, onMove() {}, close() {} };
}

/**
 * Follows the primary among several hosts. Of two servers that accept writes, the one that was promoted last counts,
 * and one of an earlier timeline than was seen never does: it is an old primary that came back.
 */
export class WatchedPrimary implements Primary {
  readonly #watches: readonly HostWatch[];
  readonly #listeners: (() => void)[] = [];
  readonly #warn: (error: Error) => void;
  #waiting: (() => void)[] = [];
  #url: string;
  #isKnown = false;
  #timeline = 0;

  constructor(urls: readonly string[], warn: (error: Error) => void) {
    this.#warn = warn;
    this.#url = urls[0] ?? '';
    this.#watches = urls.map((url) => new HostWatch(url, () => this.#choose()));
  }

  get url(): string {
    return this.#url;
  }

  async known(): Promise<void> {
    if (this.#isKnown) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#timeline === 0 ? FIRST_WAIT_MS : WAIT_MS);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
    if (!this.#isKnown) throw new NoPrimary(this.#watches.map(({ url }) => url));
  }

  onMove(listener: () => void): void {
    this.#listeners.push(listener);
  }

  close(): void {
    for (const watch of this.#watches) watch.close();
  }

  #choose() {
    // The first choice waits for the answers of all, so that an old primary is not taken for its promoted standby.
    if (this.#timeline === 0 && this.#watches.some(({ state }) => state === undefined)) return;
    const writable = this.#watches.flatMap(({ url, state }) =>
      state?.isWritable ? [{ url, ...state }] : [],
    );
    const timeline = Math.max(this.#timeline, ...writable.map((server) => server.timeline));
    const promotedLast = writable.filter((server) => server.timeline === timeline);
    const chosen = promotedLast.find(({ url }) => url === this.#url) ?? promotedLast[0];
    this.#isKnown = chosen !== undefined;
    if (!chosen) return;
    const hasMoved = this.#timeline !== 0 && chosen.url !== this.#url;
    this.#timeline = timeline;
    this.#url = chosen.url;
    if (hasMoved) {
      this.#warn(new Error(`The database is now written at ${hostOf(chosen.url)}`));
      for (const listener of this.#listeners) listener();
    }
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
