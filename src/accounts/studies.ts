import { faculty } from '../content/faculty.ts';
import { semester } from '../content/semester.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import { emptyUnlessLive } from '../db/related.ts';
import { findItem } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { Account } from './account.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** The faculty and semester of an account: ids, or null. */
export type Studies = Pick<Account, 'faculty' | 'semester'>;

/**
 * Checks that a new faculty exists and a new semester is one of its own; inside the change, where neither can be
 * deleted meanwhile. Unchanged values pass, even if they were deleted since.
 * @throws 400 naming the field
 */
export async function checkStudies(
  { db }: Change,
  wanted: Studies,
  present: Studies = { faculty: null, semester: null },
): Promise<void> {
  const isNew = wanted.faculty !== present.faculty;
  if (isNew && wanted.faculty && !(await findItem(db, faculty, wanted.faculty)))
    throw errors.invalid({ faculty: sentences.facultyGone });
  if (!wanted.semester || (!isNew && wanted.semester === present.semester)) return;
  if (!wanted.faculty) throw errors.invalid({ semester: sentences.noFaculty });
  const found = await findItem(db, semester, wanted.semester);
  if (!found) throw errors.invalid({ semester: sentences.semesterGone });
  if (found.item.faculty !== wanted.faculty) throw errors.invalid({ semester: sentences.otherFaculty });
}

/**
 * Within the change that deletes a record: if it is a semester, clears it from its students (requirement 17.32).
 * @returns ids of these students
 */
export async function forgetSemester({ db }: Change, type: ContentType, id: string): Promise<string[]> {
  if (type.name !== semester.name) return [];
  const students = await db
    .updateTable('account')
    .set((eb) => ({ semester: null, version: eb('version', '+', 1) }))
    .where('semester', '=', id)
    .returning('_id')
    .execute();
  return students.map(({ _id }) => _id);
}

/** Within the change that puts a semester back: gives it back to its students who have not got another one since. */
export async function recallSemester({ db }: Change, student: string, id: string): Promise<void> {
  const found = await findItem(db, semester, id);
  if (!found) return;
  await db
    .updateTable('account')
    .set((eb) => ({ semester: id, version: eb('version', '+', 1) }))
    .where('_id', '=', student)
    .where('faculty', '=', found.item.faculty)
    .where('semester', 'is', null)
    .execute();
}

export interface StudiesView extends Studies {
  /** The semesters of the faculty, in their order (requirement 3.21). */
  faculty_semesters: { _id: string; title: string }[];
}

/** Empties the faculties and semesters of accounts that are not live, in place (requirement 43.20). */
export async function hideAwayStudies(db: Db, accounts: readonly Account[]): Promise<void> {
  await emptyUnlessLive(db, 'faculty', faculty.name, accounts);
  await emptyUnlessLive(db, 'semester', semester.name, accounts);
}

/** An account's faculty and semester, as far as they still exist. */
export async function studiesOf({ reading }: OpenDatabase, account: Studies): Promise<StudiesView> {
  const found = account.faculty ? await reading.one(faculty, account.faculty) : null;
  const semesters = (found?.item.semesters ?? []) as StudiesView['faculty_semesters'];
  return {
    faculty: found && account.faculty,
    semester: semesters.some(({ _id }) => _id === account.semester) ? account.semester : null,
    faculty_semesters: semesters,
  };
}
