import type { Candidate } from './engine.ts';
import type { KeyedPart } from './parts.ts';

/** Texts of records that are kept; some megabytes. */
const MAX_KEPT = 1000;

/**
 * The texts of the records that were compared last, so that what is asked for often need not be read again. They belong to
 * one version of the content: any change empties it.
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
    // What was used last is dropped last.
    if (parts && this.#kept.delete(name)) this.#kept.set(name, parts);
    return parts;
  }

  /** @param version at which they were read; those of a former one are not kept */
  set(version: number, candidate: Candidate, parts: readonly KeyedPart[]): void {
    if (version !== this.#version) return;
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(nameOf(candidate), parts);
  }
}

/** An index that is built anew may give an id to another record. */
const nameOf = ({ id, item }: Candidate) => `${id} ${item}`;
