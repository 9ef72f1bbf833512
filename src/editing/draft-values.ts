import { words } from '../actions/in-each.ts';
import { fieldsIn } from '../db/editing/snapshot.ts';
import { AppError, errors, type FieldErrors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, fieldsOf, type Item, isFixed } from '../schema/define-type.ts';
import { parseWhole, readField, type Values } from '../schema/derive/validator.ts';
import type { Field, InputTools } from '../schema/field.ts';
import { labelOf } from '../schema/field.ts';
import { lineFeedsIn } from '../schema/line-ends.ts';

const said = sentencesIn(words);

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
      wrong[name] = said.noPicture(labelOf(field));
  try {
    parseWhole(type, fieldsIn(type, item), tools);
  } catch (error) {
    if (!(error instanceof AppError && error.fieldSentences)) throw error;
    Object.assign(wrong, error.fieldSentences);
  }
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
}
