import { auditWords } from './words.ts';

const OWN: Readonly<Record<string, string>> = { review: auditWords.review, lang: auditWords.language };

/** The name of a changed field as people say it: 'openingHours' is 'opening hours'. */
export const fieldName = (field: string): string =>
  OWN[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
