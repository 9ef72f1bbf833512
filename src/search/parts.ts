import { LRUCache } from 'lru-cache';
import type { Language } from '../languages/language.ts';
import { type Candidate, distinctKeys, keysIn } from './engine.ts';
import type { EntryPart } from './entry.ts';

/** A part of a record's text with the distinct keys of its words, so that matching need not split it again. */
export interface KeyedPart extends EntryPart {
  headingKeys: readonly string[];
  keys: readonly string[];
}

type StoredPart = readonly [
  heading: string,
  text: string,
  headingKeys: string,
  keys: string,
  lang: Language,
  translates?: number,
];

/** The compact JSON form that is stored. */
export function storedPart({ heading, text, headingKeys, keys, lang, translates }: KeyedPart): StoredPart {
  const stored = [
    heading,
    text,
    distinctKeys(headingKeys).join(' '),
    distinctKeys(keys).join(' '),
    lang,
  ] as const;
  return translates === undefined ? stored : [...stored, translates];
}

export function partsIn(json: string): KeyedPart[] {
  return (JSON.parse(json) as StoredPart[]).map(([heading, text, headingKeys, keys, lang, translates]) => ({
    heading,
    text,
    headingKeys: keysIn(headingKeys),
    keys: keysIn(keys),
    lang,
    ...(translates !== undefined && { translates }),
  }));
}

/** Texts of records that are kept, and their characters together: some ten megabytes. */
const MAX_KEPT = 1000;
const MAX_CHARACTERS = 4_000_000;

/**
 * Caches the texts of recently compared records, so that frequent ones need not be read again. The cache belongs to one
 * content version: any change empties it.
 */
export class PartsCache {
  #version = -1;
  readonly #kept = new LRUCache<string, readonly KeyedPart[]>({
    max: MAX_KEPT,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (parts) => parts.reduce((sum, { text }) => sum + text.length, 1),
  });

  /** @param version of the content that is shown now */
  get(version: number, candidate: Candidate): readonly KeyedPart[] | undefined {
    if (version !== this.#version) {
      this.#kept.clear();
      this.#version = version;
    }
    return this.#kept.get(nameOf(candidate));
  }

  /** @param version at which they were read; texts of a former one are not cached */
  set(version: number, candidate: Candidate, parts: readonly KeyedPart[]): void {
    if (version === this.#version) this.#kept.set(nameOf(candidate), parts);
  }
}

/** A rebuilt index may give an id to another record. */
const nameOf = ({ id, item }: Candidate) => `${id} ${item}`;
