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
/** Type and item of the settings in audit events. */
export const settingsEvent = { type: 'settings', item: KEY } as const;

/** The college's facts; missing or no longer valid ones have their defaults. */
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
 * Changes the college's facts, which every page shows.
 * @param values only the fields to change; a list is sent whole, or entry by entry under dotted names
 * @param seen whether the caller has seen these facts; absent when the caller accepts any
 * @returns all facts after the change
 * @throws 400 naming the invalid fields; 403; 412
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
    await storeFacts(change, facts);
    await recordChange(context, actor, change, facts);
    return facts;
  });
}

/** Resets the college's facts to their defaults. @throws 403 */
export async function resetCollege(context: ActionContext, actor: Actor): Promise<void> {
  mustBeAbleToPublish(actor);
  await context.database.write(async (change) => {
    const { numDeletedRows } = await change.db
      .deleteFrom('setting')
      .where('key', '=', KEY)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await recordChange(context, actor, change, neutralCollege);
  });
}

async function storeFacts({ db }: Change, facts: CollegeFacts) {
  const value = JSON.stringify(facts);
  await db
    .insertInto('setting')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

async function recordChange(context: ActionContext, actor: Actor, change: Change, facts: CollegeFacts) {
  await recordAuditEvent(context, actor, change, { ...settingsEvent, action: 'updated', title: facts.name });
  await context.search.putCollege(change, facts);
  await context.database.version.increment(change);
}
