import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import type { StoredPicture, Upload } from '../media/index.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import { labelOf } from '../schema/field.ts';
import { MAX_FILES } from '../schema/fields/image.ts';
import type { Warning } from '../schema/warning.ts';
import type { Site } from '../whole-site.ts';
import { words } from './in-each.ts';
import { storeThenCommit } from './store-then-commit.ts';

const said = sentencesIn(words);

/** Received files by field name, not decoded yet. */
export type Uploads = ReadonlyMap<string, readonly Upload[]>;

export const noUploads: Uploads = new Map();

/**
 * Checks the number of files for each field, before any of them is decoded.
 * @param whole whether required pictures must be among them
 * @throws 400 naming the field with too few or too many files, or when there are too many in total
 */
export function checkUploads(type: ContentType, uploads: Uploads, whole: boolean): void {
  for (const [name, field] of fieldsOf(type)) {
    const count = uploads.get(name)?.length ?? 0;
    if (field.maxFiles > 0 && count > field.maxFiles) {
      throw errors.invalid({ [name]: said.tooMany(labelOf(field), numeral(field.maxFiles)) });
    }
    if (whole && field.inputMode === 'files' && field.required && count === 0) {
      throw errors.invalid({ [name]: said.noPicture(labelOf(field)) });
    }
  }
  const total = [...uploads.values()].reduce((sum, { length }) => sum + length, 0);
  if (total > MAX_FILES) throw errors.malformed(said.tooManyFiles(numeral(MAX_FILES)));
}

/** Stores the uploads as pictures, then commits the change that references them. */
export function storePicturesThenCommit<T>(
  site: Site,
  uploads: readonly Upload[],
  work: (pictures: StoredPicture[]) => Promise<T>,
): Promise<T> {
  return storeThenCommit(site, uploads, (upload) => site.media.prepare(upload), work);
}

/** Says of which uploads, now stored, only the first frame was kept (requirement 23.85). */
export function animationsIn(uploads: Uploads): Warning[] {
  return [...uploads].flatMap(([field, list]) => {
    const count = list.filter(({ isAnimated }) => isAnimated).length;
    if (count === 0) return [];
    const what = list.length === 1 ? said.animation : said.animations(numeral(count));
    return [{ field, kind: 'animation', what }];
  });
}

/** Inserts the rows of pictures within a change, which ends their leases. @param isUnused for pictures that no record references yet */
export async function insertPictures(
  { uploadLeases }: Site,
  change: Change,
  pictures: readonly StoredPicture[],
  now: Date,
  { isUnused = false } = {},
): Promise<void> {
  await uploadLeases.settle(
    change,
    pictures.map(({ path }) => path),
  );
  for (const { path, width, height, color, widths, bytes } of pictures) {
    await change.db
      .insertInto('picture')
      .values({
        path,
        width,
        height,
        color,
        widths: JSON.stringify(widths),
        bytes,
        createdAt: now.toISOString(),
        unusedSince: isUnused ? now.toISOString() : null,
      })
      .execute();
  }
}
