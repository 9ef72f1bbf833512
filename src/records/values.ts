import { fieldsIn } from '../db/editing/snapshot.ts';
import type { Db } from '../db/engine.ts';
import { knownFiles } from '../db/known-files.ts';
import { awayAmong, liveAmong } from '../db/related.ts';
import type { Change } from '../db/writer.ts';
import { AppError, errors, type FieldErrors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, fieldsOf, type Item, isFixed } from '../schema/define-type.ts';
import { parseWhole, readField, type Values } from '../schema/derive/validator.ts';
import { type Field, type InputTools, labelOf } from '../schema/field.ts';
import { lineFeedsIn } from '../schema/line-ends.ts';
import type { Work } from './change.ts';
import { mayChoose } from './choosable.ts';
import { filesIn } from './files.ts';
import { fitting, inOrderOf, picturesIn } from './pictures.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** What a body says of the fields that bodies set; files have calls and parts of their own. */
export const bodyFieldsIn = (type: ContentType, sent: Readonly<Values>): Values =>
  Object.fromEntries(
    fieldsOf(type).flatMap(([name, { inputMode }]) =>
      inputMode === 'body' && Object.hasOwn(sent, name) ? [[name, sent[name]]] : [],
    ),
  );

/**
 * Validates the fields sent for a draft, which may still lack required ones: only sent fields are checked, and blank
 * ones are accepted. Ignores unknown fields. Line ends become LF.
 * @throws 400 naming every invalid field
 */
export function parseDraft(type: ContentType, sent: Readonly<Values>, tools: InputTools): Values {
  const values: Values = {};
  const wrong: FieldErrors = {};
  for (const [name, field] of fieldsOf(type)) {
    const value = sent[name];
    if (!Object.hasOwn(sent, name) || value === undefined || isFixed(type, name)) continue;
    if (isBlank(value, field.blank)) {
      values[name] = field.blank;
      continue;
    }
    const read = readField(field, value, tools);
    if ('value' in read) values[name] = read.value;
    // An editor may leave spaces or an empty paragraph in a required field.
    else if (isWithoutWords(field, value)) values[name] = field.blank;
    else wrong[name] = read.message;
  }
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  return lineFeedsIn(values);
}

/** Markup alone is blank in rich text only: a plain text is what was typed. */
const isWithoutWords = (field: Field, value: unknown) =>
  typeof value === 'string' &&
  typeof field.blank === 'string' &&
  value.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '' &&
  field.searchText(value).trim() === '';

/**
 * Null or an empty list counts as blank only in a field whose blank value is null or a list; an emptied text is always
 * blank.
 */
const isBlank = (value: unknown, blank: unknown) =>
  value === '' ||
  (value === null && blank === null) ||
  (Array.isArray(value) && value.length === 0 && Array.isArray(blank));

/** @throws 400 naming every field without which, or with which, the record cannot be published */
export function mustBeWhole(type: ContentType, item: Item, tools: InputTools): void {
  const wrong: FieldErrors = {};
  for (const [name, field] of fieldsOf(type))
    if (field.inputMode === 'files' && field.required && field.filesIn(item[name]).length === 0)
      wrong[name] = sentences.noPicture(labelOf(field));
  try {
    parseWhole(type, fieldsIn(type, item), tools);
  } catch (error) {
    if (!(error instanceof AppError && error.fieldSentences)) throw error;
    Object.assign(wrong, error.fieldSentences);
  }
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
}

/** The record with LF line ends in its texts; older records keep theirs until they are published again. */
export function withLineFeeds(type: ContentType, item: Item): Item {
  return { ...item, ...lineFeedsIn(Object.fromEntries(fieldsOf(type).map(([name]) => [name, item[name]]))) };
}

/**
 * The values with references as they are stored. One that reads as null because its record is not live stays where it is
 * sent back empty: who sends it has not seen it. Within the change, so that no record is deleted in between.
 * @param present the record so far
 * @param live as visitors see it, where that is another one
 * @throws 400 for the id of a record that is not live, unless the record has had it before, and for what only a stored
 *   value may have
 */
