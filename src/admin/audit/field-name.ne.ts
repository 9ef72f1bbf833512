/** The Nepali twin of field-name.ts: the labels of settings and accounts. */
import { collegeLabels } from '../../content/college-words.ne.ts';
import { words as accountWords } from '../accounts/words.ne.ts';
import { auditWords } from './words.ne.ts';

const { role, faculty, semester, duties } = accountWords;

const NAMES: Readonly<Record<string, string>> = {
  role,
  faculty,
  semester,
  duties,
  ...collegeLabels,
  social: 'सामाजिक सञ्जाल',
  boxes: 'ड्यासबोर्डका सङ्ख्या',
  name: accountWords.name,
  review: auditWords.review,
  lang: auditWords.language,
};

/** @param field of the settings or an account; NAME_ne is the Nepali text of NAME */
export function fieldName(field: string): string {
  const twinOf = /^(\w+)_ne$/.exec(field)?.[1];
  if (twinOf !== undefined) return `${fieldName(twinOf)} (नेपाली)`;
  return NAMES[field] ?? field;
}
