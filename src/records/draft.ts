import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { hasDuty, publishersOf, writersOf } from '../content/duties.ts';
import { findDraft, insertDraft, setBase, touchDraft, updateDraft } from '../db/editing/drafts.ts';
import { clearMoment } from '../db/editing/moments.ts';
import { changedFields, fieldsIn } from '../db/editing/snapshot.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import type { Sentence } from '../languages/sentence.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { DocumentUpload } from '../media/index.ts';
import { type ContentType, type Item, titleOf } from '../schema/define-type.ts';
import { readField, type Values } from '../schema/derive/validator.ts';
import type { Attachment } from '../schema/fields/attachments.ts';
import type { Site } from '../whole-site.ts';
import { newOwner, ownerOf, withAddress } from './addresses.ts';
import { recordUploads } from './audit.ts';
import { changeManaged, makeChange, staleDraft, type Work, withoutType } from './change.ts';
import { filesIn, holdFiles } from './files.ts';
import { lastLive, type Managed, managedFor, presentItem, type Seen, tagOf } from './managed.ts';
import { alignAltTexts, altFieldOf, followPictures, type NewPictures, withNew } from './pictures.ts';
import {
  insertDocuments,
  insertPictures,
  newItem,
  picturesOf,
  storeDocumentsThenCommit,
  storePicturesThenCommit,
  type Uploads,
} from './uploads.ts';
import {
  bodyFieldsIn,
  fillDocuments,
  mustBeWhole,
  parseDraft,
  refuseForeignFiles,
  withLineFeeds,
  withoutLostFiles,
  withReferences,
} from './values.ts';
import { versionOf } from './versions.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/**
 * Makes a new record that is only a draft.
 * @throws 400 naming the invalid fields, 403, and the refusals of `Media.prepare`
 */
export async function newDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  { fields, uploads: files }: { fields: Readonly<Values>; uploads: Uploads },
): Promise<Managed> {
  mustHaveDuty(actor, ...writersOf(type));
  const values = parseDraft(type, bodyFieldsIn(type, fields), site.tools);
  const uploads = picturesOf(type, fields, files);
  return storePicturesThenCommit(site, actor, uploads, async (placed) => {
    const now = site.now();
    const draft = newItem(site, type, { at: now, values, placed });
    const made = await makeChange(site, actor, async (open) => {
      const { change } = open;
      await withReferences(change, type, values);
      await refuseForeignFiles(open, type, undefined, values);
      const stored = await insertPictures(open, [...placed.values()].flat());
      await recordUploads(open, 'picture', stored);
      const item = await withAddress(open, newOwner(type), await fillDocuments(change, type, draft));
      const { account } = actor;
      await insertDraft(change.db, type, item, { base: 0, at: now.toISOString(), account });
      await holdFiles(change, 'draft', item._id, filesIn(type, item), now);
      return withoutType(await managedFor(change.db, type, item._id));
    });
    return { type, ...made };
  });
}

/** Within a change: makes the draft of a record that is no longer live from its last state. */
export async function beginDraft({ site, actor, change }: Work, managed: Managed): Promise<void> {
  const { type, id } = managed;
  const item = presentItem(managed);
  const now = site.now();
  const copy = { base: 0, at: now.toISOString(), account: actor.account, isCopy: true };
  await insertDraft(change.db, type, item, copy);
  await holdFiles(change, 'draft', id, filesIn(type, item), now);
}

interface DraftChange {
  seen: Seen | undefined;
  base?: number | undefined;
  /** Whether a repeat without differences is accepted with any tag: the answer before may have been lost. */
  isRepeatable?: true;
  /** Whether the draft is no longer published at its moment, also where it stays as it is. */
  endsSchedule?: true;
  /** Returns the new values, given the fields that a form starts from. */
  decide(present: Item, open: Work, managed: Managed): Values | Promise<Values>;
}

