import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './durable.ts';

/** The file in a folder, or the object in a bucket, that holds the id of the site to which it belongs. */
export const ID_FILE = 'site-id';

/** To which site a place belongs. */
export interface SiteMark {
  id: string;
  /** What stands behind the id, if anything that has a meaning. */
  note: MarkNote | null;
}

/** Written by an operator: the files are lost, and the site shall serve without them. */
export const WITHOUT_FILES = 'without-files';
/** Written by a copy of the site's files to this place, until all are there. */
export const UNFINISHED_COPY = 'unfinished-copy';
/** Written by a restore until the database is there, which comes last. */
export const UNFINISHED_RESTORE = 'unfinished-restore';
const NOTES = [WITHOUT_FILES, UNFINISHED_COPY, UNFINISHED_RESTORE] as const;
export type MarkNote = (typeof NOTES)[number];

/** Longer than any id: of another file only its beginning is told. */
const SHOWN_LENGTH = 64;

/** The mark in the content of such a file; null in a blank one. */
export function markIn(content: string): SiteMark | null {
  const [id = '', written] = content.trim().split(/\s+/);
  const note = NOTES.find((one) => one === written) ?? null;
  return id === '' ? null : { id: id.slice(0, SHOWN_LENGTH), note };
}

/** The mark of a folder; null where the folder or its file is missing, or the file is blank. */
export async function readIdFile(folder: string): Promise<SiteMark | null> {
  const path = join(folder, ID_FILE);
  try {
    return markIn(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    // Node.js names no path where a folder is read as a file.
    throw Object.assign(error as Error, { path });
  }
}

/** The content of such a file. */
export const markText = (id: string, note?: MarkNote) => `${id}${note ? ` ${note}` : ''}\n`;

/** Writes the id of its site into a folder, which exists. */
export const writeIdFile = (folder: string, id: string, note?: MarkNote) =>
  replaceFile(join(folder, ID_FILE), markText(id, note));
