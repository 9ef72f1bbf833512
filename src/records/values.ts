import { fieldsIn } from '../db/editing/snapshot.ts';
import type { Db } from '../db/engine.ts';
import { knownFiles } from '../db/known-files.ts';
import { contentOf } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { AppError, errors, type FieldErrors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, fieldsOf, type Item, isFixed } from '../schema/define-type.ts';
import { parseWhole, readField, type Values } from '../schema/derive/validator.ts';
import { type Field, type InputTools, labelOf } from '../schema/field.ts';
import { lineFeedsIn } from '../schema/line-ends.ts';
import type { Work } from './change.ts';
import { mayChoose } from './choosable.ts';
import { filesIn, holderOf } from './files.ts';
import type { Managed } from './managed.ts';
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
 * Rejects what only a stored value may have, and ids of records that are not live, unless the record has had them before and its reference only reads as null
 * meanwhile. Runs within the change, so that no record is deleted in between.
 * @param present the record so far
 * @throws 400
 */
export async function checkReferences(
  { db }: Change,
  type: ContentType,
  values: Values,
  present: Readonly<Values> = {},
): Promise<void> {
  for (const [name, field] of fieldsOf(type)) {
    const id = values[name];
    const refusal = Object.hasOwn(values, name) ? field.refusal?.(id, present[name]) : null;
    if (refusal) throw errors.invalid({ [name]: refusal });
    if (!field.refersTo || typeof id !== 'string' || id === '') continue;
    if (!field.refersTo.cascades && id === present[name]) continue;
    if (!(await isLive(db, field.refersTo.type, id)))
      throw errors.invalid({ [name]: sentences.gone(labelOf(field)) });
  }
}

async function isLive(db: Db, type: string, id: string): Promise<boolean> {
  const query = contentOf(db).selectFrom(type).select('_id').where('_id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * The values without emptied references that read as null, because their record is not live: who sends them back empty
 * has not seen them.
 */
export async function keepAway<V extends Values>(
  { db }: Change,
  type: ContentType,
  values: V,
  present: Readonly<Values>,
): Promise<V> {
  const kept = { ...values };
  for (const [name, { refersTo }] of fieldsOf(type)) {
    const id = present[name];
    if (!refersTo || refersTo.cascades || kept[name] !== null || typeof id !== 'string') continue;
    if (!(await isLive(db, refersTo.type, id))) delete kept[name];
  }
  return kept;
}

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
 * nobody has published.
 * @param id of the record; undefined for a new one
 * @throws 400 naming the field
 */
export async function refuseForeignFiles(
  { actor, change }: Pick<Work, 'actor' | 'change'>,
  type: ContentType,
  id: string | undefined,
  values: Readonly<Values>,
): Promise<void> {
  for (const [name, field] of fieldsOf(type)) {
    const paths = Object.hasOwn(values, name) ? field.filesIn(values[name]) : [];
    if (paths.length === 0) continue;
    const uses = await change.db
      .selectFrom('picture_use')
      .select(['path', 'type', 'item'])
      .where('path', 'in', paths)
      .execute();
    const own = id === undefined ? undefined : holderOf('draft', id);
    const isForeign = (path: string) => {
      const all = uses.filter((use) => use.path === path);
      return all.length > 0 && all.every((use) => use.type === 'draft' && use.item !== own);
    };
    const foreign = paths.filter(isForeign);
    if (foreign.length > 0 && !(await mayChoose(change.db, actor, foreign)))
      throw errors.invalid({ [name]: sentences.foreignFile(labelOf(field)) });
  }
}

/**
 * A draft names only pictures that its record has or had, or that the library offers to who writes it.
 * @throws 400 naming the field
 */
export async function mustBeChoosable(
  { actor, change }: Pick<Work, 'actor' | 'change'>,
  { type, id, live, draft }: Managed,
  values: Values,
): Promise<void> {
  for (const [name, field] of fieldsOf(type)) {
    if (field.inputMode !== 'files' || !Object.hasOwn(values, name)) continue;
    const known = [live?.item, draft?.item].flatMap((item) => (item ? field.filesIn(item[name]) : []));
    const others = field.filesIn(values[name]).filter((path) => !known.includes(path));
    if (!(await mayChoose(change.db, actor, others, id)))
      throw errors.invalid({ [name]: sentences.notChoosable });
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
