import type { AuditAction } from '../content/audit.ts';
import { nobody, writeAuditEvent } from '../db/audit-events.ts';
import type { Db } from '../db/engine.ts';
import type { Site } from '../whole-site.ts';
import { foldEmail } from './account.ts';
import { isEmail } from './account-fields.ts';

/**
 * How many failures the trail lists one by one within an hour, or since a sign-in within it: of one account, or of all addresses without an account
 * together. One more line stands for those that follow.
 */
export const FAILURES_PER_ACCOUNT = 5;
/**
 * How many lines about failures the trail gets within an hour, over all accounts; beyond that, at most two for each account
 * that has none yet, so that nobody hides an attack on one account behind many others.
 */
export const FAILURE_LINES = 60;
const LINES_BEYOND = 2;
const WINDOW_MS = 3_600_000;

/** The account that was tried; both are blank if the address has none. */
interface Tried {
  item: string;
  title: string;
}

const NO_ACCOUNT: Tried = { item: '', title: '' };

/**
 * Writes failed sign-ins to the audit trail, so few that an attacker cannot fill it (requirement 19.64). An address
 * without an account is not stored: people type passwords there.
 */
export class FailedSignInEvents {
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
  }

  /**
   * Writes what one more failure adds to the trail, after its answer: an answer that waited for this would tell by its
   * duration which accounts exist (requirement 13.2). Failure is ignored, as a full disk must not keep anybody out.
   * @param isThrottled whether it was refused without a look at its password
   */
  record(email: string, isThrottled: boolean): void {
    // In a later turn of the event loop: reads that are done at once would come before the answer.
    setImmediate(() => void this.#record(email, isThrottled).catch(() => {}));
  }

  async #record(email: string, isThrottled: boolean): Promise<void> {
    const { database } = this.#site;
    const tried = await triedAccount(database.reader, email);
    // The reader decides first, so that an attacker's calls do not queue for the writer.
    if ((await this.#nextAction(database.reader, tried, isThrottled)) === null) return;
    await database.write(async (change) => {
      const action = await this.#nextAction(change.db, tried, isThrottled);
      if (action === null) return;
      await writeAuditEvent(this.#site, change, nobody, { action, type: 'account', ...tried });
    });
  }

  /** @returns null if the trail tells enough */
  async #nextAction(db: Db, { item }: Tried, isThrottled: boolean): Promise<AuditAction | null> {
    const now = this.#site.now();
    const since = new Date(now.getTime() - WINDOW_MS).toISOString();
    // Lines of the future are from a clock that was set back since.
    const until = now.toISOString();
    const lines = await db
      .selectFrom('event')
      .select(['action', 'item', 'at'])
      .where('action', 'in', ['sign-in-failed', 'sign-in-throttled'])
      .where('at', '>', since)
      .where('at', '<=', until)
      .limit(FAILURE_LINES)
      .execute();
    const isFull = lines.length >= FAILURE_LINES;
    // Asked for addresses without an account, too, so that both take the same time.
    const signedInAt = await lastSignIn(db, item, { since, until });
    const own = isFull
      ? await failuresOf(db, item, { since: signedInAt, until })
      : lines.filter((line) => line.item === item && line.at >= signedInAt);
    if (isFull && item === '') return null;
    if (own.some(({ action }) => action === 'sign-in-throttled')) return null;
    const listed = isFull ? LINES_BEYOND - 1 : FAILURES_PER_ACCOUNT;
    return isThrottled || own.length >= listed ? 'sign-in-throttled' : 'sign-in-failed';
  }
}

interface Period {
  since: string;
  until: string;
}

/** The failures of one account that the trail lists in a period. */
const failuresOf = (db: Db, item: string, { since, until }: Period) =>
  db
    .selectFrom('event')
    .select('action')
    .where('item', '=', item)
    .where('action', 'in', ['sign-in-failed', 'sign-in-throttled'])
    .where('at', '>=', since)
    .where('at', '<=', until)
    .limit(FAILURES_PER_ACCOUNT + 1)
    .execute();

/**
 * When the owner has signed in within the hour, else its beginning. The count starts anew then, so that the next sign-in is
 * told of what failed since (requirement 21.51); an attacker cannot start it.
 */
async function lastSignIn(db: Db, item: string, { since, until }: Period): Promise<string> {
  const row = await db
    .selectFrom('event')
    .select('at')
    .where('item', '=', item)
    .where('action', '=', 'signed-in')
    .where('at', '>', since)
    .where('at', '<=', until)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? since;
}

async function triedAccount(db: Db, email: string): Promise<Tried> {
  if (!isEmail(email)) return NO_ACCOUNT;
  const row = await db
    .selectFrom('account')
    .select(['_id as item', 'name as title'])
    .where('emailFolded', '=', foldEmail(email))
    .executeTakeFirst();
  return row ?? NO_ACCOUNT;
}
