import type { Versioned } from '../db/store.ts';
import type { Upload } from '../media/index.ts';
import type { ContentType } from '../schema/define-type.ts';
import { picturesIn, withAltTexts } from './alt-texts.ts';
import { changeItem, type Precondition } from './change-item.ts';
import { type ActionContext, type Actor, mustBeAbleToPublish } from './context.ts';
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
  context: ActionContext,
  actor: Actor,
  type: ContentType,
  id: string,
  { field, uploads, alt, seen }: AddedImages,
): Promise<Versioned> {
  mustBeAbleToPublish(actor);
  await mustExist(context, type, id);
  return storePicturesThenCommit(context, uploads, (pictures) =>
    changeItem(context, actor, type, {
      id,
      action: 'illustrated',
      seen,
      async decide({ item }, change) {
        await insertPictures(context, change, pictures, context.now());
        return {
          [field]: [...picturesIn(type, field, item), ...pictures.map(({ path }) => path)],
          ...withAltTexts(type, field, item, { count: pictures.length, alt }),
        };
      },
    }),
  );
}
