import { faculty } from '../content/faculty.ts';
import { semester } from '../content/semester.ts';
import type { OpenDatabase } from '../db/database.ts';
import { findItem } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import type { Account } from './account.ts';

/** What somebody studies: ids, or null. */
export type Studies = Pick<Account, 'faculty' | 'semester'>;

/**
 * Refuses a faculty that does not exist and a semester that is not one of its, inside the change, where neither can
 * be deleted meanwhile. What stays as it was is not looked at: it may be of a faculty that is taught no more.
 * @throws 400 with the field
 */
export async function checkStudies(
  { db }: Change,
  wanted: Studies,
  present: Studies = { faculty: null, semester: null },
): Promise<void> {
  const isNew = wanted.faculty !== present.faculty;
  if (isNew && wanted.faculty && !(await findItem(db, faculty, wanted.faculty)))
    throw errors.invalid({ faculty: 'This faculty does not exist any more. Choose another.' });
  if (!wanted.semester || (!isNew && wanted.semester === present.semester)) return;
  if (!wanted.faculty) throw errors.invalid({ semester: 'Choose the faculty of this semester, too.' });
  const found = await findItem(db, semester, wanted.semester);
  if (!found) throw errors.invalid({ semester: 'This semester does not exist any more. Choose another.' });
  if (found.item.faculty !== wanted.faculty)
    throw errors.invalid({
      semester: 'This semester belongs to another faculty. Choose one of this faculty.',
    });
}

export interface StudiesView extends Studies {
  /** The semesters of the faculty, in the order of their making. */
  faculty_semesters: { _id: string; title: string }[];
}

/** What somebody studies, as far as it still exists. */
export async function studiesOf({ reading }: OpenDatabase, account: Studies): Promise<StudiesView> {
  const found = account.faculty ? await reading.one(faculty, account.faculty) : null;
  const semesters = (found?.item.semesters ?? []) as StudiesView['faculty_semesters'];
  return {
    faculty: found && account.faculty,
    semester: semesters.some(({ _id }) => _id === account.semester) ? account.semester : null,
    faculty_semesters: semesters,
  };
}
