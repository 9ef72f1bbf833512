import { isDeepStrictEqual } from 'node:util';
import { type CollegeFacts, neutralCollege } from '../content/college.ts';
import { collegeFieldsOf, collegeOf } from '../content/college-fields.ts';
import { readCollegeInput } from '../content/college-input.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { recordAuditEvent } from './audit-event.ts';
import { type ActionContext, type Actor, mustBeAbleToPublish } from './context.ts';

const KEY = 'college';
/** How what happens to the settings is noted among what happens to records. */
export const settingsEvent = { type: 'settings', item: KEY } as const;

/** What the college says of itself; what it has not said, or not in a way that holds today, is neutral. */
export async function collegeIn(db: Db): Promise<CollegeFacts> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
  if (!row) return neutralCollege;
  const { fields } = readCollegeInput(JSON.parse(row.value));
  return collegeOf({ ...collegeFieldsOf(neutralCollege), ...fields });
}

export function readCollege(database: OpenDatabase): Promise<CollegeFacts> {
  return collegeIn(database.reader);
}

/**
 * Says something else about the college on every page from now on.
 * @param values what is to change, and nothing else; lists whole or under dotted names
 * @param seen says whether the facts are those that the caller has seen; absent when the caller does not care
 * @returns all of it as it stands then
 * @throws 400 naming the fields that do not hold; 403; 412
 */
export async function changeCollege(
  context: ActionContext,
  actor: Actor,
  values: Readonly<Record<string, unknown>>,
  seen?: (facts: CollegeFacts) => boolean,
): Promise<CollegeFacts> {
  mustBeAbleToPublish(actor);
  const { fields, wrong } = readCollegeInput(values);
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  return context.database.write(async (change) => {
    const present = await collegeIn(change.db);
    if (seen && !seen(present)) throw errors.stale();
    const facts = collegeOf({ ...collegeFieldsOf(present), ...fields });
    if (isDeepStrictEqual(facts, present)) return present;
    await keep(change, facts);
    await note(context, actor, change, facts);
    return facts;
  });
}

/** Says nothing about the college any more: it is neutral again. @throws 403 */
export async function forgetCollege(context: ActionContext, actor: Actor): Promise<void> {
  mustBeAbleToPublish(actor);
  await context.database.write(async (change) => {
    const { numDeletedRows } = await change.db
      .deleteFrom('setting')
      .where('key', '=', KEY)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await note(context, actor, change, neutralCollege);
  });
}

async function keep({ db }: Change, facts: CollegeFacts) {
  const value = JSON.stringify(facts);
  await db
    .insertInto('setting')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

async function note(context: ActionContext, actor: Actor, change: Change, facts: CollegeFacts) {
  await recordAuditEvent(context, actor, change, { ...settingsEvent, action: 'updated', title: facts.name });
  await context.search.putCollege(change, facts);
  await context.database.version.increment(change);
}
