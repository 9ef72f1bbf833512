import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { Versioned } from '../db/store.ts';
import { errors } from '../errors.ts';
import type { Upload } from '../media/index.ts';
import { type ContentType, nounOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { altFieldOf } from './alt-texts.ts';
import { changeItem, type Precondition } from './change-item.ts';
import { insertPictures, storePicturesThenCommit } from './uploads.ts';

export interface AnotherImage {
  /** Name of a field of the kind `image`. */
  field: string;
  upload: Upload;
  /** Its alternative text; undefined if the request has none. */
  alt?: unknown;
  seen?: Precondition;
}

/**
 * Replaces a record's picture and its alternative text; the old picture is removed after the commit.
 * @throws 403, 404, 412, and the refusals of `Media.prepare`
 */
export async function replaceImage(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { field, upload, alt, seen }: AnotherImage,
): Promise<Versioned> {
  mustHaveDuty(actor, 'publisher');
  await mustExist(site, type, id);
  return storePicturesThenCommit(site, [upload], (pictures) =>
    changeItem(site, actor, type, {
      id,
      action: 'illustrated',
      seen,
      async decide(_present, change) {
        await insertPictures(site, change, pictures, site.now());
        const [altName, altField] = altFieldOf(type, field) ?? [];
        return {
          [field]: pictures[0]?.path ?? null,
          ...(altName !== undefined && { [altName]: alt ?? altField?.blank }),
        };
      },
    }),
  );
}

/** Avoids decoding pictures for a record that does not exist. @throws 404 */
export async function mustExist(site: Site, type: ContentType, id: string): Promise<void> {
  if (!(await site.database.reading.one(type, id))) throw errors.notFound(nounOf(type));
}
