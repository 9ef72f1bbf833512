/** The Nepali twin of field-name.ts: the labels of settings and accounts. */
import { words as accountWords } from '../accounts/words.ne.ts';
import type { SettingsLabels } from './field-name.ts';
import { auditWords } from './words.ne.ts';

const { role, faculty, semester, duties } = accountWords;

const FIELD_NAMES: Readonly<Record<string, string>> = {
  role,
  faculty,
  semester,
  duties,
  name: accountWords.name,
  review: auditWords.review,
  lang: auditWords.language,
  adminsNeedSecondFactor: auditWords.secondFactor,
};

/**
 * @param field of the settings or an account
 * @param labels of the settings
 */
export const fieldName = (field: string, labels: SettingsLabels): string =>
  FIELD_NAMES[field] ?? labels[field] ?? field;
