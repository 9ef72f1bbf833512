import * as z from 'zod';
import { type InEach, LANGUAGES, type Language } from '../languages/language.ts';
import { twinNameOf } from '../schema/twins.ts';
import { COLLEGE_TEXTS, type CollegeFacts } from './college.ts';
import { COLLEGE_FIELDS, type CollegeFieldName, collegeLabels } from './college-fields.ts';
import { schemasIn } from './college-schemas.ts';

/** Names that a change of the facts may have; `warnings` is what the answer to the last one had besides. */
export const COLLEGE_INPUTS: ReadonlySet<string> = new Set([...COLLEGE_FIELDS, 'warnings']);

const schemas: Partial<Record<Language, ReturnType<typeof schemasIn>>> = {};

/** Made when first needed: making both takes 14 ms of a start. */
function schemasFor(language: Language) {
  schemas[language] ??= schemasIn(language);
  return schemas[language];
}

export interface CollegeInput {
  /** The valid fields, normalized. */
  fields: Partial<CollegeFacts>;
  /** Messages by field. */
  wrong: Record<string, InEach<string>>;
}

/** Validates changes to the college's facts: any of the fields. Ignores unknown ones. */
export function readCollegeInput(values: Readonly<Record<string, unknown>>): CollegeInput {
  const wrong: CollegeInput['wrong'] = {};
  const fields: Record<string, unknown> = {};
  for (const name of COLLEGE_FIELDS) {
    if (!Object.hasOwn(values, name)) continue;
    const { success, data } = schemasFor('en')[name].safeParse(values[name]);
    if (success || isInTwinOnly(name, values)) fields[name] = success ? data : '';
    else wrong[name] = whatIsWrong(name, values[name]);
  }
  return { fields: fields as Partial<CollegeFacts>, wrong };
}

/** Whether a fact is sent blank and its twin is not: the name may then be missing. */
function isInTwinOnly(name: CollegeFieldName, sent: Readonly<Record<string, unknown>>): boolean {
  const text = COLLEGE_TEXTS.find((one) => one === name);
  return text !== undefined && isBlank(sent[text]) && !isBlank(sent[twinNameOf(text)] ?? '');
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Moves a text that is sent in Nepali only to the fact itself, as in records (requirement 20.102). */
export function movedTexts(present: CollegeFacts, sent: Partial<CollegeFacts>): Partial<CollegeFacts> {
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
