import { type RawBuilder, sql } from 'kysely';
import { openDrafts } from '../db/editing/drafts.ts';
import type { Moment } from '../db/editing/moments.ts';
import { presentTitles } from '../db/editing/nepali-titles.ts';
import type { Db } from '../db/engine.ts';
import type { ContentType } from '../schema/define-type.ts';
import { HOLDERS } from './files.ts';
import { namesOf } from './managed-list.ts';

/** How many drafts of a sort are named one by one. */
const MAX_NAMED = 20;

export interface WaitingDraft {
  _id: string;
  /** Name of its content type. */
  type: string;
  title: string;
  /** With which it was sent back; may be empty. */
  note: string;
}

/** How many drafts wait for approval, or are approved and wait for somebody to publish or schedule them, by type. */
export async function reviewedDrafts(
  db: Db,
  review: 'submitted' | 'approved',
): Promise<{ type: string; count: number }[]> {
  const rows = await openDrafts(db)
    .select('type')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('review', '=', review)
    .$if(review === 'approved', (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('moment')
              .select('moment.record')
              .whereRef('moment.record', '=', 'draft.record')
              .where('moment.what', '=', 'publish'),
          ),
        ),
      ),
    )
    .groupBy('type')
    .orderBy('type')
    .execute();
  return rows.map(({ type, count }) => ({ type, count: Number(count) }));
}

/** The drafts that were sent back to this account, the last changed first. */
export async function returnedDrafts(db: Db, account: string) {
  const rows = await openDrafts(db)
    .select(['record as _id', 'type', 'title', 'reviewNote as note', 'decidedBy'])
    .where('review', '=', 'returned')
    .where('account', '=', account)
    .orderBy('updatedAt', 'desc')
    .limit(MAX_NAMED)
    .execute();
  const names = await namesOf(db, [...new Set(rows.map(({ decidedBy }) => decidedBy))]);
  return rows.map(({ decidedBy, ...draft }) => ({ ...draft, by: names.get(decidedBy) ?? null }));
}

/** For how long a writer is told that a draft was published, in milliseconds. */
const TOLD_MS = 7 * 86_400_000;

/** What others approved, scheduled or lately published of what an account wrote and sent for review, the newest first. */
export async function outcomesFor(db: Db, account: string, now: Date) {
  const approved = await openDrafts(db)
    .leftJoin('moment', (join) =>
      join.onRef('moment.record', '=', 'draft.record').on('moment.what', '=', 'publish'),
    )
    .select(['draft.record as _id', 'draft.type', 'draft.title', 'draft.decidedBy', 'draft.updatedAt'])
    .select(['moment.at as appearsAt', 'moment.account as scheduledBy'])
    .where('draft.review', '=', 'approved')
    .where('draft.decidedBy', '!=', account)
    .where('draft.writers', 'like', `%"${account}"%`)
    .orderBy('draft.updatedAt', 'desc')
    .limit(MAX_NAMED)
    .execute();
  const published = await db
    .selectFrom('event')
    .select(['item as _id', 'type', 'title', 'at', 'account'])
    .where('action', '=', 'published')
    .where('at', '>', new Date(now.getTime() - TOLD_MS).toISOString())
    .where('account', '!=', account)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('event as sent')
          .select('sent._id')
          .whereRef('sent.item', '=', 'event.item')
          .whereRef('sent.at', '<=', 'event.at')
          .where('sent.action', '=', 'submitted')
          .where('sent.account', '=', account),
      ),
    )
    .orderBy('at', 'desc')
    .limit(MAX_NAMED)
    .execute();
  const names = await namesOf(db, [
    ...approved.flatMap(({ decidedBy, scheduledBy }) => [decidedBy, scheduledBy ?? '']),
    ...published.map((event) => event.account),
  ]);
  const byRecord = new Map(published.toReversed().map((event) => [event._id, event]));
  return [
    ...approved.map(({ decidedBy, scheduledBy, appearsAt, updatedAt, ...draft }) => ({
      ...draft,
      what: appearsAt === null ? ('approved' as const) : ('scheduled' as const),
      at: appearsAt ?? updatedAt,
      by: names.get(scheduledBy ?? decidedBy) ?? null,
    })),
    ...[...byRecord.values()].toReversed().map(({ account: publisher, ...event }) => ({
      ...event,
      what: 'published' as const,
      by: names.get(publisher) ?? null,
    })),
  ];
}

