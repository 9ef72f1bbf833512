import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { CONTENT_DUTIES } from '../content/duties.ts';
import type { StoredPicture, Upload } from '../media/index.ts';
import type { Site } from '../whole-site.ts';
import { recordUploads } from './audit-event.ts';
import { insertPictures, storePicturesThenCommit } from './uploads.ts';

/**
 * Stores a picture for use inside rich text. The sweep deletes it if no saved text references it within a day.
 * @throws 403, and the refusals of `Media.prepare`
 */
export async function storePicture(site: Site, actor: Actor, upload: Upload): Promise<StoredPicture> {
  mustHaveDuty(actor, ...CONTENT_DUTIES);
  return storePicturesThenCommit(site, [upload], async ([picture]) => {
    if (!picture) throw new Error('The storage returned no picture');
    await site.database.write(async (change) => {
      await insertPictures(site, change, [picture], site.now(), { isUnused: true });
      await recordUploads(site, actor, change, 'picture', [picture]);
    });
    return picture;
  });
}
