import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { digestOf } from '../accounts/digest.ts';
import type { AuditAction } from '../content/audit.ts';
import { lastChangeOf, writeAuditEvents } from '../db/audit-events.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import type { InEach } from '../languages/language.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import { makeChange } from '../records/change.ts';
import { fold } from '../schema/fold.ts';
import type { Site } from '../whole-site.ts';
import { type Address, addressOf, keyOf, type LocatePage, type SiteAddresses } from './address.ts';
import { loopFrom } from './follow.ts';
import { AddressPattern, hasStar } from './pattern.ts';
import { type ParsedRedirect, parseRedirect } from './redirect-fields.ts';
import { addChange, allRows, findRedirect, type Redirect, type SavedRedirect } from './redirect-rows.ts';
import { type RedirectRow, RedirectTable } from './redirect-table.ts';
import { isReserved } from './reserved.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** More would take long to read after each change. */
const MAX_REDIRECTS = 20_000;

/** Each costs time at every address that leads nowhere. */
const MAX_PATTERNS = 1000;

/** @throws 409 where `from` is or covers a page, which a redirect must not hide */
export async function assertNoPage(
  { from, address }: ParsedRedirect,
  { locate, all }: SiteAddresses,
): Promise<void> {
  if ((await locate(address)) !== null) throw conflictAt('from', sentences.isPage(from));
  if (!hasStar(address.path)) return;
  const pattern = new AddressPattern(address);
  for (const page of (await all()).filter((one) => pattern.coversPath(one)))
    if ((await locate(page)) !== null) throw conflictAt('from', sentences.covers(from, page.written));
  // Other requests have their turn between the patterns of a file.
  await nextTurn();
}

