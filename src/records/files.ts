import type { Db } from '../db/engine.ts';
import { fileTables } from '../db/known-files.ts';
import type { Change } from '../db/writer.ts';
import { langOf } from '../languages/lang-of.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import { isDocumentPath } from '../schema/document-names.ts';
import type { Field } from '../schema/field.ts';
import { fold } from '../schema/fold.ts';
import type { Site } from '../whole-site.ts';
import { altFieldOf, picturesIn } from './pictures.ts';

/** A record, or the settings. */
type Holding = Readonly<Record<string, unknown>> & { _id: string };

function filesOf(field: Field, name: string, item: Holding | null): Set<string> {
  return new Set(item ? field.filesIn(item[name]) : []);
}

/**
 * Updates which pictures and documents a record or the settings reference. A file without references is removed at once if its field
 * says so; others wait for the sweep, because an edit of a text may be undone.
 * @param before the record before the change, null when it is new
 * @param after the record after the change, null when it is deleted
 * @returns paths of files to remove from storage after the commit
 */
export async function updateFileReferences(
  change: Change,
  type: Pick<ContentType, 'name' | 'fields'>,
  before: Holding | null,
  after: Holding | null,
  now: Date,
): Promise<string[]> {
  const dropped: string[] = [];
  const item = (after ?? before)?._id ?? '';
  for (const [name, field] of fieldsOf(type)) {
    const use = { type: type.name, item, field: name };
    const [had, has] = [filesOf(field, name, before), filesOf(field, name, after)];
    const unused = await changeReferences(change, use, had, has, now);
    if (after) await describeNew(change.db, type, name, after, had);
    if (field.dropsFilesAtOnce) dropped.push(...(await forgetFiles(change, unused)));
  }
  return dropped;
}

/**
 * What a record says of a picture that it has not had before is the picture's description in the library, where that has
 * none (requirement 43.17).
 */
async function describeNew(
  db: Db,
  type: Pick<ContentType, 'fields'>,
  pictures: string,
  item: Holding,
  had: ReadonlySet<string>,
): Promise<void> {
  const [name] = altFieldOf(type, pictures) ?? [];
  if (name === undefined) return;
  const texts = [item[name]].flat();
  for (const [place, path] of picturesIn(type, pictures, item).entries()) {
    const text = texts[place];
    if (had.has(path) || typeof text !== 'string' || text === '') continue;
    await db
      .updateTable('picture')
      .set((eb) => ({
        [langOf(text) === 'ne' ? 'alt_ne' : 'alt']: text,
        folded: eb('folded', '||', `\n${fold(text)}`),
      }))
      .where('path', '=', path)
      .where('alt', '=', '')
      .where('alt_ne', '=', '')
      .execute();
  }
}

/** The record, or the settings, and the field that names a file. */
interface FileUse {
  type: string;
  item: string;
  field: string;
}

/** Updates the references of one field. @returns the paths that nothing references any more */
async function changeReferences(
  change: Change,
  use: FileUse,
  had: ReadonlySet<string>,
  has: ReadonlySet<string>,
  now: Date,
): Promise<string[]> {
  const unused: string[] = [];
  for (const path of has) if (!had.has(path)) await addReference(change, { path, ...use }, now);
  for (const path of had) {
    if (!has.has(path) && (await dropReference(change, { path, ...use }, now))) unused.push(path);
  }
  return unused;
}

/** Deletes the rows of files. @returns their paths, to remove them from storage after the commit */
export async function forgetFiles(change: Change, paths: readonly string[]): Promise<readonly string[]> {
  for (const path of paths) await fileRows(path).remove(change.db, [path]);
  return paths;
}

/** Holders of files besides live records: they keep the bytes, but do not make them public. */
export const HOLDERS = ['draft', 'version', 'shelved'] as const;
export type Holder = (typeof HOLDERS)[number];

/**
 * Sets the files that a draft, a version or a shelved record holds. A file that nothing holds any more waits for
 * the sweep.
 * @param id of the record, or of the version
 * @returns the paths that nothing holds any more
 */
export async function holdFiles(
  change: Change,
  holder: Holder,
  id: string,
  paths: readonly string[],
  now: Date,
): Promise<string[]> {
  const use = { type: holder, item: holderOf(holder, id), field: '' };
  const rows = await change.db
    .selectFrom('picture_use')
    .select('path')
    .where('item', '=', use.item)
    .execute();
  const had = new Set(rows.map(({ path }) => path));
  return changeReferences(change, use, had, new Set(paths), now);
}

/** How the table of uses names a holder. */
export const holderOf = (holder: Holder, id: string) => `${holder}:${id}`;

/** The paths of all files that a record names. */
export function filesIn(type: ContentType, item: Readonly<Record<string, unknown>>): string[] {
  return [...new Set(fieldsOf(type).flatMap(([name, field]) => field.filesIn(item[name])))];
}

