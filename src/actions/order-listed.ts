import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { reorder } from '../db/ranks.ts';
import { findItem, idsReferencing, type Versioned } from '../db/store.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { BackReference } from '../schema/back-references.ts';
import { nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { recordItemChange } from './audit-event.ts';
import { words } from './in-each.ts';

const said = sentencesIn(words);

/**
 * Puts the records that a record lists in another order. Neither its version nor theirs changes, so that editors who have
 * one of them open are not refused.
 * @param ids of all of them, in their new order
 * @returns the record that lists them
 * @throws 403, 404; 409 when the ids are not those of the listed records (requirement 17.31)
 */
export async function orderListed(
  site: Site,
  actor: Actor,
  { of, list, listed, field }: BackReference,
  id: string,
  ids: readonly string[],
): Promise<Versioned> {
  mustHaveDuty(actor, 'publisher');
  const found = await site.database.write(async (change) => {
    const present = await findItem(change.db, of, id);
    if (!present) throw errors.notFound(nounOf(of));
    const known = await idsReferencing(change.db, listed, field, id);
    if (known.toSorted().join() !== ids.toSorted().join()) {
      throw errors.conflict(said.listChanged({ en: list, ne: listed.nepali.label }));
    }
    if (known.join() === ids.join()) return present;
    await reorder(change.db, listed, ids);
    await recordItemChange(site, actor, change, 'ordered', of, present.item);
    return present;
  });
  await site.database.reading.withRelated(of, [found.item]);
  return found;
}
