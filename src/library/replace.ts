import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { settings } from '../content/college.ts';
import type { LibraryKind } from '../content/library.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { findDraft, moveBase, rewriteDraft } from '../db/editing/drafts.ts';
import { findShelved, rewriteShelved } from '../db/editing/shelved.ts';
import type { ContentRow } from '../db/engine.ts';
import { columnsOf, contentOf, findItem, itemFrom, updateItem } from '../db/store.ts';
import { recordItemChange } from '../records/audit.ts';
import type { Work } from '../records/change.ts';
import { replaceInCollege } from '../records/college.ts';
import {
  filesIn,
  type Holder,
  holdFiles,
  letGoUnlessNamed,
  recordIn,
  removeFiles,
  updateFileReferences,
} from '../records/files.ts';
import { asksForReview } from '../records/review.ts';
import { type FileKinds, storeFile } from '../records/uploads.ts';
import { fillDocuments } from '../records/values.ts';
import { recordVersion } from '../records/versions.ts';
import { type ContentType, fieldsOf, type Item, titleOf } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import type { NewFile } from '../schema/field.ts';
import { libraryIdOf } from '../schema/stored-names.ts';
import type { Site } from '../whole-site.ts';
import { eventOf, setTexts } from './library-changes.ts';
import { kinds, mustFind } from './library-rows.ts';

/** A file in place of another one. */
interface Replacement {
  path: string;
  by: NewFile;
}

/**
 * Puts another file in place of one, in one change: in every live record, which gets a version, in every draft and on the
 * shelf, whose schedules and approvals stay, and in the settings. On a type that asks for review the call is the approval,
 * which the audit trail tells. Former versions keep the former file.
 * @throws 403, 404, and the refusals of `Media.prepare` and `Media.storeDocument`
 */
export async function replaceFile<Kind extends LibraryKind>(
  site: Site,
  actor: Actor,
  kind: Kind,
  id: string,
  upload: FileKinds[Kind]['upload'],
) {
  mustHaveDuty(actor, 'publisher');
  await mustFind(site.database.reader, actor, kind, id);
  const file = { upload, isKept: true };
  const { dropped, ...replaced } = await storeFile(site, actor, kind, file, async (open, { path }) => {
    const { change } = open;
    const { db } = change;
    const former = await mustFind(db, actor, kind, id);
    const { row } = await mustFind(db, actor, kind, libraryIdOf(path));
    const { table, texts, more } = kinds[kind];
    const kept = [...Object.keys(texts), ...more, 'kept'].map((name) => [name, former.row[name] ?? null]);
    await setTexts(db, kind, row, Object.fromEntries(kept));
    // So that it goes once nothing holds it.
    await contentOf(db).updateTable(table).set({ kept: 0 }).where('path', '=', former.entry.path).execute();
    const by = { path, ...('width' in row && { width: Number(row.width), height: Number(row.height) }) };
    const { changed, dropped } = await replaceUses(open, { path: former.entry.path, by });
    await letGoUnlessNamed(db, former.entry.path, site.now());
    const event = { ...eventOf(kind, former.entry), action: 'replaced', detail: { rows: changed } } as const;
    await writeAuditEvent(site, change, actor, event);
    await site.database.version.increment(change);
    const { entry } = await mustFind(db, actor, kind, libraryIdOf(path));
    return { entry, changed, dropped };
  });
  await removeFiles(site, dropped);
  return replaced;
}

async function replaceUses(open: Work, replacement: Replacement) {
  const { db } = open.change;
  const { path } = replacement;
  const uses = await db
    .selectFrom('picture_use')
    .select(['type', 'item'])
    .distinct()
    .where('path', '=', path)
    .where('type', '<>', 'version')
    .execute();
  const dropped: string[] = [];
  for (const use of uses) dropped.push(...(await replaceIn(open, use, replacement)));
  // Whatever a use was, it is settled.
  await db.deleteFrom('picture_use').where('path', '=', path).where('type', '<>', 'version').execute();
  return { changed: uses.length, dropped };
}

