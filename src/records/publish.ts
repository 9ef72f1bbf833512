import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { recallSemester } from '../accounts/studies.ts';
import { publishersOf } from '../content/duties.ts';
import { deleteDraft, setBase, touchDraft } from '../db/editing/drafts.ts';
import { clearMoment, momentKindOf, setMoment } from '../db/editing/moments.ts';
import { type Shelved, STUDENT, unshelve } from '../db/editing/shelved.ts';
import { fieldsIn } from '../db/editing/snapshot.ts';
import { latestVersion, type VersionKind } from '../db/editing/versions.ts';
import type { Db } from '../db/engine.ts';
import { contentOf, insertItem, itemFrom, updateItem, type Versioned } from '../db/store.ts';
import { errors, type FieldErrors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, type Item, nounOf } from '../schema/define-type.ts';
import { movedTwins } from '../schema/derive/moved-twins.ts';
import type { Values } from '../schema/derive/validator.ts';
import type { Site } from '../whole-site.ts';
import { leaveFormer, ownerOf, withAddress } from './addresses.ts';
import { recordItemChange, recordUploads } from './audit.ts';
import { baseOf, changeManaged, type Work } from './change.ts';
import { beginDraft, draftValues, endSchedule } from './draft.ts';
import { holdFiles, updateFileReferences } from './files.ts';
import { type Managed, presentItem, type Seen, shownFields } from './managed.ts';
import { putAt } from './order.ts';
import { altFieldOf, type NewlyStored, withNew } from './pictures.ts';
import { mustBeApproved } from './review.ts';
import {
  insertPictures,
  noUploads,
  type Placed,
  picturesOf,
  storePicturesThenCommit,
  type Uploads,
} from './uploads.ts';
import {
  bodyFieldsIn,
  fillDocuments,
  mustBeWhole,
  parseDraft,
  withLineFeeds,
  withReferences,
} from './values.ts';
import { recordVersion } from './versions.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

interface GoingLive {
  item: Item;
  /** 'put-back' restores a formerly live record unchanged: it is not validated again, and its draft stays. */
  kind: Extract<VersionKind, 'published' | 'scheduled' | 'put-back'>;
  note: string;
  /** The instant from which the record counts as published, if it never was. */
  at: string;
}

/** @throws 409 unless the draft is based on the live version */
export async function mustBeCurrent({ change }: Pick<Work, 'change'>, managed: Managed): Promise<void> {
  const { type, live, draft } = managed;
  if (!live || !draft || draft.base === live.version) return;
  throw errors.movedOn({
    base: await baseOf(change.db, managed),
    live: await shownFields(change.db, type, live.item),
    draft: await shownFields(change.db, type, draft.item),
  });
}

/**
 * Within a change: makes a record live, with its files, its search entry, a version and an audit event. A published
 * draft is deleted.
 * @returns paths of files to remove after the commit
 * @throws 400 naming the fields with which it cannot be published
 */
export async function goLive(work: Work, managed: Managed, going: GoingLive): Promise<string[]> {
  const { site, actor, change } = work;
  const { type, id, live } = managed;
  const { kind, note } = going;
  const isPutBack = kind === 'put-back';
  if (!isPutBack) mustBeWhole(type, going.item, site.tools);
  const owner = ownerOf(managed, live?.item ?? {});
  const item = isPutBack
    ? going.item
    : withLineFeeds(type, { ...going.item, ...movedTwins(type, going.item) });
  const fields = await withAddress(work, owner, await fillDocuments(change, type, fieldsIn(type, item)));
  await withReferences(change, type, fields, item);
  const after = live
    ? await updateItem(change.db, type, live.item, fields, site.now().toISOString())
    : await insertLive(work, managed, { ...going, item: { ...going.item, ...fields } });
  if (!after) throw errors.notFound(nounOf(type));
  await leaveFormer(work, owner, after.item.address);
  await recordVersion(site, actor, change, type, { before: live, after, kind, note });
  const dropped = await updateFileReferences(change, type, live?.item ?? null, after.item, site.now());
  if (isPutBack) await beginAgain(change.db, managed, after.version);
  else {
    await deleteDraft(change.db, id);
    await holdFiles(change, 'draft', id, [], site.now());
    await clearMoment(change.db, id, 'publish');
  }
  await recordItemChange(site, actor, change, isPutBack ? 'put-back' : 'published', type, after.item);
  return dropped;
}

