/** A public word beside every canary: a search for it finds everything that can be found. */
export const LURE = 'quetzalcoatl';

/**
 * Who may read a secret: nobody, its owner, or staff with the duty of `author`, `admissions` or `accounts`; `inbox` is
 * what staff with any duty may read.
 */
export type Readers = 'nobody' | 'owner' | 'author' | 'admissions' | 'accounts' | 'inbox';

export interface Secret {
  what: string;
  readers: Readers;
}

/** Values that were planted, each with its description. */
export class Secrets {
  readonly all = new Map<string, Secret>();
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** @returns a new word that nothing else has */
  word(what: string, readers: Readers): string {
    const letter = () => 'abcdefghjkmnpqrstuvwxyz'[Math.floor(this.#random() * 23)];
    return this.keep(`cnry${Array.from({ length: 12 }, letter).join('')}`, what, readers);
  }

  /** @returns a new word beside the public one */
  lured(what: string, readers: Readers): string {
    return `${LURE} ${this.word(what, readers)}`;
  }

  /** @returns a new telephone number */
  digits(what: string, readers: Readers): string {
    return this.keep(`98${String(Math.floor(this.#random() * 1e8)).padStart(8, '7')}`, what, readers);
  }

  /** Adds a value that the site has made itself. */
  keep(value: string, what: string, readers: Readers): string {
    if (value.length < 8) throw new Error(`The ${what} is no secret: ${JSON.stringify(value)}`);
    this.all.set(value, { what, readers });
    return value;
  }

  /** How many kinds of secrets there are. */
  get kinds(): number {
    return new Set([...this.all.values()].map(({ what }) => what)).size;
  }
}
