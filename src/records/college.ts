import { isDeepStrictEqual } from 'node:util';
import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { hasSecondFactor, secondFactorsOf } from '../accounts/second-factor/second-factor.ts';
import { COLLEGE_PICTURES, type CollegeFacts, neutralCollege } from '../content/college.ts';
import { movedTexts, readCollegeInput } from '../content/college-input.ts';
import { words } from '../content/in-each.ts';
import { retentionIn } from '../content/retention.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { knownFiles } from '../db/known-files.ts';
import type { Change } from '../db/writer.ts';
import { errors, type FieldErrors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { Site } from '../whole-site.ts';
import { removeFiles, updatePictureReference } from './files.ts';
import { COLLEGE_KEY, collegeIn } from './read-college.ts';

const { pictureIsGone, needsOwnSecondFactor } = sentencesIn(words);

/** Type and item of the settings in audit events. */
export const settingsEvent = { type: 'settings', item: COLLEGE_KEY } as const;

/**
 * Changes the college's facts, which every page shows.
 * @param values only the fields to change
 * @param seen whether the caller has seen these facts; absent when the caller accepts any
 * @returns all facts after the change
 * @throws 400 naming the invalid fields; 403 unless the actor may change what the values change; 412
 */
export async function changeCollege(
  site: Site,
  actor: Actor,
  values: Readonly<Record<string, unknown>>,
  seen?: (facts: CollegeFacts) => boolean,
): Promise<CollegeFacts> {
  mustHaveDuty(actor, 'publisher', 'accounts');
  const { fields, wrong } = readCollegeInput(values);
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  const { facts, dropped } = await site.database.write(async (change) => {
    const present = await collegeIn(change.db);
    if (seen && !seen(present)) throw errors.stale();
    const facts = { ...present, ...fields, ...movedTexts(present, fields) };
    if (isDeepStrictEqual(facts, present)) return { facts, dropped: [] };
    await mayChange(change, actor, present, facts);
    await mustBeStored(change, present, facts);
    await storeFacts(change, facts);
    const dropped = await updatePictures(change, present, facts, site.now());
    await recordChange(site, actor, change, present, facts);
    return { facts, dropped };
  });
  await removeFiles(site, dropped);
  return facts;
}

/**
 * Only admins with the duty for accounts may change how staff sign in and for how long data about people is kept; the rest
 * is for publishers. An admin who makes a second factor mandatory has to have one, so that nobody locks themselves out or
 * demands what they have not done.
 * @throws 403, 409
 */
async function mayChange({ db }: Change, actor: Actor, before: CollegeFacts, after: CollegeFacts) {
  const technical = { ...retentionIn(after), adminsNeedSecondFactor: after.adminsNeedSecondFactor };
  if (!isDeepStrictEqual({ ...before, ...technical }, after)) mustHaveDuty(actor, 'publisher');
  if (!isDeepStrictEqual({ ...before, ...technical }, before)) mustHaveDuty(actor, 'accounts');
  if (before.adminsNeedSecondFactor || !after.adminsNeedSecondFactor || actor.role === 'program') return;
  if (!hasSecondFactor(await secondFactorsOf(db, actor.account)))
    throw errors.conflict(needsOwnSecondFactor, { adminsNeedSecondFactor: needsOwnSecondFactor });
}

/** @throws 400 naming each new picture that is not stored, or no longer */
async function mustBeStored({ db }: Change, before: CollegeFacts, after: CollegeFacts): Promise<void> {
  const wrong: FieldErrors = {};
  for (const name of COLLEGE_PICTURES) {
    const path = after[name];
    if (path === null || path === before[name] || (await knownFiles(db, [path])).has(path)) continue;
    wrong[name] = pictureIsGone;
  }
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
}

/** Updates which pictures the facts reference. @returns those to remove from storage after the commit */
async function updatePictures(change: Change, before: CollegeFacts, after: CollegeFacts, now: Date) {
  const dropped: string[] = [];
  for (const field of COLLEGE_PICTURES) {
    const use = { ...settingsEvent, field };
    dropped.push(...(await updatePictureReference(change, use, before[field], after[field], now)));
  }
  return dropped;
}

/** Resets the college's facts to their defaults. @throws 403 */
export async function resetCollege(site: Site, actor: Actor): Promise<void> {
  mustHaveDuty(actor, 'publisher');
  const dropped = await site.database.write(async (change) => {
    const present = await collegeIn(change.db);
    const { numDeletedRows } = await change.db
      .deleteFrom('setting')
      .where('key', '=', COLLEGE_KEY)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return [];
    await recordChange(site, actor, change, present, neutralCollege);
    return updatePictures(change, present, neutralCollege, site.now());
  });
  await removeFiles(site, dropped);
}

async function storeFacts({ db }: Change, facts: CollegeFacts) {
  const value = JSON.stringify(facts);
  await db
    .insertInto('setting')
    .values({ key: COLLEGE_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

async function recordChange(
  site: Site,
  actor: Actor,
  change: Change,
  before: CollegeFacts,
  facts: CollegeFacts,
) {
  const fields = (Object.keys(facts) as (keyof CollegeFacts)[]).filter(
    (name) => !isDeepStrictEqual(facts[name], before[name]),
  );
  const event = { ...settingsEvent, action: 'updated', title: facts.name, detail: { fields } } as const;
  await writeAuditEvent(site, change, actor, event);
  await site.search.putCollege(change, facts);
  await site.database.version.increment(change);
}
