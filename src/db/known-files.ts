import type { OpenDatabase } from './database.ts';
import type { Db } from './engine.ts';

/** The tables of uploaded files. */
export const fileTables = ['picture', 'attachment'] as const;

/** More parameters than this a statement may not take. */
const MAX_ROWS = 200;

/** Which of these paths have a row. */
export async function knownFiles(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < paths.length; start += MAX_ROWS) {
    const batch = paths.slice(start, start + MAX_ROWS);
    for (const table of fileTables) {
      const rows = await db.selectFrom(table).select('path').where('path', 'in', batch).execute();
      for (const { path } of rows) known.add(path);
    }
  }
  return known;
}

/** What the cache of public files asks the database. */
export const knownFilesIn = ({ reader, version }: Pick<OpenDatabase, 'reader' | 'version'>) => ({
  version: () => version.current,
  has: async (path: string) => (await knownFiles(reader, [path])).has(path),
});
