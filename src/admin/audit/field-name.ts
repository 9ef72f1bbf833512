import { auditWords } from './words.ts';

const OWN: Readonly<Record<string, string>> = {
  review: auditWords.review,
  lang: auditWords.language,
  adminsNeedSecondFactor: auditWords.secondFactor,
};

/** The name of a changed field as people say it: 'openingHours' is 'opening hours'. */
export function fieldName(field: string): string {
  const of = /^(\w+)_ne$/.exec(field)?.[1];
  if (of !== undefined) return auditWords.inNepali(fieldName(of));
  return OWN[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