const conflictAt = (field: 'from' | 'to', refusal: InEach<string>) =>
  errors.conflict(refusal, { [field]: refusal });

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

  /** Whether a redirect begins at an address. */
  leadsOn(address: Address): boolean {
    return this.#table.lookUp(address) !== undefined;
  }

  /** The redirect that begins at the same address. */
  at({ address }: ParsedRedirect): RedirectRow | undefined {
    return this.#byKey.get(keyOf(address));
  }

  /**
   * Puts a redirect in place of its former self.
   * @param locate finds the pages at which a way ends
   * @throws 409 if another one has the same address or they would form a loop; then nothing is stored
   */
  async put(
    row: RedirectRow,
    parsed: ParsedRedirect,
    locate: LocatePage,
    former?: RedirectRow,
  ): Promise<void> {
    const same = this.at(parsed);
    if (same && same.id !== row.id) throw conflictAt('from', sentences.isThere(same.from, same.to));
    if (!former && this.size >= MAX_REDIRECTS)
      throw errors.conflict(sentences.tooMany(numeral(MAX_REDIRECTS)));
    if (former) this.#table.remove(former);
    this.#table.put(row);
    const loop = await loopFrom(this.#table, row, locate);
    const hasTooMany = this.#table.patterns > MAX_PATTERNS;
    if (loop || hasTooMany) {
      this.#table.remove(row);
      if (former) this.#table.put(former);
      throw loop ? loopError(loop) : errors.conflict(sentences.tooManyPatterns(numeral(MAX_PATTERNS)));
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
  return conflictAt('to', last ? sentences.inCircle(way, last.from) : sentences.toItself);
}

/** The columns derived from a redirect. */
const columnsOf = ({ from, to, permanent, address }: ParsedRedirect) => ({
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
 * process read the redirects again.
 */
export async function publishRedirects(
  site: Site,
  actor: Actor,
  change: Change,
  written: readonly WrittenRedirect[],
): Promise<void> {
  const events = written.map(({ action, _id: item, from: title }) => ({ action, item, title }));
  await writeAuditEvents(
    site,
    change,
    actor,
    events.map((event) => ({ type: 'redirect', ...event })),
  );
  const kept = written.filter(({ action }) => action !== 'deleted');
  const paths = await pathsFound(
    change.db,
    kept.map(({ from }) => from),
  );
  if (paths.length > 0) await change.db.deleteFrom('missing_page').where('path', 'in', paths).execute();
  change.afterCommit(() => {
    for (const path of paths) site.missingPages.forget(path);
  });
  await addChange(change.db);
  await site.database.version.increment(change);
}

/** The missing pages that are found from now on, as they are counted. */
async function pathsFound(db: Db, from: readonly string[]): Promise<string[]> {
  const patterns = from.filter(hasStar).map((pattern) => new AddressPattern(addressOf(pattern)));
  const counted =
    patterns.length > 0
      ? (await db.selectFrom('missing_page').select('path').execute()).map(({ path }) => path)
      : [];
  return [
    ...from.map(addressOf).flatMap((address) => [address.path, keyOf(address)]),
    ...counted.filter((path) => patterns.some((pattern) => pattern.match(addressOf(path)))),
  ];
}

/**
 * What is said of a redirect to an address of this site at which nothing answers at present; it is stored all the same,
 * because the page may come later.
 * @param leadsOn whether a redirect begins at an address
 * @returns null where something answers, or where that cannot be known
 */
export async function missingTarget(
  { from, to }: Pick<Redirect, 'from' | 'to'>,
  leadsOn: (address: Address) => boolean,
  { locate, answers }: Pick<SiteAddresses, 'locate' | 'answers'>,
): Promise<InEach<string> | null> {
  if (!to.startsWith('/') || (hasStar(from) && hasStar(to))) return null;
  const address = addressOf(to);
  if (leadsOn(address)) return null;
  const isThere = isReserved(address.path)
    ? answers(address.path)
    : (await locate({ ...address, parameters: [] })) !== null;
  return isThere ? null : sentencesIn(words).nothingAt(to);
}

/**
 * Adds a redirect.
 * @param sent from, to and optionally permanent, as they arrived
 * @throws 400 naming the fields, 403; 409 for a loop, an address that has a redirect already or is a page
 */
export async function addRedirect(
  site: Site,
  actor: Actor,
  sent: Readonly<Record<string, unknown>>,
  addresses: SiteAddresses,
): Promise<SavedRedirect> {
  mustHaveDuty(actor, 'publisher');
  const parsed = parseRedirect(sent, site.publicUrl);
  await assertNoPage(parsed, addresses);
  return makeChange(site, actor, async ({ change }) => {
    const { from, to, permanent } = parsed;
    const at = site.now();
    const _id = site.newId(at);
    const check = await RedirectCheck.read(change);
    await check.put({ id: _id, from, to, permanent }, parsed, addresses.locate);
    await change.db
      .insertInto('redirect')
      .values(newRow(_id, parsed, at))
      .execute();
    await publishRedirects(site, actor, change, [{ action: 'created', _id, from }]);
    const warning = await missingTarget(parsed, (address) => check.leadsOn(address), addresses);
    return { redirect: { _id, from, to, permanent }, version: 1, warning };
  });
}

interface RedirectChange {
  id: string;
  seen(version: number): boolean;
  /** The fields to change, as they arrived. */
  sent: Readonly<Record<string, unknown>>;
}

/** Changes a redirect. @throws 400 naming the fields, 403, 404, 412; 409 as for a new one */
export async function changeRedirect(
  site: Site,
  actor: Actor,
  { id, seen, sent }: RedirectChange,
  addresses: SiteAddresses,
): Promise<SavedRedirect> {
  mustHaveDuty(actor, 'publisher');
  const { database, publicUrl } = site;
  const stored = await findRedirect(database.reader, id);
  if (!stored) throw errors.notFound('redirect');
  if (!seen(stored.version)) throw await staleRedirect(database.reader, stored.redirect);
  const parsed = parseRedirect(sent, publicUrl, stored.redirect);
  await assertNoPage(parsed, addresses);
  return database.write(async (change) => {
    const present = await findRedirect(change.db, id);
    if (!present) throw errors.notFound('redirect');
    // The fields that are not sent are those of the version that was seen.
    if (present.version !== stored.version) throw await staleRedirect(change.db, present.redirect);
    const { redirect, version } = present;
    const { from, to, permanent } = parsed;
    const check = await RedirectCheck.read(change);
    await check.put({ id, from, to, permanent }, parsed, addresses.locate, { ...redirect, id });
    await change.db
      .updateTable('redirect')
      .set({ ...columnsOf(parsed), updatedAt: site.now().toISOString(), version: version + 1 })
      .where('_id', '=', id)
      .execute();
    await publishRedirects(site, actor, change, [{ action: 'updated', _id: id, from }]);
    const warning = await missingTarget(parsed, (address) => check.leadsOn(address), addresses);
    return { redirect: { _id: id, from, to, permanent }, version: version + 1, warning };
  });
}

/** The refusal of a change based on an older version: it carries the present redirect, and who changed it when. No former versions are kept. */
const staleRedirect = async (db: Db, redirect: Redirect) =>
  errors.stale({ base: null, theirs: redirect, changed: await lastChangeOf(db, 'redirect', redirect._id) });

/** Deletes a redirect. @returns it @throws 403, 404 */
export async function deleteRedirect(site: Site, actor: Actor, id: string): Promise<Redirect> {
  mustHaveDuty(actor, 'publisher');
  return site.database.write(async (change) => {
    const present = await findRedirect(change.db, id);
    if (!present) throw errors.notFound('redirect');
    await change.db.deleteFrom('redirect').where('_id', '=', id).execute();
    const { from } = present.redirect;
    await publishRedirects(site, actor, change, [{ action: 'deleted', _id: id, from }]);
    return present.redirect;
  });
}
