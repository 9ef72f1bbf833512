import { randomInt } from 'node:crypto';
import { type ContentType, type Item, titleOf, titlesOf } from '../../schema/define-type.ts';
import { fold } from '../../schema/fold.ts';
import type { Db } from '../engine.ts';
import { itemIn, snapshotOf } from './snapshot.ts';

export const REVIEWS = ['submitted', 'approved', 'returned'] as const;
export type Review = (typeof REVIEWS)[number];

/** The unpublished draft of a record. */
export interface Draft {
  item: Item;
  /** The live version from which it began; 0 if there was none. */
  base: number;
  /** For `ETag` and `If-Match`. */
  version: number;
  review: Review | null;
  /** What was said at the last step of its review; a change of the draft leaves it. */
  reviewNote: string;
  /** Id of the account that approved or returned it last; empty where nobody did. */
  decidedBy: string;
  /** Ids of the accounts that have written in it, each once. */
  writers: readonly string[];
  createdAt: string;
  updatedAt: string;
  /** Id of the account that changed it last; empty for the program. */
  account: string;
}

/** Drafts of records that are not in the trash. */
export const openDrafts = (db: Db) =>
  db
    .selectFrom('draft')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shelved')
            .select('shelved.record')
            .whereRef('shelved.record', '=', 'draft.record')
            .where('shelved.state', '=', 'trash'),
        ),
      ),
    );

export async function findDraft(db: Db, type: ContentType, record: string): Promise<Draft | null> {
  const row = await db
    .selectFrom('draft')
    .selectAll()
    .where('record', '=', record)
    .where('type', '=', type.name)
    .executeTakeFirst();
  if (!row) return null;
  const { base, version, review, reviewNote, decidedBy, writers, createdAt, updatedAt, account } = row;
  return {
    item: itemIn(type, row),
    base,
    version,
    review: REVIEWS.find((one) => one === review) ?? null,
    reviewNote,
    decidedBy,
    writers: writers === null ? writersFrom(account) : (JSON.parse(writers) as string[]),
    createdAt,
    updatedAt,
    account,
  };
}

/** The writers of a draft that this account has written alone; the program is none. */
const writersFrom = (account: string) => (account === '' ? [] : [account]);

const namesOf = (type: ContentType, item: Item) => ({
  title: titleOf(type, item),
  titleFolded: fold(titlesOf(type, item)),
});

/**
 * Stores the first draft of a record.
 * @param isCopy whether it is what visitors saw last, in which nobody has written yet
 * @returns its version
 */
export async function insertDraft(
  db: Db,
  type: ContentType,
  item: Item,
  { base, at, account, isCopy = false }: { base: number; at: string; account: string; isCopy?: boolean },
): Promise<number> {
  // At random, so that the tag of a draft that was thrown away never names a later one.
  const version = randomInt(1, 2 ** 30);
  await db
    .insertInto('draft')
    .values({
      record: item._id,
      type: type.name,
      ...namesOf(type, item),
      ...snapshotOf(type, item),
      base,
      version,
      review: '',
      reviewNote: '',
      decidedBy: '',
      writers: JSON.stringify(isCopy ? [] : writersFrom(account)),
      createdAt: at,
      updatedAt: at,
      account,
    })
    .execute();
  return version;
}

/**
 * Changes a draft, which ends its review.
 * @param writers of the draft before
 * @returns its new version
 */
export async function updateDraft(
  db: Db,
  type: ContentType,
  item: Item,
  { at, account, writers }: { at: string; account: string; writers: readonly string[] },
): Promise<number> {
  const { version } = await db
    .updateTable('draft')
    .set((eb) => ({
      ...namesOf(type, item),
      ...snapshotOf(type, item),
      version: eb('version', '+', 1),
      review: '',
      writers: JSON.stringify([...new Set([...writers, ...writersFrom(account)])]),
      updatedAt: at,
      account,
    }))
    .where('record', '=', item._id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Changes a draft without ending its review or its schedule: a file in it was replaced everywhere. It gets another tag, so
 * that open forms learn of it.
 */
export async function rewriteDraft(db: Db, type: ContentType, item: Item): Promise<void> {
  await db
    .updateTable('draft')
    .set((eb) => ({ ...snapshotOf(type, item), version: eb('version', '+', 1) }))
    .where('record', '=', item._id)
    .execute();
}

/** Gives a draft another tag, so that open forms learn that it was scheduled or taken down. */
export async function touchDraft(db: Db, record: string): Promise<void> {
  await db
    .updateTable('draft')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('record', '=', record)
    .execute();
}

/** Sets the live version on which the draft is based. */
export async function setBase(db: Db, record: string, base: number): Promise<void> {
  await db.updateTable('draft').set({ base }).where('record', '=', record).execute();
}

/** Bases the draft of a record on the next live version, if it is based on the one before. */
export async function moveBase(db: Db, record: string, from: number, to: number): Promise<void> {
  await db
    .updateTable('draft')
    .set({ base: to })
    .where('record', '=', record)
    .where('base', '=', from)
    .execute();
}

/** @param decidedBy id of the account that approved or returned it */
export async function setReview(
  db: Db,
  record: string,
  review: Review | null,
  note: string,
  decidedBy = '',
): Promise<void> {
  await db
    .updateTable('draft')
    .set({ review: review ?? '', reviewNote: note, decidedBy })
    .where('record', '=', record)
    .execute();
}

export async function deleteDraft(db: Db, record: string): Promise<void> {
  await db.deleteFrom('draft').where('record', '=', record).execute();
}
