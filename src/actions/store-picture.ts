import type { StoredPicture, Upload } from '../media/index.ts';
import { type ActionContext, type Actor, mustBeAbleToPublish } from './context.ts';
import { insertPictures, storePicturesThenCommit } from './uploads.ts';

/**
 * Stores a picture for use inside rich text. Until a saved text names it, it is loose and will be swept.
 * @throws 403, and what the upload gate says
 */
export async function storePicture(
  context: ActionContext,
  actor: Actor,
  upload: Upload,
): Promise<StoredPicture> {
  mustBeAbleToPublish(actor);
  return storePicturesThenCommit(context, [upload], async ([picture]) => {
    if (!picture) throw new Error('The upload gate returned no picture');
    await context.database.write((change) =>
      insertPictures(change, [picture], context.now(), { loose: true }),
    );
    return picture;
  });
}
