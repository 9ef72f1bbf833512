import { LRUCache } from 'lru-cache';
import { distinctKeys, keysIn } from './engine.ts';
import type { EntryPart } from './entry.ts';

/** A part of a record's text with the distinct keys of its words, so that matching need not split it again. */
export interface KeyedPart extends EntryPart {
  headingKeys: readonly string[];
  keys: readonly string[];
}

/** A part as it is stored, its keys as one text, which is read faster than a list. */
interface StoredPart extends EntryPart {
  headingKeys: string;
  keys: string;
}

const stored = (keys: readonly string[]) => distinctKeys(keys).join(' ');

export const partsToStore = (parts: readonly KeyedPart[]): string =>
  JSON.stringify(
    parts.map((part): StoredPart => {
      return { ...part, headingKeys: stored(part.headingKeys), keys: stored(part.keys) };
    }),
  );

export const partsIn = (json: string): KeyedPart[] =>
  (JSON.parse(json) as StoredPart[]).map((part) => {
    return { ...part, headingKeys: keysIn(part.headingKeys), keys: keysIn(part.keys) };
  });

/** Texts of records that are kept, and their characters together: some ten megabytes. */
const MAX_KEPT = 1000;
const MAX_CHARACTERS = 4_000_000;

/** The texts of recently compared records, so that frequent ones need not be read again. */
export const partsCache = () =>
  new LRUCache<string, readonly KeyedPart[]>({
    max: MAX_KEPT,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (parts) => parts.reduce((sum, { text }) => sum + text.length, 1),
  });
