import type { Changes, Described } from './changes.ts';
import { documentChanges } from './document-changes.ts';
import { captionChanges, pictureChanges, picturesChanges } from './picture-changes.ts';
import { richTextChanges } from './rich-text-changes.ts';
import { subjectChanges } from './subject-changes.ts';
import { textChanges } from './text-changes.ts';
import { dayChanges, valueChanges } from './value-changes.ts';

/**
 * Compares values by field kind. Fields have it as `changes`; screens, which know a field's kind
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
 * The differences between two values of a field of this kind; null if there are none. A version without the field
 * counts as empty.
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

/** A missing picture is null, which `??` would replace; every other kind has a blank value. */
function nothingLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'boolean') return false;
  return typeof value === 'string' && !value.startsWith('/uploads/') ? '' : null;
}