/** A draft based on that live version, or begun since, stays based on it, now that it is live again. */
async function beginAgain(db: Db, { id, draft, shelved }: Managed, version: number) {
  if (!draft || !shelved?.row) return;
  if (draft.base === 0 || draft.base === Number(shelved.row.version)) await setBase(db, id, version);
}

async function insertLive(work: Work, managed: Managed, { item, at }: GoingLive): Promise<Versioned> {
  const { site, change } = work;
  const { type, id, shelved } = managed;
  const former = shelved?.row ?? null;
  const inserted = await insertItem(
    change.db,
    type,
    { ...item, createdAt: String(former?.createdAt ?? at), updatedAt: site.now().toISOString() },
    {
      version: (await latestVersion(change.db, id)) + 1,
      ...(former && type.order?.by === 'hand' && { rank: String(former.rank) }),
    },
  );
  if (shelved) await putBackAttached(work, type, shelved);
  await unshelve(change.db, id);
  await holdFiles(change, 'shelved', id, [], site.now());
  return inserted;
}

/** Puts back the records that went with this one, such as a faculty's semesters, and what students named of them. */
async function putBackAttached({ site, change }: Work, type: ContentType, { attached }: Shelved) {
  for (const { type: name, row } of attached) {
    if (name === STUDENT) await recallSemester(change, String(row._id), String(row.semester));
    const other = site.types.find((one) => one.name === name && one !== type);
    if (!other) continue;
    await contentOf(change.db).insertInto(name).values(row).execute();
    const item = itemFrom(other, row);
    await updateFileReferences(change, other, null, item, site.now());
    await site.search.put(change, other, item);
  }
}

/** An instant, ISO 8601 in UTC; null clears it, undefined leaves it. */
type Instant = string | null | undefined;

export interface Publication {
  /** When the draft becomes live; now if undefined. */
  at?: Instant;
  expireAt?: Instant;
  pinnedUntil?: Instant;
  /** Said in the history. */
  note?: string | undefined;
  seen: Seen;
}

/**
 * Publishes a draft, now or at an instant, and sets the dates of a record. Without a draft it sets the dates only, and
 * puts back a record that was taken down.
 * @throws 400, 403, 404; 409 in the trash, without approval, or if the live record has changed; 412
 */
export async function publish(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  publication: Publication,
): Promise<Managed> {
  mustHaveDuty(actor, ...publishersOf(type));
  return changeManaged(site, actor, type, id, {
    seen: publication.seen,
    async work(open, present) {
      checkDates(publication, present, site.now());
      const dropped = await publishWithin(open, present, publication);
      await setDates(open, type, id, publication);
      return { dropped };
    },
  });
}

/** What a form sends that edits a draft. */
export interface DraftToPublish {
  fields: Readonly<Values>;
  uploads?: Uploads;
  /** For a type ordered by hand: id of the record above it. */
  after?: string;
  /** Whether a tag is the draft's that was seen. */
  seen: Seen;
}

/**
 * Puts what a form sends into the draft and publishes the whole, in one change that uses up the draft and its schedule. New
 * pictures take the place of the draft's, or follow those of its list.
 * @returns the record as the API returns it
 * @throws 400, 403, 404; 409 in the trash, if the live record has changed, or without approval of exactly this; 412; and the
 *   refusals of `Media.prepare`
 */
export async function publishDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { fields, uploads: files = noUploads, after, seen }: DraftToPublish,
): Promise<Versioned> {
  mustHaveDuty(actor, ...publishersOf(type));
  const values = parseDraft(type, bodyFieldsIn(type, fields), site.tools);
  const uploads = picturesOf(type, fields, files);
  return storePicturesThenCommit(site, actor, uploads, async (placed) => {
    const { live } = await changeManaged(site, actor, type, id, {
      seen,
      async work(open, present) {
        const { change } = open;
        const item = await draftWith(open, present, values, placed);
        await mustBeApproved(change.db, present, item);
        await mustBeCurrent(open, present);
        const at = site.now().toISOString();
        const dropped = await goLive(open, present, { item, kind: 'published', note: '', at });
        if (after !== undefined) await putAt(change, type, id, { after });
        return { dropped };
      },
    });
    if (!live) throw errors.notFound(nounOf(type));
    await site.database.reading.withRelated(type, [live.item]);
    return live;
  });
}

