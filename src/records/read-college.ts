import { type CollegeFacts, neutralCollege, settings } from '../content/college.ts';
import type { Db } from '../db/engine.ts';
import { readSetting } from '../db/setting.ts';

/** The settings in audit events; the item is also the key of their row. */
export const settingsEvent = { type: settings.name, item: 'college' } as const;

/** The college's facts; those that were never changed are the neutral ones. */
export async function collegeIn(db: Db): Promise<CollegeFacts> {
  const facts = await readSetting<object>(db, settingsEvent.item);
  const stored = Object.entries(facts ?? {}).filter(([name]) => name in settings.fields);
  return { ...neutralCollege, ...Object.fromEntries(stored) };
}
