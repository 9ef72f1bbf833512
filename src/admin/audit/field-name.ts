import { auditWords } from './words.ts';

const FIELD_NAMES: Readonly<Record<string, string>> = {
  review: auditWords.review,
  approvedByOther: auditWords.approvedByOther,
  lang: auditWords.language,
  adminsNeedSecondFactor: auditWords.secondFactor,
};

/** Labels of the settings by their fields. */
export type SettingsLabels = Readonly<Record<string, string>>;

/** The name of a changed field as people say it: 'openingHours' is 'opening hours'. In Nepali it is the label. */
export function fieldName(field: string, labels: SettingsLabels): string {
  const of = /^(\w+)_ne$/.exec(field)?.[1];
  if (of !== undefined) return auditWords.inNepali(fieldName(of, labels));
  return FIELD_NAMES[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
