import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'verified';

/** Names of files that are the same in both storages; kept between runs of a move, so that each is compared once. */
export class VerifiedFiles {
  readonly #file: string;
  readonly #names: Set<string>;

  private constructor(file: string, names: Set<string>) {
    this.#file = file;
    this.#names = names;
  }

  /** @param move that they belong to; names of another move are dropped */
  static async open(folder: string, move: string): Promise<VerifiedFiles> {
    const file = join(folder, FILE);
    const text = await readFile(file, 'utf8').catch(() => '');
    // A kill may have cut the last line off.
    const [owner, ...names] = text.split('\n').slice(0, -1);
    if (owner === move) return new VerifiedFiles(file, new Set(names));
    await writeFile(file, `${move}\n`);
    return new VerifiedFiles(file, new Set());
  }

  static async forget(folder: string): Promise<void> {
    await rm(join(folder, FILE), { force: true });
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  async add(name: string): Promise<void> {
    this.#names.add(name);
    await appendFile(this.#file, `${name}\n`);
  }
}
