import type { ActionContext } from './context.ts';

/** Bounds the requests of one sweep to a storage on the network; the next sweep continues. */
const MAX_AT_ONCE = 50;

/**
 * Writes the bytes of pictures into their rows that have none: those of a version that did not count them, which may be
 * serving beside this one.
 * @returns how many were measured
 */
export async function measurePictures({
  database,
  media,
}: Pick<ActionContext, 'database' | 'media'>): Promise<number> {
  const rows = await database.reader
    .selectFrom('picture')
    .select(['path', 'widths'])
    .where('bytes', 'is', null)
    .limit(MAX_AT_ONCE)
    .execute();
  if (rows.length === 0) return 0;
  const measured: { path: string; bytes: number }[] = [];
  for (const { path, widths } of rows)
    measured.push({ path, bytes: await media.bytesOf({ path, widths: JSON.parse(widths) }) });
  await database.write(async ({ db }) => {
    for (const { path, bytes } of measured)
      await db.updateTable('picture').set({ bytes }).where('path', '=', path).execute();
  });
  return measured.length;
}