/** @returns paths of files to remove after the commit */
async function replaceIn(
  open: Work,
  { type: name, item }: { type: string; item: string },
  replacement: Replacement,
): Promise<readonly string[]> {
  if (name === settings.name)
    return replaceInCollege(open, (field, value) => replaced(field, value, replacement));
  const { site, change } = open;
  const typeNamed = (name: string | undefined) => site.types.find((one) => one.name === name);
  if (name !== 'draft' && name !== 'shelved') {
    const type = typeNamed(name);
    return type ? replaceInLive(open, type, item, replacement) : [];
  }
  const id = recordIn(item);
  const held = await change.db.selectFrom(name).select('type').where('record', '=', id).executeTakeFirst();
  const type = typeNamed(held?.type);
  if (!type) return [];
  const paths = await replaceInHeld[name](open, type, id, replacement);
  await holdFiles(change, name, id, paths, site.now());
  return [];
}

type FieldOf = ContentType['fields'][string];
const replaced = (field: FieldOf, value: unknown, { path, by }: Replacement) =>
  field.filesIn(value).includes(path) ? field.replaceFile(value, path, by) : value;

/** The values of a record that name the file, with the other one in its place. */
async function replacedValues(
  { change }: Work,
  type: ContentType,
  item: Readonly<Values>,
  replacement: Replacement,
): Promise<Values> {
  const values = fieldsOf(type).flatMap(([name, field]) => {
    const value = replaced(field, item[name], replacement);
    return value === item[name] ? [] : [[name, value]];
  });
  return fillDocuments(change, type, Object.fromEntries(values));
}

async function replaceInLive(open: Work, type: ContentType, id: string, replacement: Replacement) {
  const { site, actor, change } = open;
  const { db } = change;
  const before = await findItem(db, type, id);
  if (!before) return [];
  const now = site.now();
  const values = await replacedValues(open, type, before.item, replacement);
  const after = await updateItem(db, type, before.item, values, now.toISOString());
  if (!after) return [];
  await recordVersion(site, actor, change, type, { before, after, kind: 'replaced' });
  const dropped = await updateFileReferences(change, type, before.item, after.item, now);
  // A draft that began from what was live begins from what is now, with the same difference.
  if (type.drafts) await moveBase(db, id, before.version, after.version);
  if (await asksForReview(db, type)) {
    const event = { type: type.name, item: id, title: titleOf(type, after.item) };
    await writeAuditEvent(site, change, actor, { ...event, action: 'approved' });
  }
  await recordItemChange(site, actor, change, 'replaced', type, after.item);
  return dropped;
}

/** @returns the paths of all files that it holds then */
type ReplaceInHeld = (
  open: Work,
  type: ContentType,
  id: string,
  replacement: Replacement,
) => Promise<string[]>;

const replaceInHeld: Record<Exclude<Holder, 'version'>, ReplaceInHeld> = {
  async draft(open, type, id, replacement) {
    const { db } = open.change;
    const draft = await findDraft(db, type, id);
    if (!draft) return [];
    const item: Item = { ...draft.item, ...(await replacedValues(open, type, draft.item, replacement)) };
    await rewriteDraft(db, type, item);
    return filesIn(type, item);
  },
  async shelved(open, type, id, replacement) {
    const { db } = open.change;
    const shelved = await findShelved(db, type, id);
    if (!shelved) return [];
    const paths: string[] = [];
    const rowOf = async (name: string, row: ContentRow) => {
      const of = open.site.types.find((one) => one.name === name);
      if (!of) return row;
      const item = itemFrom(of, row);
      const values = await replacedValues(open, of, item, replacement);
      paths.push(...filesIn(of, { ...item, ...values }));
      return { ...row, ...columnsOf(of, values) };
    };
    const row = shelved.row && (await rowOf(type.name, shelved.row));
    const attached = [];
    for (const one of shelved.attached) attached.push({ ...one, row: await rowOf(one.type, one.row) });
    await rewriteShelved(db, id, { row, attached });
    return paths;
  },
};
