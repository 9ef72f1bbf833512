import { buffer } from 'node:stream/consumers';
import { type IconName, iconLooks } from '../schema/icon-names.ts';
import { namesOf } from '../schema/picture-names.ts';
import type { MediaContext } from './context.ts';
import { encodeIcon } from './image-codec.ts';

/** Width in pixels of the stored copy that icons are made of: enough for the largest, and quick to decode. */
const SOURCE_WIDTH = 640;

/**
 * Makes an icon of a stored picture, as PNG.
 * @returns null if the picture is not stored @throws `overloaded`
 */
export async function makeIcon(path: string, name: IconName, context: MediaContext): Promise<Buffer | null> {
  const [full = '', copy = ''] = namesOf(path, [SOURCE_WIDTH]);
  const file = (await context.files.open(copy)) ?? (await context.files.open(full));
  if (!file) return null;
  const picture = await buffer(file.stream);
  return context.limitEncoding(() => encodeIcon(picture, iconLooks[name]));
}
