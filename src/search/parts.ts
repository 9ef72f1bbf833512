import type { Language } from '../languages/language.ts';
import type { EntryPart } from './entry.ts';
import { distinctKeys, keysIn } from './rows.ts';

/** A part of a record's text with the distinct keys of its words, so that matching need not split it again. */
export interface KeyedPart extends EntryPart {
  headingKeys: readonly string[];
  keys: readonly string[];
}

type StoredPart = readonly [heading: string, text: string, headingKeys: string, keys: string, lang: Language];

/** The compact JSON form that is stored. */
export function storedPart({ heading, text, headingKeys, keys, lang }: KeyedPart): StoredPart {
  return [heading, text, distinctKeys(headingKeys).join(' '), distinctKeys(keys).join(' '), lang];
}

export function partsIn(json: string): KeyedPart[] {
  return (JSON.parse(json) as StoredPart[]).map(([heading, text, headingKeys, keys, lang]) => ({
    heading,
    text,
    headingKeys: keysIn(headingKeys),
    keys: keysIn(keys),
    lang,
  }));
}
