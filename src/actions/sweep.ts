import { removePictures } from './change-item.ts';
import type { ActionContext } from './context.ts';

const HOUR_MS = 3_600_000;
/** How long a picture stays that no saved text names (contract: Records). */
const LOOSE_FOR_MS = 24 * HOUR_MS;
/** How long it is remembered who changed what. */
const EVENTS_FOR_MS = 90 * 24 * HOUR_MS;
const MOST_AT_ONCE = 200;

/** Takes away what nobody needs any more: loose pictures after a day, old notes of changes. */
export async function sweep(context: ActionContext): Promise<void> {
  const now = context.now().getTime();
  const before = (ms: number) => new Date(now - ms).toISOString();
  const paths = await context.database.write(async ({ db }) => {
    const loose = await db
      .selectFrom('picture')
      .select('path')
      .where('unusedSince', '<', before(LOOSE_FOR_MS))
      .limit(MOST_AT_ONCE)
      .execute();
    const found = loose.map(({ path }) => path);
    if (found.length > 0) await db.deleteFrom('picture').where('path', 'in', found).execute();
    await db.deleteFrom('event').where('at', '<', before(EVENTS_FOR_MS)).execute();
    return found;
  });
  await removePictures(context, paths);
}

/** Which of these picture paths a row knows; what crash recovery asks. */
export async function knownPictures(
  context: Pick<ActionContext, 'database'>,
  paths: string[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < paths.length; start += MOST_AT_ONCE) {
    const rows = await context.database.reader
      .selectFrom('picture')
      .select('path')
      .where('path', 'in', paths.slice(start, start + MOST_AT_ONCE))
      .execute();
    for (const { path } of rows) known.add(path);
  }
  return known;
}