/** Changes the draft of a record, or begins one. */
function changeDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { seen, base, isRepeatable, endsSchedule, decide }: DraftChange,
): Promise<Managed> {
  const work = async (open: Work, managed: Managed) => {
    const { change } = open;
    const { live, draft, dates } = managed;
    const present = presentItem(managed);
    const values = await decide(present, open, managed);
    const at = site.now().toISOString();
    const item: Item = { ...present, ...values, updatedAt: at };
    const isRebased = base !== undefined && draft !== null && base === live?.version && base !== draft.base;
    const changed = changedFields(type, withLineFeeds(type, present), withLineFeeds(type, item));
    const isEqual = changed.length === 0 && !isRebased;
    const endedSchedule = endsSchedule ? dates.publishAt : null;
    const staysAsItIs = isEqual && endedSchedule === null;
    if (!staysAsItIs) mustBeAbleToChange(actor, managed);
    const isStale = seen !== undefined && !seen(tagOf(managed));
    if (isStale && !(staysAsItIs && isRepeatable)) throw await staleDraft(change.db, managed);
    if (staysAsItIs) return {};
    if (endedSchedule !== null) await endSchedule({ site, change }, id);
    // A scheduled draft must stay publishable.
    else if (dates.publishAt !== null) mustBeWhole(type, item, site.tools);
    // What stays as it is keeps its approval.
    if (isEqual) return { endedSchedule };
    const { account } = actor;
    if (draft) await updateDraft(change.db, type, item, { at, account, writers: draft.writers });
    else await insertDraft(change.db, type, item, { base: live?.version ?? 0, at, account });
    if (isRebased) await setBase(change.db, id, base);
    await holdFiles(change, 'draft', id, filesIn(type, item), site.now());
    return { endedSchedule };
  };
  return changeManaged(site, actor, type, id, { work });
}

/**
 * Keeps a draft: the named fields as sent, the others as in the draft, or as live.
 * @param seen undefined if the caller names no tag
 * @param base the live version that the writer has compared with; the draft is then based on it, if it is
 * still that one
 * @returns the record; unchanged, with any tag, if nothing differs
 * @throws 400 naming the invalid fields; 403; 404; 409 in the trash; 412 with `base` and `theirs`
 */
export async function saveDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { fields, seen, base }: { fields: Readonly<Values>; seen: Seen | undefined; base?: number | undefined },
): Promise<Managed> {
  mustHaveDuty(actor, ...writersOf(type));
  const values = parseDraft(type, fields, site.tools);
  return changeDraft(site, actor, type, id, {
    seen,
    base,
    isRepeatable: true,
    decide: (present, open, managed) => draftValues(open, managed, values, present),
  });
}

/**
 * Within a change: what a body makes of a draft: its documents are filled in, and alternative texts follow their pictures.
 * @throws 400 for files that are another record's, and for a record to refer to that is not live
 */
export async function draftValues(
  open: Work,
  managed: Managed,
  values: Values,
  present: Item,
): Promise<Values> {
  const { type, id, live, draft } = managed;
  const known = [live?.item, draft?.item].flatMap((item) => (item ? filesIn(type, item) : []));
  await refuseForeignFiles(open, type, id, values, known);
  const kept = await withReferences(open.change, type, values, present, lastLive(managed));
  const addressed = await withAddress(open, ownerOf(managed, present), kept);
  const filled = followPictures(type, await fillDocuments(open.change, type, addressed), present);
  return alignAltTexts(type, filled, { ...present, ...kept });
}

/**
 * A scheduled draft goes live in the name of the publisher who scheduled it (requirement 19.57).
 * @throws 403 unless the actor may publish, or the draft is not scheduled
 */
export function mustBeAbleToChange({ duties }: Actor, { type, dates }: Managed): void {
  if (dates.publishAt !== null && !hasDuty(duties, publishersOf(type)))
    throw errors.dutyMissing(sentences.scheduled);
}

/**
 * Puts pictures into a draft: replaces its picture, or appends to its list.
 * @throws 403, 404; 409 in the trash; 412; and the refusals of `Media.prepare`
 */
export async function illustrateDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { uploads, seen, ...pictures }: NewPictures & { seen: Seen | undefined },
): Promise<Managed> {
  mustHaveDuty(actor, ...writersOf(type));
  mustBeAbleToChange(actor, await managedFor(site.database.reader, type, id));
  return storePicturesThenCommit(site, actor, new Map([[pictures.field, uploads]]), (placed) =>
    changeDraft(site, actor, type, id, {
      seen,
      async decide(present, open) {
        const stored = placed.get(pictures.field) ?? [];
        const added = await insertPictures(open, stored, { record: id });
        await recordUploads(open, 'picture', added);
        return withNew(type, present, { ...pictures, stored });
      },
    }),
  );
}

