import type { ActionContext } from '../actions/context.ts';
import { chat } from '../content/chat.ts';
import { submissionTypes } from '../content/submissions.ts';
import { findItem } from '../db/store.ts';
import { titleOf } from '../schema/define-type.ts';
import type { SeedRecord } from './record.ts';

const KEY = 'demonstration';
const STAGE = { begun: 1, done: 2 } as const;

/** Notes how far the demonstration is, so that a seeding that was cut off goes on at the next start. */
export async function markSeed({ database }: ActionContext, stage: keyof typeof STAGE): Promise<void> {
  const value = STAGE[stage];
  await database.write(async ({ db }) => {
    await db
      .insertInto('state')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  });
}

/** Whether a seeding began and was not finished. */
async function hasSeedBegun({ database }: ActionContext): Promise<boolean> {
  const row = await database.reader
    .selectFrom('state')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row?.value === STAGE.begun;
}

/**
 * Which of these records are there already: their places, each with the id of what fills it. What another edition of
 * the demonstration has planted, at a place that this one does not know, fills that of the record with its title.
 */
export async function plantedPlaces(
  { database, types }: Pick<ActionContext, 'database' | 'types'>,
  records: readonly SeedRecord[],
): Promise<Map<string, string>> {
  const rows = await database.reader.selectFrom('seeded').selectAll().execute();
  const places = new Set(records.map(({ place }) => place));
  const planted = new Map(
    rows.filter(({ place }) => places.has(place)).map(({ place, item }) => [place, item]),
  );
  for (const { place, type: name, item } of rows) {
    const type = types.find((candidate) => candidate.name === name);
    if (places.has(place) || !type) continue;
    const found = await findItem(database.reader, type, item);
    const title = found && titleOf(type, found.item);
    const same = records.find(
      (record) =>
        record.type === name && record.fields[type.titleField] === title && !planted.has(record.place),
    );
    if (same) planted.set(same.place, item);
  }
  return planted;
}

/** Whether the demonstration belongs here: nothing was ever published nor sent, or an earlier seeding was cut off. */
export async function wantsDemonstration(context: ActionContext): Promise<boolean> {
  if (await hasSeedBegun(context)) return true;
  if (context.database.version.current > 0) return false;
  const sent = [chat, ...submissionTypes.map(({ stored }) => stored)];
  return (await Promise.all(sent.map((type) => context.database.reading.count(type)))).every(
    (count) => count === 0,
  );
}
