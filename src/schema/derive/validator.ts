import type * as z from 'zod';
import { errors, type FieldErrors } from '../../errors.ts';
import { digitsIn } from '../../languages/digits.ts';
import type { InEach, Language } from '../../languages/language.ts';
import { type ContentType, fieldsOf, isFixed, type RecordBase } from '../define-type.ts';
import type { Field, InputTools } from '../field.ts';
import { words } from '../fields/words.ts';
import { isInTwinOnly, movedTwins } from './moved-twins.ts';

export type Values = Record<string, unknown>;

/** What of a type its validation takes. */
type Validated = Pick<ContentType, 'fields' | 'order' | 'check'>;

/**
 * Validates the values of a new record: every field that a request body may have; a missing one counts as blank.
 * Ignores unknown fields.
 * @throws 400 naming every invalid field
 */
export function parseWhole(type: ContentType, sent: Readonly<Values>, tools: InputTools): Values {
  return parse(type, sent, tools, true);
}

/** Validates only the fields that were sent, for a change. @throws 400 naming every invalid field */
export function parsePartial(type: Validated, sent: Readonly<Values>, tools: InputTools): Values {
  return parse(type, sent, tools, false);
}

/** Like `parsePartial`, but returns the messages by field instead of throwing: `values` lack the fields in `wrong`. */
export const readPartial = (type: Validated, sent: Readonly<Values>, tools: InputTools) =>
  read(type, sent, tools, false);

/**
 * Like `parseWhole`, for a type without files, but returns the messages by field instead of throwing: `values` lack
 * the fields in `wrong`.
 */
export function readWhole<R extends RecordBase>(
  type: ContentType<R>,
  sent: Readonly<Values>,
  tools: InputTools,
): { values: Omit<R, keyof RecordBase>; wrong: FieldErrors } {
  const { values, wrong } = read(type, sent, tools, true);
  return { values: values as Omit<R, keyof RecordBase>, wrong };
}

function parse(type: Validated, sent: Readonly<Values>, tools: InputTools, whole: boolean): Values {
  const { values, wrong } = read(type, sent, tools, whole);
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
  return values;
}

function read(type: Validated, sent: Readonly<Values>, tools: InputTools, whole: boolean) {
  const values: Values = {};
  const wrong: FieldErrors = {};
  for (const [name, field] of fieldsOf(type)) {
    if (field.inputMode !== 'body' || (!whole && isFixed(type, name))) continue;
    const isSent = Object.hasOwn(sent, name) && sent[name] !== undefined;
    if (!isSent && !whole) continue;
    if (isInTwinOnly(name, field, sent)) {
      values[name] = field.blank;
      continue;
    }
    const result = readField(field, isSent ? sent[name] : field.blank, tools);
    if ('value' in result) values[name] = result.value;
    else wrong[name] = result.message;
  }
  if (whole) Object.assign(values, movedTwins(type, values));
  return { values, wrong: { ...(whole && type.check?.(values)), ...wrong } };
}

/** Validates one field. @returns its value, or its error */
export function readField(
  field: Field,
  sent: unknown,
  tools: InputTools,
): { value: unknown } | { message: InEach<string> } {
  const result = inputOf(field, tools).safeParse(sent);
  if (result.success) return { value: result.data };
  // Refusals are rare enough to ask a second time for the words in Nepali.
  const inNepali = inputOf(field, nepaliTools(tools)).safeParse(sent);
  const en = saidOf(result.error, 'en') ?? `${field.label} is not right.`;
  return { message: { en, ne: saidOf(inNepali.error, 'ne') ?? en } };
}

/** The first of what is wrong; in a list, with the number of the row. */
function saidOf(error: z.ZodError | undefined, language: Language): string | undefined {
  const [issue] = error?.issues ?? [];
  const [index] = issue?.path ?? [];
  if (!issue || typeof index !== 'number') return issue?.message;
  return words[language].inRow(digitsIn(language, index + 1), issue.message);
}

const translated = new WeakMap<InputTools, InputTools>();

/** Tools with words in Nepali; always the same object, by which validators are cached. */
function nepaliTools(tools: InputTools): InputTools {
  let nepali = translated.get(tools);
  if (!nepali) {
    nepali = { ...tools, language: 'ne' };
    translated.set(tools, nepali);
  }
  return nepali;
}

/** Checks a change against the fields of the record that stay. @throws 400 naming the fields that are wrong together */
export function checkTogether(type: ContentType, item: Readonly<Values>, changes: Readonly<Values>): void {
  const wrong = type.check?.({ ...item, ...changes }) ?? {};
  if (Object.keys(wrong).length > 0) throw errors.invalid(wrong);
}

type Input = ReturnType<Field['input']>;

/** Caches validators: building one takes a hundred times as long as using it. */
const inputs = new WeakMap<Field, WeakMap<InputTools, Input>>();

function inputOf(field: Field, tools: InputTools): Input {
  let byTools = inputs.get(field);
  if (!byTools) {
    byTools = new WeakMap();
    inputs.set(field, byTools);
  }
  let input = byTools.get(tools);
  if (!input) {
    input = field.input(tools);
    byTools.set(tools, input);
  }
  return input;
}
