import { submissionTypes } from '../content/submissions.ts';
import { importSubmission } from '../inbox/import-submission.ts';
import type { Site } from '../whole-site.ts';
import type { SubmissionData } from './demonstration.ts';
import { seedKeys } from './seeded.ts';

const HOUR_MS = 3_600_000;

/** The submissions that are not seeded yet. */
export async function missingSubmissions(
  { database }: Site,
  submissions: readonly SubmissionData[],
): Promise<SubmissionData[]> {
  const seeded = await seedKeys(database);
  return submissions.filter(({ key }) => !seeded.has(key));
}

/** Stores a submission as if a visitor had sent it the given number of hours before `now`. */
export async function seedSubmission(
  site: Site,
  { type: name, key, fields, hoursAgo, isView, isSpam }: SubmissionData,
  now: Date,
): Promise<void> {
  const type = submissionTypes.find((candidate) => candidate.name === name);
  if (!type) throw new Error(`The demonstration has a ${name}, which nobody can send`);
  await importSubmission(site, type, {
    fields,
    isView,
    isSpam,
    createdAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
    inSameChange: async ({ db }, { _id }) => {
      await db.insertInto('seeded').values({ place: key, type: name, item: _id }).execute();
    },
  });
}