/** Drafts of records that have changed since the draft was begun, the last changed first. */
export async function conflictingDrafts(db: Db, types: readonly ContentType[]): Promise<WaitingDraft[]> {
  const id = sql.ref('_id');
  const selects: RawBuilder<WaitingDraft>[] = types
    .filter(({ drafts }) => drafts)
    .map(
      ({ name }) => sql`
        select d.record as ${id}, d.type, d.title, '' as note, d.${sql.ref('updatedAt')} as at
        from draft as d join ${sql.table(name)} as l on l.${id} = d.record
        where d.type = ${sql.lit(name)} and d.base <> l.version`,
    );
  const all = sql.join(selects, sql` union all `);
  const { rows } = await sql<WaitingDraft & { at: string }>`
    select * from (${all}) as found order by at desc limit ${sql.lit(MAX_NAMED)}`.execute(db);
  return rows.map(({ at: _, ...draft }) => draft);
}

/**
 * What is to happen by itself and was set by accounts that are disabled, deleted or have lost the duty, the earliest first: a
 * publisher decides, and becomes its account by setting it again.
 * @param account only what this one has set
 */
export async function unattendedMoments(db: Db, types: readonly ContentType[], account?: string) {
  const rows = await db
    .selectFrom('moment')
    .leftJoin('account', 'account._id', 'moment.account')
    .select(['moment.record', 'moment.type', 'moment.what', 'moment.at'])
    .select(['account._id as accountId', 'account.name as accountName'])
    .where('moment.account', '!=', '')
    .$if(account !== undefined, (query) => query.where('moment.account', '=', account ?? ''))
    .where((eb) =>
      eb.or([
        eb('account._id', 'is', null),
        eb('account.disabled', '=', 1),
        eb('account.role', '!=', 'admin'),
        eb.and([
          eb('account.duties', 'not like', '%"publisher"%'),
          ...types.flatMap(({ name, alsoBy }) =>
            alsoBy
              ? [eb.or([eb('moment.type', '!=', name), eb('account.duties', 'not like', `%"${alsoBy}"%`)])]
              : [],
          ),
        ]),
      ]),
    )
    .orderBy('moment.at')
    .orderBy('moment._id')
    .limit(MAX_NAMED)
    .execute();
  const keyOf = ({ type, record }: (typeof rows)[number]) => ({ type, _id: record });
  const titleOf = await presentTitles(db, types, rows.map(keyOf));
  return rows.map((row) => ({
    _id: row.record,
    type: row.type,
    title: titleOf(keyOf(row))?.title ?? '',
    what: row.what as Moment['what'],
    at: row.at,
    by: row.accountId === null ? null : { _id: row.accountId, name: row.accountName ?? '' },
  }));
}

/** How much only drafts, versions and the trash hold. */
export async function keptBesides(db: Db) {
  const holders = sql.join(HOLDERS.map((holder) => sql.lit(holder)));
  const isHeldOnly = (table: string) => sql`
    exists (select 1 from picture_use as u where u.path = ${sql.ref(`${table}.path`)})
    and not exists (select 1 from picture_use as u
      where u.path = ${sql.ref(`${table}.path`)} and u.type not in (${holders}))`;
  const { rows } = await sql<Record<'versions' | 'pictures' | 'documents' | 'bytes', number | string | null>>`
    select (select count(*) from version) as versions,
      (select count(*) from picture as p where ${isHeldOnly('p')}) as pictures,
      (select count(*) from attachment as a where ${isHeldOnly('a')}) as documents,
      (select coalesce(sum(p.bytes), 0) from picture as p where ${isHeldOnly('p')})
      + (select coalesce(sum(a.size), 0) from attachment as a where ${isHeldOnly('a')}) as bytes`.execute(db);
  const [row] = rows;
  return {
    versions: Number(row?.versions ?? 0),
    pictures: Number(row?.pictures ?? 0),
    documents: Number(row?.documents ?? 0),
    bytes: Number(row?.bytes ?? 0),
  };
}
