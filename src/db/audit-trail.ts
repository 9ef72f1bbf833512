import type { ExpressionBuilder } from 'kysely';
import type { AuditDetail } from '../content/audit.ts';
import { SESSION_DAYS } from '../content/retention.ts';
import type { TypeFilter } from '../content/visibility.ts';
import { RECORD_ID } from '../schema/fields/reference.ts';
import { fold } from '../schema/fold.ts';
import type { OpenDatabase } from './database.ts';
import { countOf, inChunks, pageIn } from './order.ts';
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

const SORT = ['at', '_id'];

/** One page of the trail, newest first, and how many lines there are on all pages. */
export async function pageOfAudit(
  database: Searched,
  filter: AuditTrailFilter,
  page: { page: number; limit: number },
): Promise<{ items: AuditEntry[]; total: number }> {
  const { items, total } = await pageIn(listed(database, filter), SORT, page);
  return { items: items.map(entryOf), total };
}

/** How many lines a filter leaves. */
export const countAudit = (database: Searched, filter: AuditTrailFilter): Promise<number> =>
  countOf(listed(database, filter));

/** Every line that a filter lets through, newest first, in chunks. */
export async function* allAudit(database: Searched, filter: AuditTrailFilter): AsyncGenerator<AuditEntry[]> {
  for await (const rows of inChunks(listed(database, filter), SORT)) yield rows.map(entryOf);
}

const SESSION_MS = SESSION_DAYS * 86_400_000;

/**
 * When the sessions of these lines began, by their public ids; of one whose sign-in is not kept any more nothing. Looks
 * only through what the account did in the longest time that a session lasts before its line.
 */
export async function sessionStarts(
  { reader }: Pick<OpenDatabase, 'reader'>,
  entries: readonly AuditEntry[],
) {
  const bySession = new Map(
    entries.filter(({ who, session }) => who && session).map((one) => [one.session, one]),
  );
  if (bySession.size === 0) return new Map<string, never>();
  const rows = await reader
    .selectFrom('event')
    .select(['session', 'at', 'detail'])
    .where('action', '=', 'signed-in')
    .where(({ eb, and, or }) =>
      or(
        [...bySession.values()].map(({ who, session, at }) =>
          and([
            eb('account', '=', who?._id ?? ''),
            eb('session', '=', session),
            eb('at', '<=', at),
            eb('at', '>=', new Date(Date.parse(at) - SESSION_MS).toISOString()),
          ]),
        ),
      ),
    )
    .execute();
  return new Map(rows.map(({ session, at, detail }) => [session, { at, agent: agentIn(detail) }]));
}

const agentIn = (detail: string | null) =>
  (detail === null ? undefined : (JSON.parse(detail) as AuditDetail).agent) ?? '';

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
  return database.reader.selectFrom('event').select(shown).where(matching(database, filter));
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
