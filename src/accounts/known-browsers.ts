import type { Db } from '../db/engine.ts';
import { digestOf, hasSecretForm, newSecret } from './digest.ts';

/** An account keeps this many of the browsers that signed in last. */
const MAX_PER_ACCOUNT = 10;

/**
 * A browser that signed in before has a count of failed sign-ins of its own (OWASP: device cookie), so that an
 * attacker cannot lock its owner out (requirement 10.10). One cookie serves all accounts of a browser; the digest
 * binds it to one of them.
 * @param browser the cookie's value, as it came
 * @param email folded
 */
const digestFor = (browser: string, email: string) => digestOf('browser', browser, email);

/** @returns the browser's digest if it signed in to this account before, else null */
export async function knownBrowser(
  db: Db,
  { browser, email }: { browser: string | undefined; email: string },
): Promise<string | null> {
  if (!browser || !hasSecretForm(browser)) return null;
  const digest = digestFor(browser, email);
  const row = await db
    .selectFrom('known_browser')
    .select('digest')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row ? digest : null;
}

/** Records a browser's sign-in, within a change. @returns the value for its cookie */
export async function rememberBrowser(
  db: Db,
  {
    browser,
    email,
    account,
    now,
  }: { browser: string | undefined; email: string; account: string; now: Date },
): Promise<string> {
  const value = browser && hasSecretForm(browser) ? browser : newSecret();
  const row = { digest: digestFor(value, email), account, seenAt: now.toISOString() };
  await db
    .insertInto('known_browser')
    .values(row)
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ account, seenAt: row.seenAt }))
    .execute();
  await db
    .deleteFrom('known_browser')
    .where('account', '=', account)
    .where('digest', '!=', row.digest)
    .where('digest', 'not in', (eb) =>
      eb
        .selectFrom('known_browser')
        .select('digest')
        .where('account', '=', account)
        .orderBy('seenAt', 'desc')
        .limit(MAX_PER_ACCOUNT),
    )
    .execute();
  return value;
}

/** Deletes every known browser of an account, within a change. */
export async function forgetBrowsersOf(db: Db, account: string): Promise<void> {
  await db.deleteFrom('known_browser').where('account', '=', account).execute();
}

/**
 * Makes the browsers of an account unknown, within a change, since whoever knew its old password may have signed in with one.
 * What stays is that somebody has signed in, so that the next sign-in is told to the owner.
 * @param kept the browser that makes the change
 */
export async function distrustBrowsersOf(
  db: Db,
  account: string,
  now: Date,
  kept?: { browser: string | undefined; email: string },
): Promise<void> {
  const known = kept ? await knownBrowser(db, kept) : null;
  const { numDeletedRows } = await db
    .deleteFrom('known_browser')
    .where('account', '=', account)
    .where('digest', '!=', known ?? '')
    .executeTakeFirst();
  if (known || numDeletedRows === 0n) return;
  const row = { digest: digestOf('distrusted browsers', account), account, seenAt: now.toISOString() };
  await db.insertInto('known_browser').values(row).execute();
}
