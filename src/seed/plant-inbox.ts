import type { InboxContext } from '../inbox/context.ts';
import { importSubmission } from '../inbox/import-submission.ts';
import { type SeedSubmission, submissions } from './inbox/index.ts';

const HOUR_MS = 3_600_000;

/** Those that are not planted yet. */
export async function missingSubmissions({ database }: InboxContext): Promise<SeedSubmission[]> {
  const rows = await database.reader.selectFrom('seeded').select('place').execute();
  const planted = new Set(rows.map(({ place }) => place));
  return submissions.filter(({ place }) => !planted.has(place));
}

/** Plants one, as if it had come over the site so many hours before `now`. */
export async function plantSubmission(
  context: InboxContext,
  { type, place, fields, hoursAgo, isView = false, isSpam = false }: SeedSubmission,
  now: Date,
): Promise<void> {
  await importSubmission(context, type, {
    fields,
    isView,
    isSpam,
    createdAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
    inSameChange: async ({ db }, { _id }) => {
      await db.insertInto('seeded').values({ place, type: type.name, item: _id }).execute();
    },
  });
}
