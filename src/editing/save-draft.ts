import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { alignAltTexts, followPictures } from '../actions/alt-texts.ts';
import { filesIn, holdFiles } from '../actions/file-references.ts';
import { fillDocuments } from '../actions/fill-documents.ts';
import { refuseForeignFiles } from '../actions/foreign-files.ts';
import { hasDuty } from '../content/duties.ts';
import { insertDraft, setBase, updateDraft } from '../db/editing/drafts.ts';
import { changedFields, fieldsIn } from '../db/editing/snapshot.ts';
import { itemOfVersion } from '../db/editing/versions.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, fieldsOf, type Item } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import { labelOf } from '../schema/field.ts';
import type { Site } from '../whole-site.ts';
import { mustBeWhole, parseDraft } from './draft-values.ts';
import { endSchedule } from './end-schedule.ts';
import { words } from './in-each.ts';
import { withLineFeeds } from './line-ends.ts';
import { findManaged, type Managed, managedFor, presentItem, type Seen, tagOf } from './managed.ts';

const said = sentencesIn(words);

/**
 * Keeps a draft: the named fields as sent, the others as in the draft, or as live.
 * @param seen undefined if the caller names no tag
 * @param base the live version that the writer has compared with; the draft is then based on it, if it is
 * still that one
 * @returns the record; unchanged, with any tag, if nothing differs: the response before may have been lost
 * @throws 400 naming the invalid fields; 403; 404; 409 in the trash; 412 with `base` and `theirs`
 */
export async function saveDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { fields, seen, base }: { fields: Readonly<Values>; seen: Seen | undefined; base?: number | undefined },
): Promise<Managed> {
  mustHaveDuty(actor, 'author');
  const values = parseDraft(type, fields, site.tools);
  return changeDraft(site, actor, type, id, {
    seen,
    base,
    isRepeatable: true,
    async decide(present, change, managed) {
      await mustBeOwnPictures(change.db, managed, values);
      await refuseForeignFiles(change.db, type, id, values);
      const filled = followPictures(type, await fillDocuments(change, type, values), present);
      return alignAltTexts(type, filled, { ...present, ...values });
    },
  });
}

export interface DraftChange {
  seen: Seen | undefined;
  base?: number | undefined;
  /** Whether a repeat without differences is accepted with any tag: the response before may have been lost. */
  isRepeatable?: true;
  /** Whether the draft is no longer published at its moment, also where it stays as it is. */
  endsSchedule?: true;
  /** Returns the new values, given the fields that a form starts from. */
  decide(present: Item, change: Change, managed: Managed): Values | Promise<Values>;
}

/** Changes the draft of a record, or begins one. */
export async function changeDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { seen, base, isRepeatable, endsSchedule, decide }: DraftChange,
): Promise<Managed> {
  const { account } = actor;
  return site.database.write(async (change) => {
    const managed = await managedFor(change.db, type, id);
    const present = presentItem(managed);
    const values = await decide(present, change, managed);
    const at = site.now().toISOString();
    const item: Item = { ...present, ...values, updatedAt: at };
    const isRebased =
      base !== undefined &&
      managed.draft !== null &&
      base === managed.live?.version &&
      base !== managed.draft.base;
    const changed = changedFields(type, withLineFeeds(type, present), withLineFeeds(type, item));
    const isEqual = changed.length === 0 && !isRebased;
    const { publishAt } = managed.dates;
    const isEnding = endsSchedule === true && publishAt !== null;
    if (!isEqual || isEnding) mustBeAbleToChange(actor, managed);
    const isStale = seen !== undefined && !seen(tagOf(managed));
    if (isStale && !(isEqual && isRepeatable)) throw await staleDraft(change.db, managed);
    if (isEqual && !isEnding) return managed;
    if (isEnding) await endSchedule({ site, change }, id);
    // A scheduled draft must stay publishable.
    else if (publishAt !== null) mustBeWhole(type, item, site.tools);
    // What stays as it is keeps its approval.
    if (!isEqual) {
      if (managed.draft) await updateDraft(change.db, type, item, { at, account });
      else await insertDraft(change.db, type, item, { base: managed.live?.version ?? 0, at, account });
      if (isRebased) await setBase(change.db, id, base ?? 0);
      await holdFiles(change, 'draft', id, filesIn(type, item), site.now());
    }
    const kept = (await findManaged(change.db, type, id)) ?? managed;
    return endsSchedule ? { ...kept, endedSchedule: publishAt } : kept;
  });
}

/**
 * A scheduled draft goes live in the name of the publisher who scheduled it (requirement 19.57).
 * @throws 403 unless the actor may publish, or the draft is not scheduled
 */
export function mustBeAbleToChange({ duties }: Actor, { dates }: Managed): void {
  if (dates.publishAt !== null && !hasDuty(duties, ['publisher'])) throw errors.dutyMissing(said.scheduled);
}

/** The refusal with the common base and the other person's draft. */
export async function staleDraft(db: Db, managed: Managed) {
  return errors.stale({
    base: await baseOf(db, managed),
    theirs: fieldsIn(managed.type, presentItem(managed)),
  });
}

/** The fields of the version on which a draft is based; null if nothing was live. */
export async function baseOf(db: Db, { type, id, live, draft }: Managed): Promise<Values | null> {
  const n = draft ? draft.base : (live?.version ?? 0);
  if (n === live?.version) return fieldsIn(type, live.item);
  const item = n === 0 ? null : await itemOfVersion(db, type, id, n);
  return item && fieldsIn(type, item);
}

/**
 * A draft names only pictures that its record has or had: any other one was uploaded for another record.
 * @throws 400 naming the field
 */
async function mustBeOwnPictures(db: Db, { type, id, live, draft }: Managed, values: Values) {
  for (const [name, field] of fieldsOf(type)) {
    if (field.inputMode !== 'files' || !Object.hasOwn(values, name)) continue;
    const known = new Set(
      [live?.item, draft?.item].flatMap((item) => (item ? field.filesIn(item[name]) : [])),
    );
    const others = field.filesIn(values[name]).filter((path) => !known.has(path));
    if (others.length === 0) continue;
    const rows = await db
      .selectFrom('picture_use')
      .select('path')
      .where('path', 'in', others)
      .where((eb) =>
        eb.or([eb('item', 'in', [`draft:${id}`, `shelved:${id}`]), eb('item', 'like', `version:${id}.%`)]),
      )
      .execute();
    const own = new Set(rows.map(({ path }) => path));
    if (others.some((path) => !own.has(path)))
      throw errors.invalid({ [name]: said.otherPicture(labelOf(field)) });
  }
}
