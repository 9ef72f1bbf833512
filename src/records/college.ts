import { isDeepStrictEqual } from 'node:util';
import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { hasSecondFactor, secondFactorsOf } from '../accounts/second-factor/second-factor.ts';
import { type CollegeFacts, neutralCollege, settings } from '../content/college.ts';
import { words } from '../content/words.ts';
import { lastChangeOf, writeAuditEvent } from '../db/audit-events.ts';
import { knownFiles } from '../db/known-files.ts';
import { deleteSetting, writeSetting } from '../db/setting.ts';
import type { Change } from '../db/writer.ts';
import { errors, type FieldErrors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { fieldsOf } from '../schema/define-type.ts';
import { movedBy } from '../schema/derive/moved-twins.ts';
import { parsePartial } from '../schema/derive/validator.ts';
import type { Field } from '../schema/field.ts';
import type { Site } from '../whole-site.ts';
import type { Work } from './change.ts';
import { removeFiles, updateFileReferences } from './files.ts';
import { collegeIn, settingsEvent } from './read-college.ts';

const { pictureIsGone, needsOwnSecondFactor } = sentencesIn(words);

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
  mustHaveDuty(actor, ...settings.groups.map(({ duty }) => duty));
  const sent = parsePartial(settings, values, site.tools);
  const { facts, dropped } = await site.database.write(async (change) => {
    const present = await collegeIn(change.db);
    if (seen && !seen(present))
      throw errors.stale({ changed: await lastChangeOf(change.db, settingsEvent.type, settingsEvent.item) });
    const facts = { ...present, ...sent, ...movedBy(settings, present, sent) };
    if (isDeepStrictEqual(facts, present)) return { facts, dropped: [] };
    await mayChange(change, actor, present, facts);
    await mustBeStored(change, present, facts);
    return { facts, dropped: await store({ site, actor, change }, present, facts) };
  });
  await removeFiles(site, dropped);
  return facts;
}

/** Stores the college's facts and makes them known. @returns as `tell` */
async function store({ site, actor, change }: Work, present: CollegeFacts, facts: CollegeFacts) {
  await writeSetting(change.db, settingsEvent.item, facts);
  return tell(site, actor, change, present, facts);
}

/**
 * Within a change: puts another file in place of one that the college's facts name.
 * @param replaced a field's value with the other file
 * @returns as `tell`
 */
export async function replaceInCollege(
  open: Work,
  replaced: (field: Field, value: unknown) => unknown,
): Promise<string[]> {
  const present = await collegeIn(open.change.db);
  const values = fieldsOf(settings).map(([name, field]) => [
    name,
    replaced(field, present[name as keyof CollegeFacts]),
  ]);
  return store(open, present, { ...present, ...Object.fromEntries(values) });
}

/** Resets the college's facts to their defaults. @throws 403 */
export async function resetCollege(site: Site, actor: Actor): Promise<void> {
  mustHaveDuty(actor, 'publisher');
  const dropped = await site.database.write(async (change) => {
    const present = await collegeIn(change.db);
    const wasStored = await deleteSetting(change.db, settingsEvent.item);
    return wasStored ? tell(site, actor, change, present, neutralCollege) : [];
  });
  await removeFiles(site, dropped);
}

/**
 * Each group of settings is for those with its duty. An admin who makes a second factor mandatory has to have one, so
 * that nobody locks themselves out or demands what they have not done.
 * @throws 403, 409
 */
async function mayChange({ db }: Change, actor: Actor, before: CollegeFacts, after: CollegeFacts) {
  const changed = changedFields(before, after);
  for (const { duty, fields } of settings.groups)
    if (changed.some((name) => name in fields)) mustHaveDuty(actor, duty);
  if (before.adminsNeedSecondFactor || !after.adminsNeedSecondFactor || actor.role === 'program') return;
  if (!hasSecondFactor(await secondFactorsOf(db, actor.account)))
    throw errors.conflict(needsOwnSecondFactor, { adminsNeedSecondFactor: needsOwnSecondFactor });
}

const changedFields = (before: CollegeFacts, after: CollegeFacts) =>
  (Object.keys(after) as (keyof CollegeFacts)[]).filter(
    (name) => !isDeepStrictEqual(after[name], before[name]),
  );

/** @throws 400 naming each field with a new picture that is not stored, or no longer */
async function mustBeStored({ db }: Change, before: CollegeFacts, after: CollegeFacts): Promise<void> {
  const wrong: FieldErrors = {};
  for (const [name, field] of fieldsOf(settings)) {
    const had = field.filesIn(before[name as keyof CollegeFacts]);
    const paths = field.filesIn(after[name as keyof CollegeFacts]).filter((path) => !had.includes(path));
    if (paths.length > (await knownFiles(db, paths)).size) wrong[name] = pictureIsGone;
  }
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
}

/**
 * Makes known what has changed: to the audit trail, the search and all pages.
 * @returns the pictures that nothing names any more, to remove them from storage after the commit
 */
async function tell(site: Site, actor: Actor, change: Change, before: CollegeFacts, facts: CollegeFacts) {
  const fields = changedFields(before, facts);
  const event = { ...settingsEvent, action: 'updated', title: facts.name, detail: { fields } } as const;
  await writeAuditEvent(site, change, actor, event);
  await site.search.putCollege(change, facts);
  await site.database.version.increment(change);
  const _id = settingsEvent.item;
  return updateFileReferences(change, settings, { ...before, _id }, { ...facts, _id }, site.now());
}
