import type { Db } from '../db/engine.ts';
import type { AccountContext } from './context.ts';
import { digestOf, isSecret, newSecret } from './digest.ts';

/** Of each account the browsers that signed in to it last. */
const MAX_PER_ACCOUNT = 10;
const FORGOTTEN_AFTER_MS = 366 * 24 * 3_600_000;

/**
 * What is stored of a browser: one value in its cookie serves all accounts that sign in on it, so the digest says
 * for which of them.
 * @param browser the cookie's value, as it came
 * @param email the folded address
 */
const digestFor = (browser: string, email: string) => digestOf('browser', browser, email);

/** @returns the digest of a browser that signed in to this account before, else null */
export async function knownBrowser(
  db: Db,
  { browser, email }: { browser: string | undefined; email: string },
): Promise<string | null> {
  if (!browser || !isSecret(browser)) return null;
  const digest = digestFor(browser, email);
  const row = await db
    .selectFrom('known_browser')
    .select('digest')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row ? digest : null;
}

/** Remembers, within a change, that this browser signed in. @returns the value for its cookie */
export async function rememberBrowser(
  db: Db,
  {
    browser,
    email,
    account,
    now,
  }: { browser: string | undefined; email: string; account: string; now: Date },
): Promise<string> {
  const value = browser && isSecret(browser) ? browser : newSecret();
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

/** Forgets, within a change, every browser of an account. */
export async function forgetBrowsersOf(db: Db, account: string): Promise<void> {
  await db.deleteFrom('known_browser').where('account', '=', account).execute();
}

/** Removes browsers that have not been seen for longer than their cookie lasts. */
export async function sweepBrowsers({ database, now }: AccountContext): Promise<void> {
  const before = new Date(now().getTime() - FORGOTTEN_AFTER_MS).toISOString();
  await database.write(async ({ db }) => {
    await db.deleteFrom('known_browser').where('seenAt', '<', before).execute();
  });
}
