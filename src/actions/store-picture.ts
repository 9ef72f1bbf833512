import { CONTENT_DUTIES } from '../content/duties.ts';
import type { StoredPicture, Upload } from '../media/index.ts';
import { recordUploads } from './audit-event.ts';
import { type ActionContext, type Actor, mustHaveDuty } from './context.ts';
import { insertPictures, storePicturesThenCommit } from './uploads.ts';

/**
 * Stores a picture for use inside rich text. The sweep deletes it if no saved text references it within a day.
 * @throws 403, and the refusals of `Media.prepare`
 */
export async function storePicture(
  context: ActionContext,
  actor: Actor,
  upload: Upload,
): Promise<StoredPicture> {
  mustHaveDuty(actor, ...CONTENT_DUTIES);
  return storePicturesThenCommit(context, [upload], async ([picture]) => {
    if (!picture) throw new Error('The storage returned no picture');
    await context.database.write(async (change) => {
      await insertPictures(context, change, [picture], context.now(), { isUnused: true });
      await recordUploads(context, actor, change, 'picture', [picture]);
    });
    return picture;
  });
}
