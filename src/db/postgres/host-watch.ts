import pg from 'pg';

/** The state that one server reports. */
export interface HostState {
  isWritable: boolean;
  /** Counts the promotions up to this server; 0 for a standby. */
  timeline: number;
}

const ASK_EVERY_MS = 250;
/** A server that takes longer hangs, or its machine is gone. */
const ANSWER_TIMEOUT_MS = 2000;

const STATE = `
  select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable",
    case when pg_is_in_recovery() then '0' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

/** Asks one server four times a second, over a connection of its own, whether it accepts writes. */
export class HostWatch {
  readonly url: string;
  readonly #onState: () => void;
  #client: pg.Client | null = null;
  #state: HostState | null | undefined;
  #isAsking = false;
  #isClosed = false;
  readonly #timer: NodeJS.Timeout;

  constructor(url: string, onState: () => void) {
    this.url = url;
    this.#onState = onState;
    this.#timer = setInterval(() => void this.#ask(), ASK_EVERY_MS);
    this.#timer.unref();
    void this.#ask();
  }

  /** The last answer; null when the server does not answer, undefined before the first one. */
  get state(): HostState | null | undefined {
    return this.#state;
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#disconnect();
  }

  async #ask() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const deadline = setTimeout(() => this.#client?.connection.stream.destroy(), ANSWER_TIMEOUT_MS);
    deadline.unref();
    try {
      this.#client ??= await this.#connect();
      const { rows } = await this.#client.query<{ isWritable: boolean; timeline: string }>(STATE);
      this.#state = {
        isWritable: rows[0]?.isWritable ?? false,
        timeline: Number.parseInt(rows[0]?.timeline ?? '0', 16),
      };
    } catch {
      this.#disconnect();
      this.#state = null;
    }
    clearTimeout(deadline);
    this.#isAsking = false;
    if (this.#isClosed) this.#disconnect();
    else this.#onState();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      application_name: 'chautari-watch',
    });
    // A lost connection is noticed by the next question.
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  #disconnect() {
    void this.#client?.end().catch(() => {});
    this.#client = null;
  }
}
