import { digestOf } from '../accounts/digest.ts';
import type { Actor } from '../actions/context.ts';
import type { AuditAction } from '../content/audit.ts';
import { writeAuditEvents } from '../db/audit-events.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import { fold } from '../schema/fold.ts';
import { addressOf, keyOf } from './address.ts';
import type { RedirectContext } from './context.ts';
import { words } from './in-each.ts';
import type { LocatePage } from './locate-page.ts';
import type { Redirect } from './redirect.ts';
import type { ParsedRedirect } from './redirect-fields.ts';
import { addChange, allRows } from './redirect-rows.ts';
import { type RedirectRow, RedirectTable } from './redirect-table.ts';

const said = sentencesIn(words);

/** More would take long to read after each change. */
export const MAX_REDIRECTS = 20_000;

/** @throws 409 where `from` is a page, which a redirect must not hide */
export async function assertNoPage({ from, address }: ParsedRedirect, locate: LocatePage): Promise<void> {
  if ((await locate(address)) === null) return;
  const refusal = said.isPage(from);
  throw errors.conflict(refusal, { from: refusal });
}

/** The redirects as they are within a change, against which new ones are checked. */
export class RedirectCheck {
  readonly #table: RedirectTable;
  readonly #byKey: Map<string, RedirectRow>;

  private constructor(rows: readonly RedirectRow[]) {
    this.#table = new RedirectTable(rows);
    this.#byKey = new Map(rows.map((row) => [keyOf(addressOf(row.from)), row]));
  }

  static async read({ db }: Change): Promise<RedirectCheck> {
    return new RedirectCheck(await allRows(db));
  }

  get size(): number {
    return this.#byKey.size;
  }

  /** The redirect that begins at the same address. */
  at({ address }: ParsedRedirect): RedirectRow | undefined {
    return this.#byKey.get(keyOf(address));
  }

  /**
   * Puts a redirect in place of its former self.
   * @throws 409 if another one has the same address or they would form a loop; then nothing is stored
   */
  put(row: RedirectRow, parsed: ParsedRedirect, former?: RedirectRow): void {
    const same = this.at(parsed);
    if (same && same.id !== row.id) {
      const refusal = said.isThere(same.from, same.to);
      throw errors.conflict(refusal, { from: refusal });
    }
    if (!former && this.size >= MAX_REDIRECTS) throw errors.conflict(said.tooMany(numeral(MAX_REDIRECTS)));
    if (former) this.#table.remove(former);
    this.#table.put(row);
    const loop = this.#table.loopFrom(row);
    if (loop) {
      this.#table.remove(row);
      if (former) this.#table.put(former);
      throw loopError(loop);
    }
    if (former) this.#byKey.delete(keyOf(addressOf(former.from)));
    this.#byKey.set(keyOf(parsed.address), row);
  }
}

/** @param loop the refused redirect, then those that lead back to it */
function loopError(loop: readonly RedirectRow[]) {
  const [own, ...others] = loop;
  const way = [...loop, own].map((row) => row?.from).join(' → ');
  const last = others.at(-1);
  const refusal = last ? said.inCircle(way, last.from) : said.toItself;
  return errors.conflict(refusal, { to: refusal });
}

/** The columns derived from a redirect. */
export const columnsOf = ({ from, to, permanent, address }: ParsedRedirect) => ({
  from,
  to,
  permanent: Number(permanent),
  address: digestOf('address', keyOf(address)),
  folded: `${fold(from)}\n${fold(to)}`,
});

export const newRow = (_id: string, parsed: ParsedRedirect, at: Date) => ({
  _id,
  ...columnsOf(parsed),
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
  version: 1,
});

/** One redirect that a change writes. */
export interface WrittenRedirect extends Pick<Redirect, '_id' | 'from'> {
  action: AuditAction;
}

/**
 * Ends a change of redirects: writes its audit events, takes their paths off the list of missing pages, and makes every
 * process read the redirects again and shared caches drop their answers.
 */
export async function publishRedirects(
  context: RedirectContext,
  actor: Actor,
  change: Change,
  written: readonly WrittenRedirect[],
): Promise<void> {
  const events = written.map(({ action, _id: item, from: title }) => ({ action, item, title }));
  await writeAuditEvents(
    context,
    change,
    actor,
    events.map((event) => ({ type: 'redirect', ...event })),
  );
  const kept = written.filter(({ action }) => action !== 'deleted');
  const paths = kept.map(({ from }) => addressOf(from).path);
  if (paths.length > 0) await change.db.deleteFrom('missing_page').where('path', 'in', paths).execute();
  change.afterCommit(() => {
    for (const path of paths) context.missing.forget(path);
  });
  await addChange(change.db);
  await context.database.version.increment(change);
}
