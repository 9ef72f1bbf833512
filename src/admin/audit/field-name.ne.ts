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
  name: accountWords.name,
  review: auditWords.review,
  lang: auditWords.language,
  adminsNeedSecondFactor: auditWords.secondFactor,
};

/** @param field of the settings or an account */
export const fieldName = (field: string): string => NAMES[field] ?? field;
