import { type NewAuditEvent, writeAuditEvent } from '../db/audit-events.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { Site } from '../whole-site.ts';
import { foldEmail } from './account.ts';
import { parsePasswordChange } from './account-fields.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { type Asker, knownAsker } from './hash-queue.ts';
import { distrustBrowsersOf } from './known-browsers.ts';
import { auditActorOf, endSessionsOf, type Session, startSession } from './sessions.ts';
import type { Reservation, SignInThrottle } from './sign-in-throttle.ts';
import { describeUserAgent } from './user-agent.ts';
import { words } from './words.ts';

export interface PasswordChange {
  /** The body as it arrived. */
  current: unknown;
  password: unknown;
  /** The caller's network address. */
  address: string;
  /** The value of the browser's cookie, if it sent one. */
  browser: string | undefined;
  userAgent: string | undefined;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined;
}

/**
 * Changes the password of the signed-in account, ends its sessions and starts a new one. Its other browsers are
 * known no more. A wrong current password counts as a failed sign-in, so that an open browser cannot be used to guess it.
 * @returns the token of the new session
 * @throws 400 naming the invalid fields, 401 if the account was changed meanwhile, 429, 503
 */
export async function changeOwnPassword(
  site: Site,
  throttle: SignInThrottle,
  session: Session,
  { address, browser, userAgent, signal, ...typed }: PasswordChange,
): Promise<string> {
  const { account } = session;
  const { current, password } = parsePasswordChange(typed);
  refuseGuessable(password, account);
  const reservation = await throttle.reserve({
    role: null,
    email: foldEmail(account.email),
    address,
    browser,
  });
  try {
    const asker = knownAsker(account._id, signal);
    const hashes = await hashesOf(site, account._id, { current, next: password }, asker).catch(
      async (error) => {
        await giveBack(site, throttle, reservation);
        throw error;
      },
    );
    if (!hashes) {
      await recordFailure(site, session);
      throw errors.invalid({ current: sentencesIn(words).notCurrent });
    }
    return await site.database
      .write(async (change) => {
        const now = site.now();
        const { numUpdatedRows } = await change.db
          .updateTable('account')
          .set((eb) => ({
            passwordHash: hashes.next,
            updatedAt: now.toISOString(),
            version: eb('version', '+', 1),
          }))
          .where('_id', '=', account._id)
          .where('role', '=', account.role)
          .where('passwordHash', '=', hashes.present)
          .where('disabled', '=', 0)
          .executeTakeFirst();
        await throttle.settle(change, reservation, 'right');
        if (Number(numUpdatedRows) === 0) return null;
        const sessions = await endSessionsOf(change.db, account._id);
        const present = { browser, email: foldEmail(account.email) };
        await distrustBrowsersOf(change.db, account._id, now, present);
        const event = { ...eventOf(session, 'password-changed'), detail: { sessions } };
        await writeAuditEvent(site, change, auditActorOf(session), event);
        return startSession(change, account, now, describeUserAgent(userAgent));
      })
      .then((token) => token ?? Promise.reject(errors.notSignedIn()));
  } finally {
    reservation.end();
  }
}

/** @returns the stored hash and the new one; null if the current password is wrong */
async function hashesOf(
  { database, passwords }: Site,
  id: string,
  { current, next }: { current: string; next: string },
  asker: Asker,
) {
  const row = await database.reader
    .selectFrom('account')
    .select('passwordHash')
    .where('_id', '=', id)
    .executeTakeFirst();
  const present = row?.passwordHash ?? '';
  if (!(await passwords.verify(current, present, asker))) return null;
  return { present, next: await passwords.hash(next, asker) };
}

async function giveBack({ database }: Site, throttle: SignInThrottle, reservation: Reservation) {
  await database.write((change) => throttle.settle(change, reservation, 'uncounted'));
}

const eventOf = ({ account }: Session, action: NewAuditEvent['action']): NewAuditEvent => ({
  action,
  type: 'account',
  item: account._id,
  title: account.name,
});

/** The throttle bounds how often this happens; without it, whoever is signed in can fill the trail in other ways, too. */
async function recordFailure(site: Site, session: Session) {
  const event = eventOf(session, 'password-change-failed');
  await site.database.write((change) => writeAuditEvent(site, change, auditActorOf(session), event));
}
