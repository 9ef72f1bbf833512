import { query } from './database.ts';

/** File names in the rows of pictures: those of live records, and those that drafts, versions and the trash hold. */
export async function filesOfRows(database: string): Promise<string[]> {
  const rows = await query(database, 'select path from picture');
  return rows.flatMap(({ path }) => {
    const id = String(path).slice('/uploads/'.length, -'.webp'.length);
    return [`${id}-320.webp`, `${id}.webp`];
  });
}
