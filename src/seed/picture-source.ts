import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Media, StoredPicture, Upload } from '../media/index.ts';
import { DEMO_FOLDER } from './demonstration.ts';

/** Source of the seed's pictures. */
export interface PictureSource {
  /** Prepares uploads, and copies a picture that it prepared before instead of encoding it again. */
  readonly media: Media;
  /** Receives a file of `demo/pictures/` as an upload, once for all records that show it. */
  upload(file: string): Promise<Upload>;
  /** Discards the uploads once all records are created or one failed. */
  clear(): Promise<void>;
}

/** Prepares every picture once; each record that shows it gets files of its own. */
export function openPictureSource(media: Media): PictureSource {
  const uploads = new Map<string, Promise<Upload>>();
  const stored = new Map<Upload, Promise<StoredPicture>>();

  async function prepare(upload: Upload): Promise<StoredPicture> {
    const first = stored.get(upload);
    // Staff may have deleted the first one while the seed is still running.
    if (first) return (await media.copy(await first)) ?? media.prepare(upload);
    const picture = media.prepare(upload);
    stored.set(upload, picture);
    return picture;
  }

  return {
    media: { ...media, prepare },
    upload(file) {
      const upload =
        uploads.get(file) ?? media.receive(createReadStream(join(DEMO_FOLDER, 'pictures', file)));
      uploads.set(file, upload);
      return upload;
    },
    async clear() {
      const outcomes = await Promise.allSettled(uploads.values());
      await media.discard(outcomes.flatMap((outcome) => ('value' in outcome ? outcome.value : [])));
    },
  };
}
