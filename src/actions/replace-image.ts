import type { Versioned } from '../db/store.ts';
import { errors } from '../errors.ts';
import type { Upload } from '../media/index.ts';
import type { ContentType } from '../schema/define-type.ts';
import { altFieldOf } from './alt-texts.ts';
import { changeItem, type Precondition } from './change-item.ts';
import { type ActionContext, type Actor, mustBeAbleToPublish } from './context.ts';
import { insertPictures, storePicturesThenCommit } from './uploads.ts';

export interface AnotherImage {
  /** Name of a field that holds one picture. */
  field: string;
  upload: Upload;
  /** What it shows; undefined where nothing was said. */
  alt?: unknown;
  seen?: Precondition;
}

/**
 * Puts another picture in the place of the present one, which is gone after the commit, and so are the words about it.
 * @throws 403, 404, 412, and what the upload gate says
 */
export async function replaceImage(
  context: ActionContext,
  actor: Actor,
  type: ContentType,
  id: string,
  { field, upload, alt, seen }: AnotherImage,
): Promise<Versioned> {
  mustBeAbleToPublish(actor);
  await mustExist(context, type, id);
  return storePicturesThenCommit(context, [upload], (pictures) =>
    changeItem(context, actor, type, {
      id,
      action: 'illustrated',
      seen,
      async decide(_present, change) {
        await insertPictures(change, pictures, context.now());
        const [altName, altField] = altFieldOf(type, field) ?? [];
        return {
          [field]: pictures[0]?.path ?? null,
          ...(altName !== undefined && { [altName]: alt ?? altField?.blank }),
        };
      },
    }),
  );
}

/** Spares the work of decoding pictures for a record that is not there. @throws 404 */
export async function mustExist(context: ActionContext, type: ContentType, id: string): Promise<void> {
  if (!(await context.database.reading.one(type, id))) throw errors.notFound(type.admin.noun);
}
