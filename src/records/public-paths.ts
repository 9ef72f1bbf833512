import { LRUCache } from 'lru-cache';
import type { OpenDatabase } from '../db/database.ts';
import { publicityOf } from './files.ts';

const MAX_PATHS = 10_000;

/**
 * Which stored files are public: those that a live record or the settings name, and no others (requirement 19.43).
 * Remembered for one content version.
 */
export class PublicPaths {
  readonly #database: Pick<OpenDatabase, 'reader' | 'version'>;
  readonly #known = new LRUCache<string, boolean>({ max: MAX_PATHS });
  #version = -1;

  constructor(database: Pick<OpenDatabase, 'reader' | 'version'>) {
    this.#database = database;
  }

  /** @param path in rows, such as `/uploads/<id>.webp` */
  async has(path: string): Promise<boolean> {
    const { reader, version } = this.#database;
    const present = version.current;
    if (present !== this.#version) {
      this.#known.clear();
      this.#version = present;
    }
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    const publicity = await publicityOf(reader, path);
    const isPublic = publicity === 'public';
    // Of paths that no row names there are countless ones.
    if (publicity !== null && present === version.current) this.#known.set(path, isPublic);
    return isPublic;
  }
}
