import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import type { KnownFiles } from '../media/index.ts';
import { fileTag } from '../schema/cache-tags.ts';
import { isDocumentPath } from '../schema/document-names.ts';

/** Pictures and documents have a table each, with the same columns for the life cycle of their files. */
const tables = ['picture', 'attachment'] as const;
const MAX_ROWS = 200;

type FileTable = (typeof tables)[number];

/** The rows of the table for the file at `path`. */
export function fileRows(path: string) {
  return rowsOf(isDocumentPath(path) ? 'attachment' : 'picture');
}

function rowsOf(table: FileTable) {
  return {
    /**
     * Sets since when a file has no references; null while it has some.
     * @returns whether there is such a file
     */
    async mark(db: Db, path: string, unusedSince: string | null): Promise<boolean> {
      const known = await db
        .updateTable(table)
        .set({ unusedSince })
        .where('path', '=', path)
        .returning('path')
        .executeTakeFirst();
      return known !== undefined;
    },
    /** Whether a file without references has lost them, or never had any; null without a row. */
    async wasNamed(db: Db, path: string): Promise<boolean | null> {
      const row = await db
        .selectFrom(table)
        .select(['createdAt', 'unusedSince'])
        .where('path', '=', path)
        .executeTakeFirst();
      return row ? row.createdAt !== row.unusedSince : null;
    },
    async remove(db: Db, paths: readonly string[]): Promise<void> {
      if (paths.length > 0) await db.deleteFrom(table).where('path', 'in', paths).execute();
    },
    async known(db: Db, paths: readonly string[]): Promise<string[]> {
      const rows = await db.selectFrom(table).select('path').where('path', 'in', paths).execute();
      return rows.map(({ path }) => path);
    },
    /** At most `MAX_ROWS` files without references since before `instant`. */
    async unused(db: Db, instant: string): Promise<string[]> {
      const rows = await db
        .selectFrom(table)
        .select('path')
        .where('unusedSince', '<', instant)
        .limit(MAX_ROWS)
        .execute();
      return rows.map(({ path }) => path);
    },
  };
}

/** Deletes rows of files without references since before `instant`, a limited number at a time. @returns their paths */
export async function deleteUnusedFiles({ db, purge }: Change, instant: string): Promise<string[]> {
  const dropped: string[] = [];
  for (const table of tables) {
    const rows = rowsOf(table);
    const unused = await rows.unused(db, instant);
    await rows.remove(db, unused);
    for (const path of unused) purge(fileTag(path));
    dropped.push(...unused);
  }
  return dropped;
}

/** Which of these paths have a row. */
export async function knownFiles(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < paths.length; start += MAX_ROWS) {
    const batch = paths.slice(start, start + MAX_ROWS);
    for (const table of tables) for (const path of await rowsOf(table).known(db, batch)) known.add(path);
  }
  return known;
}

/** The files that rows name, for the storage of uploads. */
export function knownFilesOf({ reader, version }: Pick<OpenDatabase, 'reader' | 'version'>): KnownFiles {
  return {
    version: () => version.now() ?? version.current,
    has: async (path) => (await knownFiles(reader, [path])).has(path),
  };
}
