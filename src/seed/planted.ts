import type { ActionContext } from '../actions/context.ts';

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

/** The places that are filled already, each with the id of what fills it. */
export async function plantedPlaces({ database }: ActionContext): Promise<Map<string, string>> {
  const rows = await database.reader.selectFrom('seeded').select(['place', 'item']).execute();
  return new Map(rows.map(({ place, item }) => [place, item]));
}

/** Whether the demonstration belongs here: nothing was ever published, or an earlier seeding was cut off. */
export async function wantsDemonstration(context: ActionContext): Promise<boolean> {
  if (await hasSeedBegun(context)) return true;
  return context.database.version.current === 0;
}
