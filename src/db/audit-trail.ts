import type { ExpressionBuilder } from 'kysely';
import type { AuditDetail } from '../content/audit.ts';
import type { TypeFilter } from '../content/visibility.ts';
import { RECORD_ID } from '../schema/fields/reference.ts';
import { fold } from '../schema/fold.ts';
import type { OpenDatabase } from './database.ts';
import type { Tables } from './tables.ts';

/** One line of the audit trail. */
export interface AuditEntry {
  _id: string;
  at: string;
  /** Null for the program itself and for calls without a session. The name is that of then. */
  who: { _id: string; name: string } | null;
  /** An `AuditAction`, or one of a newer version. */
  what: string;
  type: string;
  /** Id of the record; empty if there is none. */
  record: string;
  /** The record's title at that time. */
  title: string;
  detail: AuditDetail | null;
  /** Public id of the session; empty without one. */
  session: string;
}

export interface AuditTrailFilter {
  /** Id of an account, or part of its name now or then. */
  who?: string | undefined;
  what?: string | undefined;
  /** Id of a record, or part of its title then. */
  record?: string | undefined;
  /** The first instant, ISO 8601, and the first that is too late. */
  since?: string | undefined;
  until?: string | undefined;
  /** Limits the search by title to these types. */
  titled?: TypeFilter | undefined;
}

type Searched = Pick<OpenDatabase, 'reader' | 'contains'>;

const CHUNK = 500;

/** One page of the trail, newest first, and how many lines there are on all pages. */
export async function pageOfAudit(
  database: Searched,
  filter: AuditTrailFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: AuditEntry[]; total: number }> {
  const rows = await listed(database, filter)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items: rows.map(entryOf), total: await countAudit(database, filter) };
}

/** How many lines a filter leaves. */
export async function countAudit(database: Searched, filter: AuditTrailFilter): Promise<number> {
  const { total } = await database.reader
    .selectFrom('event')
    .select((eb) => eb.fn.countAll().as('total'))
    .where(matching(database, filter))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * Every line that a filter leaves, newest first, in chunks (keyset pagination); between two of them no query is open.
 */
export async function* allAudit(database: Searched, filter: AuditTrailFilter): AsyncGenerator<AuditEntry[]> {
  let last: AuditRow | undefined;
  for (;;) {
    const query = listed(database, filter).limit(CHUNK);
    const after = last;
    const rows = await (after
      ? query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', '_id'), '<', tuple(after.at, after._id)))
      : query
    ).execute();
    if (rows.length > 0) yield rows.map(entryOf);
    if (rows.length < CHUNK) return;
    last = rows.at(-1);
  }
}

const shown = [
  '_id',
  'at',
  'account',
  'who',
  'action',
  'type',
  'item',
  'title',
  'detail',
  'session',
] as const;
type AuditRow = Pick<Tables['event'], (typeof shown)[number]>;

function listed(database: Searched, filter: AuditTrailFilter) {
  return database.reader
    .selectFrom('event')
    .select(shown)
    .where(matching(database, filter))
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc');
}

function matching(
  { reader, contains }: Searched,
  { who = '', what = '', record = '', since = '', until = '', titled }: AuditTrailFilter,
) {
  return ({ eb, and, or }: ExpressionBuilder<Tables, 'event'>) => {
    const named = reader
      .selectFrom('account')
      .select('_id')
      .where(contains('nameFolded', fold(who)));
    const byWho = RECORD_ID.test(who)
      ? eb('account', '=', who)
      : or([contains('whoFolded', fold(who)), eb('account', 'in', named)]);
    const byRecord = RECORD_ID.test(record)
      ? eb('item', '=', record)
      : or([
          and([
            contains('titleFolded', fold(record)),
            ...(titled && titled.types.length > 0 ? [eb('type', titled.operator, titled.types)] : []),
          ]),
          eb('item', '=', record),
        ]);
    return and([
      ...(who ? [byWho] : []),
      ...(what ? [eb('action', '=', what)] : []),
      ...(record ? [byRecord] : []),
      ...(since ? [eb('at', '>=', since)] : []),
      ...(until ? [eb('at', '<', until)] : []),
    ]);
  };
}

const entryOf = ({ account, who, action, item, detail, ...row }: AuditRow): AuditEntry => ({
  ...row,
  who: account === '' ? null : { _id: account, name: who },
  what: action,
  record: item,
  detail: detail === null ? null : (JSON.parse(detail) as AuditDetail),
});
