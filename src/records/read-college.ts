import { type CollegeFacts, neutralCollege, settings } from '../content/college.ts';
import type { Db } from '../db/engine.ts';

/** The settings in audit events; the item is also the key of their row. */
export const settingsEvent = { type: settings.name, item: 'college' } as const;

/** The college's facts; those that were never changed are the neutral ones. */
export async function collegeIn(db: Db): Promise<CollegeFacts> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', settingsEvent.item)
    .executeTakeFirst();
  if (!row) return neutralCollege;
  const stored = Object.entries(JSON.parse(row.value)).filter(([name]) => name in settings.fields);
  return { ...neutralCollege, ...Object.fromEntries(stored) };
}
