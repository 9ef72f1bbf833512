import { type ColloquialQuestion, unpublished } from '../colloquial/question.ts';

const several = (list: string) => list.split(' | ').filter(Boolean);

/** A day as a text in the other language writes it. */
export const inOtherLanguage = (value: string) =>
  value.includes(' ne}}') ? value.replace(' ne}}', '}}') : value.replace('}}', ' ne}}');

/** Values, with each day in both languages. */
const valuesOf = (list: string) => [
  ...new Set(several(list).flatMap((value) => [value, inOtherLanguage(value)])),
];

/**
 * A question that is answered by any of the records in `cites`, when the reply says one of the values in `says` as a
 * cited record does. Each list is written with ` | ` between its entries.
 */
export const asked = (ask: string, cites: string, says: string, mustNotSay = ''): ColloquialQuestion => ({
  ask,
  cites: several(cites),
  says: valuesOf(says),
  unit: '',
  mustNotSay: valuesOf(mustNotSay),
  related: [],
});

/** A question that no published record answers. @param mustNotSay what would mislead, with ` | ` between */
export const unanswerable = (ask: string, mustNotSay = ''): ColloquialQuestion =>
  unpublished(ask, { mustNotSay: several(mustNotSay) });

/** A question that takes something from the one before it, or changes the subject. */
export const after = (before: string, question: ColloquialQuestion): ColloquialQuestion => ({
  ...question,
  before,
});
