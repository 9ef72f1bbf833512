import type { CollegeFacts } from '../../content/college.ts';
import { COLLEGE_FIELDS, collegeFieldsOf } from '../../content/college-fields.ts';
import type { Texts } from '../form/draft.ts';

/** The facts as the form has them: a text for each field, numbers of a list with commas between them. */
export function settingsTextsOf(facts: CollegeFacts): Texts {
  const fields = collegeFieldsOf(facts);
  return Object.fromEntries(COLLEGE_FIELDS.map((name) => [name, textOf(fields[name])]));
}

function textOf(value: string | number | null | readonly string[]): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join(', ') : String(value);
}
