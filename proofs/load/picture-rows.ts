import { query } from './database.ts';

/** Names of the files that the rows of pictures have: of what is live, and of what drafts, versions and the trash hold. */
export async function filesOfRows(database: string): Promise<string[]> {
  const rows = await query(database, 'select path from picture');
  return rows.flatMap(({ path }) => {
    const id = String(path).slice('/uploads/'.length, -'.webp'.length);
    return [`${id}-320.webp`, `${id}.webp`];
  });
}
