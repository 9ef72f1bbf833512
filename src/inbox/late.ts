import { faculty } from '../content/faculty.ts';
import { intake } from '../content/intake.ts';
import { type IntakeDays, intakeState } from '../content/intake-state.ts';
import { type SubmissionType, textOf } from '../content/submission.ts';
import type { Sender } from '../content/visitor-form.ts';
import type { Db } from '../db/engine.ts';
import { contentOf } from '../db/store.ts';

/**
 * Whether what is sent comes when one can apply no more: its programme has intakes, none is open and one is closed. What
 * names no programme of the site is never late.
 * @param now in milliseconds since 1970
 */
export async function isLate(db: Db, type: SubmissionType, values: Sender, now: number): Promise<boolean> {
  const programme = textOf({ ...values }, type.topic);
  if (!type.marksLate || programme === '') return false;
  const days = await contentOf(db)
    .selectFrom(intake.name)
    .innerJoin(faculty.name, `${faculty.name}._id`, `${intake.name}.faculty`)
    .select(['opens', 'closes', 'closesAt'])
    .where((its) =>
      its.or([its(`${faculty.name}.title`, '=', programme), its(`${faculty.name}.title_ne`, '=', programme)]),
    )
    .execute();
  return intakeState(days as unknown as IntakeDays[], now)?.state === 'closed';
}
