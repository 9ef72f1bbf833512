import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sync } from './durable.ts';

/** The file in a folder, or the object in a bucket, that holds the id of the site to which it belongs. */
export const ID_FILE = 'site-id';

/** Longer than any id: of another file only its beginning is told. */
const SHOWN_LENGTH = 64;

/** The id in the content of such a file; null in a blank one. */
export const idIn = (content: string): string | null => content.trim().slice(0, SHOWN_LENGTH) || null;

/** The id of the site to which a folder belongs; null where the folder or its file is missing, or the file is blank. */
export async function readIdFile(folder: string): Promise<string | null> {
  try {
    return idIn(await readFile(join(folder, ID_FILE), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the id of its site into a folder, which exists: durably, and never a part of it. */
export async function writeIdFile(folder: string, id: string): Promise<void> {
  const unfinished = join(folder, `${ID_FILE}.${process.pid}.partial`);
  try {
    const handle = await open(unfinished, 'w', 0o640);
    try {
      await handle.writeFile(`${id}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, join(folder, ID_FILE));
  } finally {
    await rm(unfinished, { force: true });
  }
  await sync(folder);
}
