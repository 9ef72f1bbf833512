import { type CollegeFacts, neutralCollege } from '../content/college.ts';
import { readCollegeInput } from '../content/college-input.ts';
import type { Db } from '../db/engine.ts';

/** The key of the college's facts among the settings, and their id in audit events. */
export const COLLEGE_KEY = 'college';

/** The college's facts; missing or no longer valid ones have their defaults. */
export async function collegeIn(db: Db): Promise<CollegeFacts> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', COLLEGE_KEY)
    .executeTakeFirst();
  if (!row) return neutralCollege;
  const { fields } = readCollegeInput(JSON.parse(row.value));
  return { ...neutralCollege, ...fields };
}
