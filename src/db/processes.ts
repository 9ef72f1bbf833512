import { hostname } from 'node:os';
import type { Db } from './engine.ts';
import type { Tables } from './tables.ts';

/** A process that was not seen for this long is gone. */
const GONE_AFTER_MS = 60_000;

export type ServingProcess = Tables['process'];

/** The row of a serving process. `version` is the last migration that it knows. */
export interface ProcessIdentity {
  _id: string;
  version: string;
  startedAt: string;
}

const oldestSeen = (now: Date) => new Date(now.getTime() - GONE_AFTER_MS).toISOString();
/** One that was seen later than this was seen by a clock that was ahead, so when it was is not known. */
const newestSeen = (now: Date) => new Date(now.getTime() + GONE_AFTER_MS).toISOString();

/** Records that this process serves, and deletes the rows of dead ones. */
export async function announceProcess(db: Db, identity: ProcessIdentity, now: Date): Promise<void> {
  const seenAt = now.toISOString();
  await db
    .deleteFrom('process')
    .where((eb) => eb.or([eb('seenAt', '<', oldestSeen(now)), eb('seenAt', '>', newestSeen(now))]))
    .execute();
  await db
    .insertInto('process')
    .values({ ...identity, host: hostname(), seenAt })
    .onConflict((conflict) => conflict.column('_id').doUpdateSet({ seenAt }))
    .execute();
}

export async function forgetProcess(db: Db, _id: string): Promise<void> {
  await db.deleteFrom('process').where('_id', '=', _id).execute();
}

/** The processes that serve this database, the oldest version first. */
export function servingProcesses(db: Db, now: Date): Promise<ServingProcess[]> {
  return db
    .selectFrom('process')
    .selectAll()
    .where('seenAt', '>=', oldestSeen(now))
    .where('seenAt', '<=', newestSeen(now))
    .orderBy('version')
    .orderBy('startedAt')
    .orderBy('_id')
    .execute();
}
