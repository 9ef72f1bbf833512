import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { publishersOf } from '../content/duties.ts';
import { type Direction, exchangeRanks, neighbourOf, nextAfter, rankAfter, reorder } from '../db/ranks.ts';
import { findItem, idsReferencing, type Versioned } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { BackReference } from '../schema/back-references.ts';
import { type ContentType, nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { recordItemChange } from './audit.ts';
import { makeChange } from './change.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/**
 * Changes the place of a record, or of those that it lists. No version changes, so that editors who have one of them open
 * are not refused.
 * @param move returns whether anything has another place now
 * @throws 403, 404, and what `move` throws
 */
async function reorderBy(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { action, move }: { action: 'moved' | 'ordered'; move(change: Change): Promise<boolean> },
): Promise<Versioned> {
  mustHaveDuty(actor, ...publishersOf(type));
  const found = await makeChange(site, actor, async ({ change }) => {
    const present = await findItem(change.db, type, id);
    if (!present) throw errors.notFound(nounOf(type));
    if (await move(change)) await recordItemChange(site, actor, change, action, type, present.item);
    return present;
  });
  await site.database.reading.withRelated(type, [found.item]);
  return found;
}

export interface Move {
  direction: Direction;
  /** Id of the neighbour that the caller expects. */
  past?: string;
}

/**
 * Swaps a record with its neighbour in a list ordered by hand. Without a neighbour nothing changes.
 * @throws 403, 404; 409 when the neighbour is not the expected one
 */
export function moveItem(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { direction, past }: Move,
): Promise<Versioned> {
  return reorderBy(site, actor, type, id, {
    action: 'moved',
    async move({ db }) {
      const neighbour = await neighbourOf(db, type, id, direction);
      if (past !== undefined && neighbour !== past) throw errors.conflict(sentences.orderChanged);
      if (neighbour === null) return false;
      await exchangeRanks(db, type, id, neighbour);
      return true;
    },
  });
}

/** A position in a list ordered by hand. */
export interface Position {
  /** Id of the record above it; null for the first position. */
  after: string | null;
  /** Id of the record that the caller expects below it; null where it expects the end of the list. */
  before?: string | null;
}

/**
 * Moves a record to any position of a list ordered by hand.
 * @throws 403, 404; 409 when the record above is gone, or the one below is not the expected one (requirement 17.110)
 */
export function placeItem(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  position: Position,
): Promise<Versioned> {
  const move = (change: Change) => putAt(change, type, id, position);
  return reorderBy(site, actor, type, id, { action: 'moved', move });
}

/**
 * Within a change: puts a record at a position of its list.
 * @returns whether it stood elsewhere
 * @throws 409 as `placeItem`
 */
export async function putAt(
  { db }: Change,
  type: ContentType,
  id: string,
  { after, before }: Position,
): Promise<boolean> {
  if (after !== null && !(await findItem(db, type, after)))
    throw errors.conflict(sentences.neighbourGone, { after: sentences.neighbourGone });
  if (before !== undefined && (await nextAfter(db, type, id, after)) !== before)
    throw errors.conflict(sentences.orderChanged);
  if ((await neighbourOf(db, type, id, 'up')) === after) return false;
  await rankAfter(db, type, id, after);
  return true;
}

/**
 * Puts the records that a record lists in another order.
 * @param ids of all of them, in their new order
 * @returns the record that lists them
 * @throws 403, 404; 409 when the ids are not those of the listed records (requirement 17.31)
 */
export function orderListed(
  site: Site,
  actor: Actor,
  { of, list, listed, field }: BackReference,
  id: string,
  ids: readonly string[],
): Promise<Versioned> {
  return reorderBy(site, actor, of, id, {
    action: 'ordered',
    async move({ db }) {
      const known = await idsReferencing(db, listed, field, id);
      if (known.toSorted().join() !== ids.toSorted().join())
        throw errors.conflict(sentences.listChanged({ en: list, ne: listed.nepali.label }));
      if (known.join() === ids.join()) return false;
      await reorder(db, listed, ids);
      return true;
    },
  });
}