/**
 * Who may see a stored file: 'public' while a live record or the settings name it, 'private' while only drafts, versions
 * or the trash hold it, null where no row names it: one that is uploaded, let go or deleted.
 */
export type Publicity = 'public' | 'private' | null;

export async function publicityOf(db: Db, path: string): Promise<Publicity> {
  const uses = await db.selectFrom('picture_use').select('type').where('path', '=', path).execute();
  if (uses.length === 0) return null;
  return uses.some(({ type }) => !isHolder(type)) ? 'public' : 'private';
}

export const isHolder = (type: string): type is Holder => HOLDERS.some((holder) => holder === type);

/** A picture that a second record names stays in the library when both have let it go (requirement 43.7). */
async function addReference(change: Change, use: FileUse & { path: string }, now: Date) {
  const isKept = !isDocumentPath(use.path) && (await isNamedBesides(change.db, use.path, recordIn(use.item)));
  if (!(await fileRows(use.path).use(change.db, use.path, { now, isKept }))) return;
  await change.db
    .insertInto('picture_use')
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The record of a use, in which holders are named by `holderOf` and versions by their number too. */
export const recordIn = (item: string): string => item.replace(/^[a-z]+:/, '').replace(/\.\d+$/, '');

/** Whether anything but this record names a file. */
async function isNamedBesides(db: Db, path: string, record: string): Promise<boolean> {
  const other = await db
    .selectFrom('picture_use')
    .select('path')
    .where('path', '=', path)
    .where('item', 'not in', [record, holderOf('draft', record), holderOf('shelved', record)])
    .where('item', 'not like', `${holderOf('version', record)}.%`)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** @returns whether the file has no references any more, and is not kept without */
async function dropReference(change: Change, use: FileUse & { path: string }, now: Date) {
  await change.db
    .deleteFrom('picture_use')
    .where('path', '=', use.path)
    .where('item', '=', use.item)
    .where('field', '=', use.field)
    .execute();
  return letGoUnlessNamed(change.db, use.path, now);
}

/** Marks a file as unused if nothing names it. @returns whether it is, and is not kept without */
export async function letGoUnlessNamed(db: Db, path: string, now: Date): Promise<boolean> {
  const use = await db
    .selectFrom('picture_use')
    .select('path')
    .where('path', '=', path)
    .limit(1)
    .executeTakeFirst();
  return !use && fileRows(path).letGo(db, path, now);
}

const MAX_ROWS = 200;

/** Pictures and documents have a table each, with the same columns for the life cycle of their files. */
type FileTable = (typeof fileTables)[number];

export function fileRows(path: string) {
  return rowsOf(isDocumentPath(path) ? 'attachment' : 'picture');
}

function rowsOf(table: FileTable) {
  return {
    table,
    /** Notes that a file has references. @returns whether there is such a file */
    async use(db: Db, path: string, { now, isKept }: { now: Date; isKept: boolean }): Promise<boolean> {
      const known = await db
        .updateTable(table)
        .set({ unusedSince: null, usedAt: now.toISOString(), ...(isKept && { kept: 1 }) })
        .where('path', '=', path)
        .returning('path')
        .executeTakeFirst();
      return known !== undefined;
    },
    /** Notes that a file has no references. @returns whether there is such a file, which is not kept without */
    async letGo(db: Db, path: string, now: Date): Promise<boolean> {
      const known = await db
        .updateTable(table)
        .set({ unusedSince: now.toISOString() })
        .where('path', '=', path)
        .where('kept', '=', 0)
        .returning('path')
        .executeTakeFirst();
      return known !== undefined;
    },
    async remove(db: Db, paths: readonly string[]): Promise<void> {
      if (paths.length === 0) return;
      await db.deleteFrom(table).where('path', 'in', paths).execute();
      await db.deleteFrom('file_text').where('path', 'in', paths).execute();
    },
    /** At most `MAX_ROWS` files without references since before `instant`. */
    async unused(db: Db, instant: string): Promise<string[]> {
      const rows = await db
        .selectFrom(table)
        .select('path')
        .where('unusedSince', '<', instant)
        .limit(MAX_ROWS)
        .execute();
      return rows.map(({ path }) => path);
    },
  };
}

/** Deletes rows of files without references since before `instant`, a limited number at a time. @returns their paths */
export async function deleteUnusedFiles({ db }: Change, instant: string): Promise<string[]> {
  const dropped: string[] = [];
  for (const table of fileTables) {
    const rows = rowsOf(table);
    const unused = await rows.unused(db, instant);
    await rows.remove(db, unused);
    dropped.push(...unused);
  }
  return dropped;
}

/** Removes files after the commit that dropped them. A failure is only logged: recovery retries. */
export async function removeFiles(site: Site, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await site.media.remove(paths).catch(site.onError);
}
