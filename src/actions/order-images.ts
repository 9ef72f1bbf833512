import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { Versioned } from '../db/store.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { inOrderOf, picturesIn } from './alt-texts.ts';
import { changeItem, type Precondition } from './change-item.ts';
import { words } from './in-each.ts';

const said = sentencesIn(words);

export interface ImageOrder {
  /** Name of a field of the kind `images`. */
  field: string;
  /** The paths of all its pictures, in their new order. */
  paths: readonly string[];
  seen?: Precondition;
}

/**
 * Puts the pictures of a record's list in another order, their alternative texts along with them.
 * @throws 403, 404, 412; 409 when the paths are not those of the record's pictures (requirement 17.41)
 */
export async function orderImages(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { field, paths, seen }: ImageOrder,
): Promise<Versioned> {
  mustHaveDuty(actor, 'publisher');
  return changeItem(site, actor, type, {
    id,
    action: 'illustrated',
    seen,
    decide({ item }) {
      const present = picturesIn(type, field, item);
      if (present.length !== paths.length || present.toSorted().join() !== paths.toSorted().join()) {
        throw errors.conflict(said.imagesChanged);
      }
      if (present.join() === paths.join()) return {};
      return { [field]: paths, ...inOrderOf(type, field, item, paths) };
    },
  });
}
