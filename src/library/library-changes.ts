import { type SqlBool, sql } from 'kysely';
import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { CONTENT_DUTIES } from '../content/duties.ts';
import { type FileUse, FOCUS_POINTS, type LibraryEntry, type LibraryKind } from '../content/library.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import type { ContentRow, Db } from '../db/engine.ts';
import { contentOf } from '../db/store.ts';
import { errors } from '../errors.ts';
import { listed, numeral, sentencesIn } from '../languages/sentences.ts';
import { makeChange } from '../records/change.ts';
import { fileRows, removeFiles } from '../records/files.ts';
import { type FileKinds, storeFile } from '../records/uploads.ts';
import { movedBy } from '../schema/derive/moved-twins.ts';
import { parsePartial, type Values } from '../schema/derive/validator.ts';
import { listInText } from '../schema/fields/list.ts';
import { fold } from '../schema/fold.ts';
import { libraryIdOf } from '../schema/stored-names.ts';
import type { Site } from '../whole-site.ts';
import { findInLibrary, kinds, mustFind } from './library-rows.ts';
import { usesOf } from './uses.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** A file that was put into the library, or is there already. */
export interface Added {
  entry: LibraryEntry;
  /** The first one with the same bytes; null if there is none. */
  duplicate: LibraryEntry | null;
  /** Whether it was stored: a duplicate is not, where the caller wants new ones only. */
  isStored: boolean;
}

/**
 * Puts a file into the library, where it stays until it is deleted.
 * @param fields its texts and focus
 * @param ifNew whether a duplicate is not stored
 * @throws 400, 403, and the refusals of `Media.prepare` and `Media.storeDocument`
 */
export async function addToLibrary<Kind extends LibraryKind>(
  site: Site,
  actor: Actor,
  kind: Kind,
  { upload, fields, ifNew }: { upload: FileKinds[Kind]['upload']; fields: Readonly<Values>; ifNew: boolean },
): Promise<Added> {
  mustHaveDuty(actor, ...CONTENT_DUTIES);
  const said = parseTexts(site, kind, fields);
  const sameBesides = async (db: Db, path: string) => {
    const isSame = sql<SqlBool>`digest = ${upload.digest} and path <> ${path}`;
    return (await findInLibrary(db, actor, kind, isSame))?.entry ?? null;
  };
  const same = ifNew ? await sameBesides(site.database.reader, '') : null;
  if (same) return { entry: same, duplicate: same, isStored: false };
  return storeFile(site, actor, kind, { upload, isKept: true }, async ({ change: { db } }, { path }) => {
    const id = libraryIdOf(path);
    const { row } = await mustFind(db, actor, kind, id);
    await setTexts(db, kind, row, columnsOf(kind, row, said));
    const { entry } = await mustFind(db, actor, kind, id);
    return { entry, duplicate: await sameBesides(db, path), isStored: true };
  });
}

/** The texts and the focus that a body names, as columns. @throws 400 naming every invalid field */
function parseTexts({ tools }: Pick<Site, 'tools'>, kind: LibraryKind, fields: Readonly<Values>): ContentRow {
  const texts = parsePartial({ fields: kinds[kind].texts }, fields, tools) as ContentRow;
  if (kind !== 'picture' || fields.focus === undefined) return texts;
  const focus = listInText(fields.focus);
  const isPoint = (at: unknown) => Number.isInteger(at) && Number(at) >= 0 && Number(at) < FOCUS_POINTS;
  if (!Array.isArray(focus) || focus.length !== 2 || !focus.every(isPoint))
    throw errors.invalid({ focus: sentences.focus(numeral(FOCUS_POINTS - 1)) });
  return { ...texts, focusX: Number(focus[0]), focusY: Number(focus[1]) };
}

/** What a body says, as columns of a file: a text that comes in Nepali only is stored as the text itself. */
const columnsOf = (kind: LibraryKind, row: ContentRow, said: ContentRow): ContentRow => ({
  ...said,
  ...(movedBy({ fields: kinds[kind].texts }, row, said) as ContentRow),
});

/** Within a change: sets columns of a file, and by what it is found. */
export async function setTexts(db: Db, kind: LibraryKind, row: ContentRow, said: ContentRow): Promise<void> {
  const { table, texts } = kinds[kind];
  const after = { ...row, ...said };
  const folded = ['name', ...Object.keys(texts)].map((name) => fold(String(after[name])));
  await contentOf(db)
    .updateTable(table)
    .set({ ...said, folded: [...new Set(folded)].join('\n') })
    .where('path', '=', String(row.path))
    .execute();
}

/**
 * Changes what the library says of a file: the named texts, and the focus of a picture. Pages show it at once.
 * @throws 400, 403, 404
 */
export async function describeFile(
  site: Site,
  actor: Actor,
  kind: LibraryKind,
  id: string,
  fields: Readonly<Values>,
): Promise<LibraryEntry> {
  mustHaveDuty(actor, ...CONTENT_DUTIES);
  const sent = parseTexts(site, kind, fields);
  return makeChange(site, actor, async ({ change }) => {
    const { row, entry } = await mustFind(change.db, actor, kind, id);
    const said = columnsOf(kind, row, sent);
    const changed = Object.keys(said).filter((name) => said[name] !== row[name]);
    if (changed.length === 0) return entry;
    await setTexts(change.db, kind, row, said);
    const event = { ...eventOf(kind, entry), action: 'updated', detail: { fields: changed } } as const;
    await writeAuditEvent(site, change, actor, event);
    await site.database.version.increment(change);
    return (await mustFind(change.db, actor, kind, id)).entry;
  });
}

/** The names of a file in audit events. */
export const eventOf = (kind: LibraryKind, { path, name }: { path: string; name: string }) => ({
  type: kinds[kind].table,
  item: path,
  title: name || path,
});

/**
 * Deletes a file that nothing uses. Former versions that show it have a gap then.
 * @returns what was deleted
 * @throws 403, 404; 409 while a record, a draft or the settings use it, with words that say where
 */
export async function deleteFile(
  site: Site,
  actor: Actor,
  kind: LibraryKind,
  id: string,
): Promise<LibraryEntry> {
  mustHaveDuty(actor, 'publisher');
  const deleted = await makeChange(site, actor, async ({ change }) => {
    const { db } = change;
    const { entry } = await mustFind(db, actor, kind, id);
    if (entry.uses > 0) throw usedError(site, await usesOf(site, db, entry.path));
    await db.deleteFrom('picture_use').where('path', '=', entry.path).execute();
    await fileRows(entry.path).remove(db, [entry.path]);
    await writeAuditEvent(site, change, actor, { ...eventOf(kind, entry), action: 'deleted' });
    await site.database.version.increment(change);
    return entry;
  });
  await removeFiles(site, [deleted.path]);
  return deleted;
}

/** Records that a refusal names; more would hide what to do. */
const MAX_NAMED = 3;

function usedError({ types }: Pick<Site, 'types'>, uses: readonly FileUse[]) {
  const present = uses.filter(({ state }) => state !== 'version');
  const named = present.slice(0, MAX_NAMED).map(({ type: name, title }) => {
    const type = types.find((one) => one.name === name);
    const noun = type ? { en: type.admin.noun, ne: type.nepali.noun } : sentences.settings;
    return sentences.use(noun, title);
  });
  const places = listed(named, ', ');
  const more = present.length - named.length;
  return errors.conflict(more > 0 ? sentences.usedAndMore(places, numeral(more)) : sentences.used(places));
}