/** Within a change: the draft with what a form sends. @throws 400 for files that are another record's */
async function draftWith(open: Work, present: Managed, values: Values, placed: Placed): Promise<Item> {
  const { type } = present;
  const stored = await insertPictures(open, [...placed.values()].flat(), { record: present.id });
  await recordUploads(open, 'picture', stored);
  const texts = { ...values };
  const added: NewlyStored[] = [];
  for (const [field, stored] of placed) {
    const [altName = ''] = altFieldOf(type, field) ?? [];
    // With pictures, alternative texts are theirs alone.
    added.push({ field, stored, alt: texts[altName] });
    delete texts[altName];
  }
  const before = presentItem(present);
  let item: Item = { ...before, ...(await draftValues(open, present, texts, before)) };
  for (const pictures of added) item = { ...item, ...withNew(type, item, pictures) };
  return item;
}

/**
 * Within a change: publishes or schedules the draft, if there is one.
 * @returns paths of files to remove after the commit
 */
async function publishWithin(
  work: Work,
  present: Managed,
  { at, note = '' }: Publication,
): Promise<string[]> {
  const { site, actor, change } = work;
  const { type, id, live, draft } = present;
  if (at === null) {
    await endSchedule({ site, change }, id);
    return [];
  }
  const now = site.now();
  const isLater = at !== undefined && Date.parse(at) > now.getTime();
  if (!draft && live) {
    if (at !== undefined) throw errors.conflict(sentences.noDraft);
    return [];
  }
  await mustBeApproved(change.db, present);
  const item = presentItem(present);
  if (!isLater) {
    await mustBeCurrent(work, present);
    const kind = draft ? 'published' : 'put-back';
    return goLive(work, present, { item, kind, note, at: now.toISOString() });
  }
  mustBeWhole(type, item, site.tools);
  await mustBeCurrent(work, present);
  if (draft) await touchDraft(change.db, id);
  else await beginDraft(work, present);
  await setMoment(change.db, {
    record: id,
    type: type.name,
    what: 'publish',
    at,
    account: actor.account,
    note,
  });
  await site.database.version.increment(change);
  return [];
}

/**
 * An end has to come after the moment at which the record, or its change, appears; a pin only after the record itself.
 * @param at when the draft appears; undefined or null for now
 * @throws 400 naming the dates that cannot be
 */
export function checkDates(
  { at, expireAt, pinnedUntil }: Omit<Publication, 'seen'>,
  { live, dates }: Pick<Managed, 'live' | 'dates'>,
  now: Date,
) {
  const wrong: FieldErrors = {};
  const start = Math.max(now.getTime(), at ? Date.parse(at) : 0);
  const end = expireAt === undefined && at ? dates.expireAt : expireAt;
  const pin = pinnedUntil === undefined && at ? dates.pinnedUntil : pinnedUntil;
  if (end && Date.parse(end) <= start) wrong.expireAt = sentences.expiresTooEarly;
  if (pin && Date.parse(pin) <= (live ? now.getTime() : start)) wrong.pinnedUntil = sentences.unpinsTooEarly;
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
}

/**
 * Within a change: sets, or clears with null, the days on which a record is taken down and unpinned. The
 * record gets another tag.
 */
export async function setDates(
  { site, actor, change }: Work,
  type: ContentType,
  id: string,
  dates: Pick<Publication, 'expireAt' | 'pinnedUntil'>,
): Promise<void> {
  let isChanged = false;
  for (const name of ['expireAt', 'pinnedUntil'] as const) {
    const at = dates[name];
    const what = momentKindOf(name);
    if (at === undefined) continue;
    isChanged = true;
    if (at === null) await clearMoment(change.db, id, what);
    else
      await setMoment(change.db, {
        record: id,
        type: type.name,
        what,
        at,
        account: actor.account,
        note: '',
      });
  }
  if (!isChanged) return;
  await touchDraft(change.db, id);
  await site.database.version.increment(change);
}
