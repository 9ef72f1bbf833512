import type { Db } from './engine.ts';
import type { Change } from './writer.ts';

/** An audit event: what was done to which record, when and by whom. */
export interface AuditEvent {
  _id: string;
  at: string;
  action: string;
  type: string;
  item: string;
  /** The record's title at that time. */
  title: string;
  /** Null for the program itself and for deleted accounts. */
  account: { _id: string; name: string } | null;
}

export type AuditAction =
  | 'created'
  | 'updated'
  | 'illustrated'
  | 'moved'
  | 'ordered'
  | 'deleted'
  | 'published'
  | 'scheduled'
  | 'unpublished'
  | 'ended'
  | 'put-back'
  | 'erased';

export interface NewAuditEvent {
  /** Id of the account that makes the change; empty for the program itself. */
  account: string;
  action: AuditAction;
  /** Name of a content type, of a visitors' form, 'account' or 'settings'. */
  type: string;
  item: string;
  title: string;
}

/** Writes an audit event, within the change that it describes. */
export async function writeAuditEvent(
  { now, newId }: { now(): Date; newId(at: Date): string },
  change: Change,
  event: NewAuditEvent,
): Promise<void> {
  const at = now();
  await change.db
    .insertInto('event')
    .values({ _id: newId(at), at: at.toISOString(), ...event })
    .execute();
}

/** Restricts events to those of one record, or of all records of a type. */
export interface AuditFilter {
  type?: string | undefined;
  item?: string | undefined;
}

/** The newest `limit` events, newest first. */
export async function newestAuditEvents(
  db: Db,
  limit: number,
  { type, item }: AuditFilter = {},
): Promise<AuditEvent[]> {
  const rows = await db
    .selectFrom('event')
    .leftJoin('account', 'account._id', 'event.account')
    .select(['event._id', 'event.at', 'event.action', 'event.type', 'event.item', 'event.title'])
    .select(['account._id as accountId', 'account.name as accountName'])
    .$if(type !== undefined, (query) => query.where('event.type', '=', type ?? ''))
    .$if(item !== undefined, (query) => query.where('event.item', '=', item ?? ''))
    .orderBy('event.at', 'desc')
    .orderBy('event._id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ accountId, accountName, ...event }) => ({
    ...event,
    account: accountId === null ? null : { _id: accountId, name: accountName ?? '' },
  }));
}

/** The newest event of the settings or of a record; null if there is none. */
export async function lastAuditEventOf(
  db: Db,
  type: string,
  item: string,
): Promise<{ account: string } | null> {
  const row = await db
    .selectFrom('event')
    .select('account')
    .where('type', '=', type)
    .where('item', '=', item)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
