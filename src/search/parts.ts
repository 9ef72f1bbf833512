import type { TextPart } from '../schema/field.ts';
import { distinctKeys, keysIn } from './rows.ts';

/** A part of a record's text with the distinct keys of its words, so that matching need not split it again. */
export interface KeyedPart extends TextPart {
  headingKeys: readonly string[];
  keys: readonly string[];
}

type StoredPart = readonly [heading: string, text: string, headingKeys: string, keys: string];

/** The compact JSON form that is stored. */
export function storedPart({ heading, text, headingKeys, keys }: KeyedPart): StoredPart {
  return [heading, text, distinctKeys(headingKeys).join(' '), distinctKeys(keys).join(' ')];
}

export function partsIn(json: string): KeyedPart[] {
  return (JSON.parse(json) as StoredPart[]).map(([heading, text, headingKeys, keys]) => ({
    heading,
    text,
    headingKeys: keysIn(headingKeys),
    keys: keysIn(keys),
  }));
}
