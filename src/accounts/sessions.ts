import type { CompiledQuery } from 'kysely';
import type { AuditAction, AuditDetail } from '../content/audit.ts';
import type { Duty } from '../content/duties.ts';
import { SESSION_DAYS, SESSION_IDLE_HOURS } from '../content/retention.ts';
import { type AuditActor, writeAuditEvent } from '../db/audit-events.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { type Language, languageFrom } from '../languages/language.ts';
import type { Site } from '../whole-site.ts';
import { accountEvent, type Role, storedDuties } from './account.ts';
import { digestOf, hasSecretForm, newSecret } from './digest.ts';

/** A valid token's session and account. */
export interface Session {
  /** Digest of the token. */
  digest: string;
  account: { _id: string; role: Role; name: string; email: string; duties: readonly Duty[]; lang: Language };
}

/**
 * The public id of a session, by which audit events name it. Too short to find the row's digest by, and the digest is not
 * the token.
 */
export const sessionIdOf = ({ digest }: Pick<Session, 'digest'>): string => digest.slice(0, 12);

/** The public id of the session with this token. */
export const sessionIdOfToken = (token: string): string =>
  sessionIdOf({ digest: digestOf('session', token) });

/** The account of a session, as audit events name it. */
export const auditActorOf = (session: Session): AuditActor => ({
  account: session.account._id,
  name: session.account.name,
  session: sessionIdOf(session),
});

/** Writes an audit event about the account of a session, which that account has caused. */
export const writeOwnEvent = (
  site: Site,
  change: Change,
  session: Session,
  ...event: [action: AuditAction, detail?: AuditDetail]
): Promise<void> =>
  writeAuditEvent(site, change, auditActorOf(session), accountEvent(session.account, ...event));

const HOUR_MS = 3_600_000;
export const IDLE_MS = SESSION_IDLE_HOURS * HOUR_MS;
const MAX_AGE_MS = SESSION_DAYS * 24 * HOUR_MS;
/** `seenAt` is written at most this often, so that reading does not become writing. */
export const SEEN_EVERY_MS = 5 * 60_000;
/** An account keeps this many of its newest sessions. */
const MAX_PER_ACCOUNT = 1000;

const endOf = (createdAt: Date, seenAt: Date) =>
  new Date(Math.min(createdAt.getTime() + MAX_AGE_MS, seenAt.getTime() + IDLE_MS)).toISOString();

interface SessionRow {
  createdAt: string;
  seenAt: string;
  expiresAt: string;
  _id: string;
  role: string;
  name: string;
  email: string;
  duties: string | null;
  lang: string;
}

/** Finds and ends sessions. A session belongs to an account's id and role, so a changed role ends it. */
export class Sessions {
  readonly #site: Site;
  readonly #byDigest: CompiledQuery<SessionRow>;

  constructor(site: Site) {
    this.#site = site;
    this.#byDigest = site.database.reader
      .selectFrom('session')
      .innerJoin('account', (join) =>
        join.onRef('account._id', '=', 'session.account').onRef('account.role', '=', 'session.role'),
      )
      .select(['session.createdAt', 'session.seenAt', 'session.expiresAt'])
      .select([
        'account._id',
        'account.role',
        'account.name',
        'account.email',
        'account.duties',
        'account.lang',
      ])
      .where('session.digest', '=', '')
      .where('account.disabled', '=', 0)
      .compile();
  }

