import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { Versioned } from '../db/store.ts';
import type { Upload } from '../media/index.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { picturesIn, withAltTexts } from './alt-texts.ts';
import { changeItem, type Precondition } from './change-item.ts';
import { mustExist } from './replace-image.ts';
import { insertPictures, storePicturesThenCommit } from './uploads.ts';

export interface AddedImages {
  /** Name of a field of the kind `images`. */
  field: string;
  uploads: readonly Upload[];
  /** Their alternative texts; undefined if the request has none. */
  alt?: unknown;
  seen?: Precondition;
}

/**
 * Appends pictures to a record's list, in the order sent; concurrent additions both succeed.
 * @throws 403, 404, 412, and the refusals of `Media.prepare`
 */
export async function addImages(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { field, uploads, alt, seen }: AddedImages,
): Promise<Versioned> {
  mustHaveDuty(actor, 'publisher');
  await mustExist(site, type, id);
  return storePicturesThenCommit(site, uploads, (pictures) =>
    changeItem(site, actor, type, {
      id,
      action: 'illustrated',
      seen,
      async decide({ item }, change) {
        await insertPictures(site, change, pictures, site.now());
        return {
          [field]: [...picturesIn(type, field, item), ...pictures.map(({ path }) => path)],
          ...withAltTexts(type, field, item, { count: pictures.length, alt }),
        };
      },
    }),
  );
}
