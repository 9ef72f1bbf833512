import type { Db } from '../db/engine.ts';
import { fileTables } from '../db/known-files.ts';
import type { Change } from '../db/writer.ts';
import { isDocumentPath } from '../schema/document-names.ts';

const MAX_ROWS = 200;

/** Pictures and documents have a table each, with the same columns for the life cycle of their files. */
type FileTable = (typeof fileTables)[number];

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
    async remove(db: Db, paths: readonly string[]): Promise<void> {
      if (paths.length > 0) await db.deleteFrom(table).where('path', 'in', paths).execute();
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
export async function deleteUnusedFiles({ db }: Change, instant: string): Promise<string[]> {
  const dropped: string[] = [];
  for (const table of fileTables) {
    const rows = rowsOf(table);
    const unused = await rows.unused(db, instant);
    await rows.remove(db, unused);
    dropped.push(...unused);
  }
  return dropped;
}