  /** @returns the session of a token; null if it is unknown or expired, or its account disabled */
  async find(token: string): Promise<Session | null> {
    if (!hasSecretForm(token)) return null;
    const digest = digestOf('session', token);
    // The parameters of the compiled query, in their order: digest, disabled.
    const query = { ...this.#byDigest, parameters: [digest, 0] };
    const row = (await this.#site.database.reader.executeQuery<SessionRow>(query)).rows[0];
    const now = this.#site.now();
    if (!row) return null;
    if (row.expiresAt <= now.toISOString()) {
      await this.#deleteExpired(digest, row);
      return null;
    }
    // Also where it was used in the future: the clock was set back since.
    if (Math.abs(now.getTime() - Date.parse(row.seenAt)) >= SEEN_EVERY_MS)
      await this.#touch(digest, row, now);
    const { _id, name, email } = row;
    const role = row.role as Role;
    const [duties, lang] = [storedDuties(role, row.duties), languageFrom(row.lang)];
    return { digest, account: { _id, role, name, email, duties, lang } };
  }

  /** Ends one session: its account signs out. */
  async end(session: Session): Promise<void> {
    await this.#site.database.write(async (change) => {
      const ended = await change.db
        .deleteFrom('session')
        .where('digest', '=', session.digest)
        .executeTakeFirst();
      if (ended.numDeletedRows === 0n) return;
      await writeOwnEvent(this.#site, change, session, 'signed-out');
    });
  }

  /** A session that was refused once stays ended, also if the clock is set back. Failure is ignored, as below. */
  async #deleteExpired(digest: string, { expiresAt }: SessionRow) {
    await this.#site.database
      .write(async ({ db }) => {
        await db
          .deleteFrom('session')
          .where('digest', '=', digest)
          .where('expiresAt', '=', expiresAt)
          .execute();
      })
      .catch(() => {});
  }

  /** Failure is ignored: reading goes on while the database cannot be written. */
  async #touch(digest: string, row: SessionRow, now: Date) {
    const { seenAt } = row;
    // A session does not live longer because its beginning has a wrong, later time.
    const createdAt = new Date(Math.min(Date.parse(row.createdAt), now.getTime()));
    const seen = {
      createdAt: createdAt.toISOString(),
      seenAt: now.toISOString(),
      expiresAt: endOf(createdAt, now),
    };
    await this.#site.database
      .write(async ({ db }) => {
        await db
          .updateTable('session')
          .set(seen)
          .where('digest', '=', digest)
          .where('seenAt', '=', seenAt)
          .execute();
      })
      .catch(() => {});
  }
}

/**
 * Starts a session, within a change.
 * @param agent the browser, such as 'Chrome on Android'
 * @returns the token; only its digest is stored
 */
export async function startSession(
  { db }: Change,
  account: { _id: string; role: Role },
  now: Date,
  agent = '',
): Promise<string> {
  const token = newSecret();
  const at = now.toISOString();
  await db
    .insertInto('session')
    .values({
      digest: digestOf('session', token),
      account: account._id,
      role: account.role,
      createdAt: at,
      seenAt: at,
      expiresAt: endOf(now, now),
      agent,
    })
    .execute();
  await db
    .deleteFrom('session')
    .where('account', '=', account._id)
    .where('digest', 'in', (eb) =>
      eb
        .selectFrom('session')
        .select('digest')
        .where('account', '=', account._id)
        .orderBy('createdAt', 'desc')
        .orderBy('digest')
        .limit(MAX_PER_ACCOUNT)
        .offset(MAX_PER_ACCOUNT),
    )
    .execute();
  return token;
}

/** Ends every session of an account, within a change. @returns how many there were */
export async function endSessionsOf(db: Db, account: string): Promise<number> {
  const ended = await db.deleteFrom('session').where('account', '=', account).executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** Ends the other sessions of an account, within a change, and writes an audit event if there were any. */
export async function endOtherSessions(site: Site, change: Change, session: Session): Promise<void> {
  const ended = await change.db
    .deleteFrom('session')
    .where('account', '=', session.account._id)
    .where('digest', '!=', session.digest)
    .executeTakeFirst();
  const sessions = Number(ended.numDeletedRows);
  if (sessions > 0) await writeOwnEvent(site, change, session, 'sessions-ended', { sessions });
}

/** Ends every session of this session's account: signing out everywhere. */
export async function endOwnSessions(site: Site, session: Session): Promise<void> {
  await site.database.write(async (change) => {
    const sessions = await endSessionsOf(change.db, session.account._id);
    await writeOwnEvent(site, change, session, 'sessions-ended', { sessions });
  });
}
