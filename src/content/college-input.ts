import * as z from 'zod';
import { type InEach, LANGUAGES, type Language } from '../languages/language.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { twinNameOf } from '../schema/twins.ts';
import { COLLEGE_TEXTS } from './college.ts';
import {
  COLLEGE_FIELDS,
  type CollegeFieldName,
  type CollegeFields,
  collegeLabels,
  LISTS,
} from './college-fields.ts';
import { schemasIn } from './college-schemas.ts';
import * as nepali from './college-words.ne.ts';
import * as english from './college-words.ts';

const said = sentencesIn({ en: english.wrong, ne: nepali.wrong });

/** Names that a change of the facts may have; `warnings` is what the answer to the last one had besides. */
export const COLLEGE_INPUTS: ReadonlySet<string> = new Set([
  ...COLLEGE_FIELDS,
  ...LISTS.map(({ list }) => list),
  'warnings',
]);

const schemas: Partial<Record<Language, ReturnType<typeof schemasIn>>> = {};

/** Made when first needed: making both takes 14 ms of a start. */
function schemasFor(language: Language) {
  schemas[language] ??= schemasIn(language);
  return schemas[language];
}

export interface CollegeInput {
  /** The valid fields, normalized. */
  fields: Partial<CollegeFields>;
  /** Messages by field. */
  wrong: Record<string, InEach<string>>;
}

/**
 * Validates changes to the college's facts: any of the fields; a list is sent whole, or entry by entry under dotted
 * names.
 * Ignores unknown fields.
 */
export function readCollegeInput(values: Readonly<Record<string, unknown>>): CollegeInput {
  const { named, wrong } = withoutLists(values);
  const fields: Record<string, unknown> = {};
  for (const name of COLLEGE_FIELDS) {
    if (!Object.hasOwn(named, name)) continue;
    const { success, data } = schemasFor('en')[name].safeParse(named[name]);
    if (success || isInTwinOnly(name, named)) fields[name] = success ? data : '';
    else wrong[name] = whatIsWrong(name, named[name]);
  }
  return { fields: fields as Partial<CollegeFields>, wrong };
}

/** Whether a fact is sent blank and its twin is not: the name may then be missing. */
function isInTwinOnly(name: CollegeFieldName, sent: Readonly<Record<string, unknown>>): boolean {
  const text = COLLEGE_TEXTS.find((one) => one === name);
  return text !== undefined && isBlank(sent[text]) && !isBlank(sent[twinNameOf(text)] ?? '');
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Moves a text that is sent in Nepali only to the fact itself, as in records (requirement 20.102). */
export function movedTexts(present: CollegeFields, sent: Partial<CollegeFields>): Partial<CollegeFields> {
  const after = { ...present, ...sent };
  const moved = COLLEGE_TEXTS.filter((name) => {
    const twin = twinNameOf(name);
    const isBrought = after[twin] !== present[twin] || after[name] !== present[name];
    return twin in sent && isBrought && after[name] === '' && after[twin] !== '';
  });
  return Object.fromEntries(
    moved.flatMap((name) => [
      [name, after[twinNameOf(name)]],
      [twinNameOf(name), ''],
    ]),
  );
}

function whatIsWrong(name: CollegeFieldName, value: unknown): InEach<string> {
  const said = LANGUAGES.map((language) => {
    const { error } = schemasFor(language)[name].safeParse(value);
    return [language, error?.issues[0]?.message ?? `${collegeLabels[name]} is not right.`];
  });
  return Object.fromEntries(said) as InEach<string>;
}

/** Replaces each list by its entries under dotted names. */
function withoutLists(values: Readonly<Record<string, unknown>>) {
  const named: Record<string, unknown> = {};
  const wrong: Record<string, InEach<string>> = {};
  for (const { list, key, value, keys, missing } of LISTS) {
    if (!Object.hasOwn(values, list)) continue;
    const entry = z.object({ [key]: z.enum(keys), [value]: z.unknown() });
    const { success, data } = z.array(entry).max(keys.length).safeParse(values[list]);
    if (!success || new Set(data.map((one) => one[key])).size < data.length) {
      wrong[list] = said.entries(list, key, value, keys.join(', '));
      continue;
    }
    for (const name of keys) {
      const given = data.find((one) => one[key] === name) ?? missing;
      if (value in given) named[`${list}.${name}`] = given[value as keyof typeof given];
    }
  }
  return { named: { ...named, ...values }, wrong };
}

/** The fields as JSON Schema. */
export function collegeInputSchema() {
  const properties = COLLEGE_FIELDS.map((name) => {
    const { $schema: _, ...schema } = z.toJSONSchema(schemasFor('en')[name], {
      io: 'input',
      unrepresentable: 'any',
    });
    return [name, { ...schema, title: collegeLabels[name] }];
  });
  return { type: 'object', properties: Object.fromEntries(properties) as Record<string, object> };
}
