import { type NewAuditEvent, writeAuditEvent } from '../db/audit-events.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { Site } from '../whole-site.ts';
import { foldEmail } from './account.ts';
import { parseOwnPassword } from './account-fields.ts';
import { knownAsker } from './hash-queue.ts';
import { auditActorOf, type Session } from './sessions.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';
import { words } from './words.ts';

/** The password of the signed-in account, asked for again. */
export interface OwnPassword {
  /** As it arrived. */
  password: unknown;
  /** The caller's network address. */
  address: string;
  /** The value of the browser's cookie, if it sent one. */
  browser: string | undefined;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined;
}

/**
 * Makes a change that needs the signed-in account's password again, so that an open browser is not enough. A wrong one
 * counts as a failed sign-in.
 * @throws 400 naming `password`, 401 if the account was changed meanwhile, 429, 503, and what `act` throws
 */
export async function withOwnPassword<T>(
  site: Site,
  throttle: SignInThrottle,
  session: Session,
  { address, browser, signal, password: typed }: OwnPassword,
  act: (change: Change) => Promise<T>,
): Promise<T> {
  const { account } = session;
  const { password } = parseOwnPassword({ password: typed });
  const email = foldEmail(account.email);
  const reservation = await throttle.reserve({ role: null, email, address, browser });
  const giveBack = () => site.database.write((change) => throttle.settle(change, reservation, 'uncounted'));
  try {
    const row = await site.database.reader
      .selectFrom('account')
      .select('passwordHash')
      .where('_id', '=', account._id)
      .executeTakeFirst();
    const passwordHash = row?.passwordHash ?? '';
    const asker = knownAsker(account._id, signal);
    const isRight = await site.passwords.verify(password, passwordHash, asker).catch(async (error) => {
      await giveBack();
      throw error;
    });
    if (!isRight) {
      await recordFailure(site, session);
      throw errors.invalid({ password: sentencesIn(words).notCurrent });
    }
    await giveBack();
    return await site.database.write(async (change) => {
      const present = await change.db
        .selectFrom('account')
        .select('_id')
        .where('_id', '=', account._id)
        .where('passwordHash', '=', passwordHash)
        .where('disabled', '=', 0)
        .executeTakeFirst();
      if (!present) throw errors.notSignedIn();
      return act(change);
    });
  } finally {
    reservation.end();
  }
}

/** The throttle bounds how often this happens; without it, whoever is signed in can fill the trail in other ways, too. */
async function recordFailure(site: Site, session: Session): Promise<void> {
  const { _id: item, name: title } = session.account;
  const event: NewAuditEvent = { action: 'second-factor-change-failed', type: 'account', item, title };
  await site.database.write((change) => writeAuditEvent(site, change, auditActorOf(session), event));
}
