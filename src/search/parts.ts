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

/** Texts of records that are kept; some megabytes. */
const MAX_KEPT = 1000;

/**
 * Caches the texts of recently compared records, so that frequent ones need not be read again. The cache belongs to one
 * content version: any change empties it.
 */
export class PartsCache {
  #version = -1;
  readonly #kept = new Map<string, readonly KeyedPart[]>();

  /** @param version of the content that is shown now */
  get(version: number, candidate: Candidate): readonly KeyedPart[] | undefined {
    if (version !== this.#version) {
      this.#kept.clear();
      this.#version = version;
    }
    const name = nameOf(candidate);
    const parts = this.#kept.get(name);
    // Moves the entry to the end: the least recently used one is dropped first.
    if (parts && this.#kept.delete(name)) this.#kept.set(name, parts);
    return parts;
  }

  /** @param version at which they were read; texts of a former one are not cached */
  set(version: number, candidate: Candidate, parts: readonly KeyedPart[]): void {
    if (version !== this.#version) return;
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(nameOf(candidate), parts);
  }
}

/** A rebuilt index may give an id to another record. */
const nameOf = ({ id, item }: Candidate) => `${id} ${item}`;
