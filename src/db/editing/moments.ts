import type { Db } from '../engine.ts';

/** The automatic changes of a record at a moment. */
export type MomentKind = 'publish' | 'expire' | 'unpin';

export interface Moment {
  record: string;
  /** Name of a content type. */
  type: string;
  what: MomentKind;
  /** An instant, ISO 8601 in UTC. */
  at: string;
  /** Id of the account that has set it; empty for the program. */
  account: string;
  /** The note of the version that it publishes. */
  note: string;
}

/** A record's moments; null for each that is not set. */
export interface Dates {
  publishAt: string | null;
  expireAt: string | null;
  pinnedUntil: string | null;
}

export const NO_DATES: Dates = { publishAt: null, expireAt: null, pinnedUntil: null };

const KINDS: Readonly<Record<keyof Dates, MomentKind>> = {
  publishAt: 'publish',
  expireAt: 'expire',
  pinnedUntil: 'unpin',
};

export const momentKindOf = (date: keyof Dates): MomentKind => KINDS[date];

const COLUMNS = ['record', 'type', 'what', 'at', 'account', 'note'] as const;

/** Sets a moment of a record, in place of the former one. */
export async function setMoment(db: Db, moment: Moment): Promise<void> {
  const { at, account, note } = moment;
  await db
    .insertInto('moment')
    .values({ _id: `${moment.record}.${moment.what}`, ...moment })
    .onConflict((conflict) => conflict.column('_id').doUpdateSet({ at, account, note }))
    .execute();
}

/** @returns whether there was one */
export async function clearMoment(db: Db, record: string, what: MomentKind): Promise<boolean> {
  const row = await db
    .deleteFrom('moment')
    .where('_id', '=', `${record}.${what}`)
    .returning('_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes all moments of a record. @returns them */
export async function takeMoments(db: Db, record: string): Promise<Moment[]> {
  const rows = await db.deleteFrom('moment').where('record', '=', record).returning(COLUMNS).execute();
  return rows as Moment[];
}

export async function momentsOf(db: Db, record: string): Promise<Moment[]> {
  const rows = await db.selectFrom('moment').select(COLUMNS).where('record', '=', record).execute();
  return rows as Moment[];
}

export function datesIn(moments: readonly Moment[]): Dates {
  const at = (what: MomentKind) => moments.find((moment) => moment.what === what)?.at ?? null;
  return { publishAt: at('publish'), expireAt: at('expire'), pinnedUntil: at('unpin') };
}

/** The moments at or before an instant, of one kind or of all, earliest first. */
export async function dueMoments(db: Db, now: string, limit: number, what?: MomentKind): Promise<Moment[]> {
  const rows = await db
    .selectFrom('moment')
    .select(COLUMNS)
    .where('at', '<=', now)
    .$if(what !== undefined, (query) => query.where('what', '=', what ?? ''))
    .orderBy('at')
    .orderBy('_id')
    .limit(limit)
    .execute();
  return rows as Moment[];
}

/** The instant of the earliest moment, or null. */
export async function nextMoment(db: Db): Promise<string | null> {
  const row = await db.selectFrom('moment').select('at').orderBy('at').limit(1).executeTakeFirst();
  return row?.at ?? null;
}
