import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { Versioned } from '../db/store.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { picturesIn, withoutAltText } from './alt-texts.ts';
import { changeItem, type Precondition } from './change-item.ts';
import { words } from './in-each.ts';

const said = sentencesIn(words);

export interface ImagePosition {
  /** Name of a field of the kind `images`. */
  field: string;
  /** From 0. */
  index: number;
  /** The path that the caller expects there. */
  image?: string;
  seen?: Precondition;
}

/**
 * Removes the picture at a position from a record's list.
 * @throws 403, 404, 412; 409 when there is no such position, or it has another picture than the expected one
 */
export async function deleteImageAt(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { field, index, image, seen }: ImagePosition,
): Promise<Versioned> {
  mustHaveDuty(actor, 'publisher');
  return changeItem(site, actor, type, {
    id,
    action: 'illustrated',
    seen,
    decide({ item }) {
      const paths = picturesIn(type, field, item);
      if (index >= paths.length) throw errors.conflict(said.noImageThere);
      if (image !== undefined && paths[index] !== image) {
        throw errors.conflict(said.otherImageThere);
      }
      return {
        [field]: paths.filter((_, position) => position !== index),
        ...withoutAltText(type, field, item, index),
      };
    },
  });
}
