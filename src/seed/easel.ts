import { Readable } from 'node:stream';
import type { Media, StoredPicture, Upload } from '../media/index.ts';
import type { DrawingName } from './drawings/index.ts';
import { openStudio } from './studio.ts';

/** Where the pictures of the demonstration come from. */
export interface Easel {
  /** The gate, which stores what it has drawn before once more instead of decoding and encoding it again. */
  readonly media: Media;
  /** The drawing as an upload; the same one whoever asks. */
  upload(name: DrawingName): Promise<Upload>;
  /** Takes the uploads away, and ends the drawing, when all records are made or one failed. */
  clear(): Promise<void>;
}

/** Draws every picture once for all records that show it; each record gets files of its own all the same. */
export function setUpEasel(media: Media): Easel {
  const studio = openStudio();
  const uploads = new Map<DrawingName, Promise<Upload>>();
  const stored = new Map<Upload, Promise<StoredPicture>>();

  async function receive(name: DrawingName): Promise<Upload> {
    return media.receive(Readable.from([await studio.draw(name)]));
  }

  async function prepare(upload: Upload): Promise<StoredPicture> {
    const first = stored.get(upload);
    // The first one may be gone again: staff may delete while the seed is at work.
    if (first) return (await media.copy(await first)) ?? media.prepare(upload);
    const picture = media.prepare(upload);
    stored.set(upload, picture);
    return picture;
  }

  return {
    media: { ...media, prepare },
    upload(name) {
      const upload = uploads.get(name) ?? receive(name);
      uploads.set(name, upload);
      return upload;
    },
    async clear() {
      await studio.close();
      const outcomes = await Promise.allSettled(uploads.values());
      await media.discard(outcomes.flatMap((outcome) => ('value' in outcome ? outcome.value : [])));
    },
  };
}
