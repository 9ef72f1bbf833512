import type { Actor } from '../accounts/actor.ts';
import { recallSemester } from '../accounts/studies.ts';
import { recordItemChange } from '../actions/audit-event.ts';
import { checkReferences } from '../actions/check-references.ts';
import { holdFiles, updateFileReferences } from '../actions/file-references.ts';
import { fillDocuments } from '../actions/fill-documents.ts';
import { recordVersion } from '../actions/record-version.ts';
import { deleteDraft, setBase } from '../db/editing/drafts.ts';
import { clearMoment } from '../db/editing/moments.ts';
import { type Shelved, STUDENT, unshelve } from '../db/editing/shelved.ts';
import { fieldsIn } from '../db/editing/snapshot.ts';
import { latestVersion, type VersionKind } from '../db/editing/versions.ts';
import type { Db } from '../db/engine.ts';
import { contentOf, insertItem, itemFrom, updateItem, type Versioned } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { type ContentType, type Item, nounOf } from '../schema/define-type.ts';
import { movedTwins } from '../schema/derive/moved-twins.ts';
import type { Site } from '../whole-site.ts';
import { mustBeWhole } from './draft-values.ts';
import { withLineFeeds } from './line-ends.ts';
import type { Managed } from './managed.ts';
import { baseOf } from './save-draft.ts';

/** An open change, with the account for which it is made. */
export interface Work {
  site: Site;
  actor: Actor;
  change: Change;
}

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
    live: fieldsIn(type, live.item),
    draft: fieldsIn(type, draft.item),
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
  const item = isPutBack
    ? going.item
    : withLineFeeds(type, { ...going.item, ...movedTwins(type, going.item) });
  const fields = await fillDocuments(change, type, fieldsIn(type, item));
  await checkReferences(change, type, fields);
  const after = live
    ? await updateItem(change.db, type, live.item, fields, site.now().toISOString())
    : await insertLive(work, managed, { ...going, item: { ...going.item, ...fields } });
  if (!after) throw errors.notFound(nounOf(type));
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

/** A draft based on that live version stays based on it, now that it is live again. */
async function beginAgain(db: Db, { id, draft, shelved }: Managed, version: number) {
  if (draft && shelved?.row && draft.base === Number(shelved.row.version)) await setBase(db, id, version);
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