/** A list of documents that were stored before, as the field has it. */
const documentsIn = (value: unknown) => (Array.isArray(value) ? (value as Attachment[]) : []);

/**
 * Puts documents at the end of a draft's list.
 * @throws 400 when the list would be too long; 403, 404; 409 in the trash; 412; and the refusals of
 *   `Media.storeDocument`
 */
export async function attachToDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { field, uploads, seen }: { field: string; uploads: readonly DocumentUpload[]; seen: Seen | undefined },
): Promise<Managed> {
  mustHaveDuty(actor, ...writersOf(type));
  mustBeAbleToChange(actor, await managedFor(site.database.reader, type, id));
  return storeDocumentsThenCommit(site, actor, uploads, (stored) =>
    changeDraft(site, actor, type, id, {
      seen,
      async decide(present, open) {
        const added = stored.map(({ path, name, size }) => ({ path, name, size }));
        const documents = [...documentsIn(present[field]), ...added];
        const declared = type.fields[field];
        const read = declared && readField(declared, documents, site.tools);
        if (read && 'message' in read) throw errors.invalid({ [field]: read.message });
        await insertDocuments(open, stored);
        return { [field]: documents };
      },
    }),
  );
}

export interface Restoration {
  n: number;
  /** Only these fields, pictures with their alternative texts; the whole version if undefined. */
  fields?: readonly string[] | undefined;
  seen: Seen;
}

/**
 * Makes a draft of a version, or takes some of its fields into the draft. Nothing that is live changes, and a schedule of
 * the draft ends: what comes back is published by somebody who has looked at it. A file that was deleted since is missing.
 * @throws 400 for a field that the type does not have; 403; 404; 409 in the trash, or if its address is taken; 412
 */
export async function restoreVersion(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { n, fields, seen }: Restoration,
): Promise<Managed> {
  mustHaveDuty(actor, ...writersOf(type));
  const unknown = fields?.find((name) => !Object.hasOwn(type.fields, name));
  if (unknown !== undefined) throw errors.invalid({ fields: sentences.noField(unknown) });
  return changeDraft(site, actor, type, id, {
    seen,
    endsSchedule: true,
    async decide(present, open, managed) {
      const { change } = open;
      const item = await versionOf(change.db, type, id, n);
      if (!item) throw errors.notFound('version');
      const all = await withoutLostFiles(change.db, type, fieldsIn(type, item));
      const addressed = (values: Values) => withAddress(open, ownerOf(managed, present), values);
      if (!fields) return addressed(all);
      const names = fields.flatMap((name) => [
        name,
        altFieldOf(type, name)?.[0] ?? type.fields[name]?.describes ?? name,
      ]);
      return addressed(Object.fromEntries(names.map((name) => [name, all[name]])));
    },
  });
}

/** Within a change: ends the schedule of a draft, if it has one, and gives it another tag, so that open forms learn of it. */
export async function endSchedule(
  { site, change }: { site: Site; change: Change },
  id: string,
): Promise<void> {
  if (!(await clearMoment(change.db, id, 'publish'))) return;
  await touchDraft(change.db, id);
  await site.database.version.increment(change);
}

/**
 * Within a change: cancels the publication of a scheduled draft, and tells its writer.
 * @param reason why it cannot be published; undefined if it began from what was live before (requirement 19.48)
 */
export async function stopSchedule(
  site: Site,
  change: Change,
  type: ContentType,
  record: string,
  reason?: Sentence,
): Promise<void> {
  if (!type.drafts || !(await clearMoment(change.db, record, 'publish'))) return;
  const draft = await findDraft(change.db, type, record);
  if (draft) {
    await site.staffMails?.stoppedDraft(site, change, {
      type,
      record,
      title: titleOf(type, draft.item),
      account: draft.account,
      reason,
    });
  }
}
