import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { type Direction, exchangeRanks, neighbourOf } from '../db/ranks.ts';
import { findItem, type Versioned } from '../db/store.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { recordItemChange } from './audit-event.ts';
import { words } from './in-each.ts';

const said = sentencesIn(words);

export interface Move {
  direction: Direction;
  /** Id of the neighbour that the caller expects. */
  past?: string;
}

/**
 * Swaps a record with its neighbour in a list ordered by hand. The record's version stays, so that editors who have it
 * open are not refused. Without a neighbour nothing changes.
 * @throws 403, 404; 409 when the neighbour is not the expected one
 */
export async function moveItem(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { direction, past }: Move,
): Promise<Versioned> {
  mustHaveDuty(actor, 'publisher');
  const found = await site.database.write(async (change) => {
    const present = await findItem(change.db, type, id);
    if (!present) throw errors.notFound(nounOf(type));
    const neighbour = await neighbourOf(change.db, type, id, direction);
    if (past !== undefined && neighbour !== past) {
      throw errors.conflict(said.orderChanged);
    }
    if (neighbour === null) return present;
    await exchangeRanks(change.db, type, id, neighbour);
    await recordItemChange(site, actor, change, 'moved', type, present.item);
    return present;
  });
  await site.database.reading.withRelated(type, [found.item]);
  return found;
}
