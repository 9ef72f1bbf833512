import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { neighbourOf, nextAfter, rankAfter } from '../db/ranks.ts';
import { findItem, type Versioned } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { recordItemChange } from './audit-event.ts';
import { words } from './in-each.ts';

const said = sentencesIn(words);

/** A position in a list ordered by hand. */
export interface Position {
  /** Id of the record above it; null for the first position. */
  after: string | null;
  /** Id of the record that the caller expects below it; null where it expects the end of the list. */
  before?: string | null;
}

/**
 * Moves a record to any position of a list ordered by hand. The record's version stays, as in `moveItem`.
 * @throws 403, 404; 409 when the record above is gone, or the one below is not the expected one (requirement 17.110)
 */
export async function placeItem(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  position: Position,
): Promise<Versioned> {
  mustHaveDuty(actor, 'publisher');
  const found = await site.database.write(async (change) => {
    const present = await findItem(change.db, type, id);
    if (!present) throw errors.notFound(nounOf(type));
    const isMoved = await putAt(change, type, id, position);
    if (isMoved) await recordItemChange(site, actor, change, 'moved', type, present.item);
    return present;
  });
  await site.database.reading.withRelated(type, [found.item]);
  return found;
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
  if (after !== null && !(await findItem(db, type, after))) {
    throw errors.conflict(said.neighbourGone, { after: said.neighbourGone });
  }
  if (before !== undefined && (await nextAfter(db, type, id, after)) !== before) {
    throw errors.conflict(said.orderChanged);
  }
  if ((await neighbourOf(db, type, id, 'up')) === after) return false;
  await rankAfter(db, type, id, after);
  return true;
}
