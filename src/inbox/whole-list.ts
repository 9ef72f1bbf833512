import type { AuditActor } from '../db/audit-events.ts';
import { recordExport } from '../records/audit.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';

/** How long the pages that an account has read add up, whatever its sessions, and how long it is not told again. */
const WINDOW_MS = 3_600_000;
/** Bounds the memory of one process. */
const MAX_ACCOUNTS = 100;

interface ListReading {
  since: number;
  ids: Set<string>;
  isTold: boolean;
}

/**
 * Who reads a whole list of submissions leaves the audit event that its table leaves, also who reads it page by page. Counts
 * per process, as limits do; the pages of an account add up for an hour.
 */
export class WholeListReadings {
  readonly #site: Site;
  readonly #readings = new Map<string, ListReading>();

  constructor(site: Site) {
    this.#site = site;
  }

  /** Before the whole of a folder is sent. @param type the name of its type in events */
  async readAll(actor: AuditActor, type: string, folder: ContentType): Promise<void> {
    const rows = await this.#site.database.reading.count(folder);
    await recordExport(this.#site, actor, { type, format: 'json', rows });
  }

  /** Before one page of a folder is sent. */
  async readPage(
    actor: AuditActor,
    type: string,
    folder: ContentType,
    items: readonly { _id: string }[],
  ): Promise<void> {
    const reading = this.#readingOf(`${actor.account} ${folder.name}`);
    for (const { _id } of items) reading.ids.add(_id);
    const { isTold, ids } = reading;
    if (isTold || ids.size === 0) return;
    if (ids.size < (await this.#site.database.reading.count(folder))) return;
    reading.isTold = true;
    await recordExport(this.#site, actor, { type, format: 'json', rows: ids.size });
    ids.clear();
  }

  #readingOf(key: string): ListReading {
    const now = this.#site.now().getTime();
    const known = this.#readings.get(key);
    if (known && now - known.since < WINDOW_MS) return known;
    this.#readings.delete(key);
    const [oldest] = this.#readings.keys();
    if (oldest !== undefined && this.#readings.size >= MAX_ACCOUNTS) this.#readings.delete(oldest);
    const reading = { since: now, ids: new Set<string>(), isTold: false };
    this.#readings.set(key, reading);
    return reading;
  }
}
