import { ACCOUNT_CHANGES, type AuditAction, type AuditDetail, CHANGE_ACTIONS } from '../content/audit.ts';
import type { TypeFilter } from '../content/visibility.ts';
import { fold } from '../schema/fold.ts';
import type { Db } from './engine.ts';
import type { Change } from './writer.ts';

/** A change as the dashboard shows it: the action, its record, time and actor. */
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

/** Who does something. */
export interface AuditActor {
  /** Id of the account; empty for the program itself. */
  account: string;
  /** The account's name, which the event keeps after the account is deleted. */
  name?: string;
  /** The session's public id, see `sessionIdOf`; never its token. */
  session?: string;
  /** The command that runs the program, such as 'account add'. */
  command?: string;
}

/** The program itself: commands, the first start, the seed. */
export const nobody: AuditActor = { account: '' };

export interface NewAuditEvent {
  action: AuditAction;
  /** Name of a content type, of a visitors' form, 'account', 'menu', 'redirect', 'settings' or 'site'. */
  type: string;
  /** Id of the record; empty if there is none. */
  item: string;
  /** The record's title; the reference of a submission, since nothing that visitors wrote is kept here. */
  title: string;
  detail?: AuditDetail;
}

interface AuditTools {
  now(): Date;
  newId(at: Date): string;
}

/** Writes an audit event, within the change that it describes. Only the sweep deletes it, and nothing changes it. */
export function writeAuditEvent(
  tools: AuditTools,
  change: Pick<Change, 'db'>,
  actor: AuditActor,
  event: NewAuditEvent,
): Promise<void> {
  return writeAuditEvents(tools, change, actor, [event]);
}

/** Writes the audit events of a change of many records, at most a few hundred, with one statement. */
export async function writeAuditEvents(
  { now, newId }: AuditTools,
  change: Pick<Change, 'db'>,
  actor: AuditActor,
  events: readonly NewAuditEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const at = now();
  await change.db
    .insertInto('event')
    .values(events.map((event) => rowOf(newId(at), at, actor, event)))
    .execute();
}

function rowOf(
  _id: string,
  at: Date,
  { account, name = '', session = '', command }: AuditActor,
  { detail, ...event }: NewAuditEvent,
) {
  const whole: AuditDetail = { ...detail, ...(command !== undefined && { command }) };
  return {
    _id,
    at: at.toISOString(),
    account,
    who: name,
    whoFolded: fold(name),
    session,
    ...event,
    titleFolded: fold(event.title),
    detail: Object.keys(whole).length > 0 ? JSON.stringify(whole) : null,
  };
}

/** Restricts events to those of one record, of all records of a type, or of some types. */
export interface AuditFilter {
  type?: string | undefined;
  item?: string | undefined;
  /** Limits the events to those that the reader may see. */
  visible?: TypeFilter;
}

/** The newest `limit` changes of content, settings and accounts, newest first. */
export async function newestAuditEvents(
  db: Db,
  limit: number,
  { type, item, visible }: AuditFilter = {},
): Promise<AuditEvent[]> {
  const rows = await db
    .selectFrom('event')
    .leftJoin('account', 'account._id', 'event.account')
    .select(['event._id', 'event.at', 'event.action', 'event.type', 'event.item', 'event.title'])
    .select(['account._id as accountId', 'account.name as accountName'])
    .where('event.action', 'in', CHANGE_ACTIONS)
    // Accounts that the program creates, such as the first ones, are left out.
    .where(({ eb, or }) =>
      or([
        eb('event.account', '!=', ''),
        eb('event.type', '!=', 'account'),
        eb('event.action', '!=', 'created'),
      ]),
    )
    .$if(type !== undefined, (query) => query.where('event.type', '=', type ?? ''))
    .$if(visible !== undefined && visible.types.length > 0, (query) =>
      query.where('event.type', visible?.operator ?? 'in', visible?.types ?? []),
    )
    .$if(item !== undefined, (query) => query.where('event.item', '=', item ?? ''))
    .orderBy('event.at', 'desc')
    .orderBy('event._id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ accountId, accountName, action, ...event }) => ({
    ...event,
    action: isAccountChange(action) ? 'updated' : action,
    account: accountId === null ? null : { _id: accountId, name: accountName ?? '' },
  }));
}

const isAccountChange = (action: string) => ACCOUNT_CHANGES.some((one) => one === action);

/** Who changed the settings or a record last, and when. `by` is null for the program; null if there is no event. */
export async function lastChangeOf(
  db: Db,
  type: string,
  item: string,
): Promise<{ at: string; by: { _id: string; name: string } | null } | null> {
  const row = await db
    .selectFrom('event')
    .select(['at', 'account', 'who'])
    .where('type', '=', type)
    .where('item', '=', item)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { at: row.at, by: row.account === '' ? null : { _id: row.account, name: row.who } } : null;
}