export async function withReferences<V extends Values>(
  { db }: Change,
  type: ContentType,
  values: V,
  present: Readonly<Values> = {},
  live: Readonly<Values> | null = null,
): Promise<V> {
  const kept = { ...values };
  for (const [name, field] of fieldsOf(type)) {
    const refusal = Object.hasOwn(values, name)
      ? field.refusal?.(values[name], [present[name], live?.[name]])
      : null;
    if (refusal) throw errors.invalid({ [name]: refusal });
    const { refersTo, references } = field;
    if (references && Object.hasOwn(values, name)) {
      const stored = present[name] ?? field.blank;
      const [sent, had] = [references.of(values[name]), references.of(stored)];
      const isAway = await awayAmong(db, [...sent, ...had]);
      if (!isAway) continue;
      const known = new Set(had.map(({ id }) => id));
      const gone = sent.find((key) => isAway(key) && !known.has(key.id));
      if (gone) throw errors.invalid({ [name]: sentences.gone(gone.place ?? labelOf(field)) });
      Object.assign(kept, { [name]: references.restored(values[name], stored, isAway) });
      continue;
    }
    const [id, had] = [kept[name], refersTo?.cascades ? undefined : present[name]];
    if (!refersTo || id === had) continue;
    if (id === null && typeof had === 'string' && !(await isLive(db, refersTo.type, had))) delete kept[name];
    if (typeof id === 'string' && id !== '' && !(await isLive(db, refersTo.type, id)))
      throw errors.invalid({ [name]: sentences.gone(labelOf(field)) });
  }
  return kept;
}

const isLive = async (db: Db, type: string, id: string) => (await liveAmong(db, type, [id])).has(id);

/**
 * Replaces names and sizes of documents in the values by the stored ones; within the change, so that no document is
 * swept in between.
 * @throws 400 naming the field with a document that is not stored
 */
export async function fillDocuments<V extends Values>(
  change: Change,
  type: ContentType,
  values: V,
): Promise<V> {
  const filled: Values = {};
  for (const [name, field] of fieldsOf(type)) {
    if (!field.fromDocuments || !Object.hasOwn(values, name)) continue;
    const paths = field.filesIn(values[name]);
    if (paths.length === 0) continue;
    const rows = await change.db
      .selectFrom('attachment')
      .select(['path', 'name', 'size'])
      .where('path', 'in', paths)
      .execute();
    const stored = new Map(rows.map((row) => [row.path, row]));
    filled[name] = fitting(name, () => field.fromDocuments?.(values[name], stored));
  }
  return { ...values, ...filled };
}

/**
 * Refuses files that only drafts of other records hold, unless the actor may choose them: publishing one would show what
 * nobody has published. A field of pictures names only what the record has, or what the actor may choose.
 * @param id of the record; undefined for a new one
 * @param known what its field may name besides
 * @throws 400 naming the field
 */
export async function refuseForeignFiles(
  { actor, change: { db } }: Pick<Work, 'actor' | 'change'>,
  type: ContentType,
  id: string | undefined,
  values: Readonly<Values>,
  known: readonly string[] = [],
): Promise<void> {
  for (const [name, field] of fieldsOf(type)) {
    const paths = Object.hasOwn(values, name) ? field.filesIn(values[name]) : [];
    const stored = field.namesStoredFiles ? await knownFiles(db, paths) : undefined;
    for (const path of paths) {
      if (stored?.has(path) === false) throw errors.invalid({ [name]: sentences.notChoosable });
      if (known.includes(path) || (await mayChoose(db, actor, path, id))) continue;
      if (field.inputMode === 'files') throw errors.invalid({ [name]: sentences.notChoosable });
      const uses = await db.selectFrom('picture_use').select('type').where('path', '=', path).execute();
      if (uses.length > 0 && uses.every(({ type }) => type === 'draft'))
        throw errors.invalid({ [name]: sentences.foreignFile(labelOf(field)) });
    }
  }
}

/** The fields of a version without the files that are not stored any more. */
export async function withoutLostFiles(db: Db, type: ContentType, fields: Values): Promise<Values> {
  const paths = filesIn(type, fields);
  const stored = await knownFiles(db, paths);
  const left: Values = { ...fields };
  for (const path of paths.filter((one) => !stored.has(one)))
    for (const [name, field] of fieldsOf(type)) left[name] = field.replaceFile(left[name], path, null);
  for (const [name, { inputMode, maxFiles }] of fieldsOf(type))
    if (inputMode === 'files' && maxFiles > 1 && left[name] !== fields[name])
      Object.assign(left, inOrderOf(type, name, fields as Item, picturesIn(type, name, left)));
  return left;
}
