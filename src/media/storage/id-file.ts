import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sync } from './durable.ts';

/** The file in a folder, or the object in a bucket, that holds the id of the site to which it belongs. */
export const ID_FILE = 'site-id';

/** To which site a place belongs. */
export interface SiteMark {
  id: string;
  /** Whether somebody has written behind the id that its files are lost, and the site shall serve without them. */
  isWithoutFiles: boolean;
}

/** What an operator writes behind the id. */
export const WITHOUT_FILES = 'without-files';

/** Longer than any id: of another file only its beginning is told. */
const SHOWN_LENGTH = 64;

/** The mark in the content of such a file; null in a blank one. */
export function markIn(content: string): SiteMark | null {
  const [id = '', note] = content.trim().split(/\s+/);
  return id === '' ? null : { id: id.slice(0, SHOWN_LENGTH), isWithoutFiles: note === WITHOUT_FILES };
}

/** The mark of a folder; null where the folder or its file is missing, or the file is blank. */
export async function readIdFile(folder: string): Promise<SiteMark | null> {
  try {
    return markIn(await readFile(join(folder, ID_FILE), 'utf8'));
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
