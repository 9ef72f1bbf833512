import type { Candidate } from './engine.ts';
import type { KeyedPart } from './parts.ts';

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
