import type { CompiledQuery } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import type { AccountContext } from './context.ts';
import { digestOf, isSecret, newSecret } from './digest.ts';
import type { Role } from './role.ts';

/** A signed-in account, as a valid token shows it. */
export interface Session {
  /** Digest of the token: what signing out needs. */
  digest: string;
  account: { _id: string; role: Role; name: string; email: string };
}

const HOUR_MS = 3_600_000;
const IDLE_MS = 12 * HOUR_MS;
const MAX_AGE_MS = 7 * 24 * HOUR_MS;
/** Being seen is written down this often at most, so that reading does not become writing. */
const SEEN_EVERY_MS = 5 * 60_000;
/** Whoever signs in over and over keeps the newest of so many. */
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
}

/** Finds and ends sessions. A session is bound to its account's kind and id, and to itself. */
export class Sessions {
  readonly #context: AccountContext;
  readonly #byDigest: CompiledQuery<SessionRow>;

  constructor(context: AccountContext) {
    this.#context = context;
    this.#byDigest = context.database.reader
      .selectFrom('session')
      .innerJoin('account', (join) =>
        join.onRef('account._id', '=', 'session.account').onRef('account.role', '=', 'session.role'),
      )
      .select(['session.createdAt', 'session.seenAt', 'session.expiresAt'])
      .select(['account._id', 'account.role', 'account.name', 'account.email'])
      .where('session.digest', '=', '')
      .where('account.disabled', '=', 0)
      .compile();
  }

  /** @returns the session of a token; null when it has none, ended, or is of an account that is disabled */
  async find(token: string): Promise<Session | null> {
    if (!isSecret(token)) return null;
    const digest = digestOf('session', token);
    // The parameters of the compiled query, in their order: digest, disabled.
    const query = { ...this.#byDigest, parameters: [digest, 0] };
    const row = (await this.#context.database.reader.executeQuery<SessionRow>(query)).rows[0];
    const now = this.#context.now();
    if (!row || row.expiresAt <= now.toISOString()) return null;
    if (now.getTime() - Date.parse(row.seenAt) >= SEEN_EVERY_MS) await this.#see(digest, row, now);
    const { _id, role, name, email } = row;
    return { digest, account: { _id, role: role as Role, name, email } };
  }

  /** Ends one session. */
  async end(digest: string): Promise<void> {
    await this.#context.database.write(async ({ db }) => {
      await db.deleteFrom('session').where('digest', '=', digest).execute();
    });
  }

  /** A database that cannot write just now is no reason to turn a reader away. */
  async #see(digest: string, { createdAt, seenAt }: SessionRow, now: Date) {
    const seen = { seenAt: now.toISOString(), expiresAt: endOf(new Date(createdAt), now) };
    await this.#context.database
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
 * Starts a session within the change that signs in.
 * @param agent the browser in words
 * @returns its token, which is not kept here
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

/** Ends every session of an account, within a change. */
export async function endSessionsOf(db: Db, account: string): Promise<void> {
  await db.deleteFrom('session').where('account', '=', account).execute();
}

/** Removes sessions that ended by themselves. */
export async function sweepSessions({ database, now }: AccountContext): Promise<void> {
  const at = now().toISOString();
  await database.write(async ({ db }) => {
    await db.deleteFrom('session').where('expiresAt', '<=', at).execute();
  });
}
