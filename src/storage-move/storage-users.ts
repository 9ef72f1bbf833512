import type { Db } from '../db/engine.ts';
import type { Tables } from '../db/tables.ts';

/** A process whose last announcement is older than this has died. */
const GONE_AFTER_MS = 60 * 60_000;

export type StorageUser = Tables['storage_user'];

/** Names a process for the operator. */
export const describeUser = ({ host, pid }: StorageUser) => `process ${pid} on ${host}`;

/** Says which storage a process uses and which move it takes part in, and forgets processes that are gone. */
export async function announceUser(db: Db, user: StorageUser): Promise<void> {
  const oldest = new Date(Date.parse(user.seenAt) - GONE_AFTER_MS).toISOString();
  await db.deleteFrom('storage_user').where('seenAt', '<', oldest).execute();
  const { _id, ...rest } = user;
  await db
    .insertInto('storage_user')
    .values(user)
    .onConflict((conflict) => conflict.column('_id').doUpdateSet(rest))
    .execute();
}

export async function forgetUser(db: Db, _id: string): Promise<void> {
  await db.deleteFrom('storage_user').where('_id', '=', _id).execute();
}

export function storageUsers(db: Db): Promise<StorageUser[]> {
  return db.selectFrom('storage_user').selectAll().orderBy('_id').execute();
}
