import type { Changes, Described } from './changes.ts';
import { documentChanges } from './document-changes.ts';
import { captionChanges, pictureChanges, picturesChanges } from './picture-changes.ts';
import { richTextChanges } from './rich-text-changes.ts';
import { subjectChanges } from './subject-changes.ts';
import { textChanges } from './text-changes.ts';
import { dayChanges, valueChanges } from './value-changes.ts';

/**
 * How values of each field kind are compared. The fields have it as `changes`; screens, which are told a field's kind
 * only, take it from here, because the fields themselves would load the validators into the browser.
 */
export const comparisons = {
  text: textChanges,
  'long-text': textChanges,
  'rich-text': richTextChanges,
  'alt-text': textChanges,
  'alt-texts': captionChanges,
  image: pictureChanges,
  images: picturesChanges,
  attachments: documentChanges,
  subjects: subjectChanges,
  reference: valueChanges<string>,
  choice: valueChanges<string>,
  day: dayChanges,
  time: valueChanges<string>,
  flag: valueChanges<boolean>,
  language: valueChanges<string>,
};

/** A comparison of values that are known at run time only; as a method, so that all of them are assignable. */
interface Comparison {
  changes(before: unknown, after: unknown, described?: Described): Changes | null;
}
const byKind: Readonly<Record<string, Comparison['changes']>> = comparisons;

/**
 * What differs between two values of a field of this kind; null where nothing does. A version that lacks the field had
 * nothing in it.
 */
export function changesOf(
  kind: string,
  before: unknown,
  after: unknown,
  described?: Described,
): Changes | null {
  const [old, fresh] = [before ?? nothingLike(after), after ?? nothingLike(before)];
  return byKind[kind]?.(old, fresh, described) ?? null;
}

/** Pictures are null where there are none, which `??` would replace; everything else has a blank value. */
function nothingLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'boolean') return false;
  return typeof value === 'string' && !value.startsWith('/uploads/') ? '' : null;
}
