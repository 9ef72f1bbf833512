import type { Address } from './address.ts';
import { Glob } from './glob.ts';

/** An old address with `*` in its path or in the values of its parameters. */
export class AddressPattern {
  readonly #path: Glob;
  readonly #parameters: readonly Glob[];
  /** The number of characters that are not `*`: the pattern with the most is asked first. */
  readonly literal: number;

  constructor({ path, parameters }: Address) {
    this.#path = new Glob(path);
    this.#parameters = parameters.map((parameter) => new Glob(parameter));
    this.literal = this.#parameters.reduce((sum, { literal }) => sum + literal, this.#path.literal);
  }

  /**
   * What each `*` stands for at an address, those of the path first, in the case in which they were written.
   * @returns null where the pattern does not cover it
   */
  match({ path, written, parameters }: Address): string[] | null {
    const inPath = this.#path.match(path);
    if (!inPath) return null;
    // Few letters change their length with their case; their positions are then those of the compared path only.
    const source = written.length === path.length ? written : path;
    const found = inPath.map(([from, to]) => source.slice(from, to));
    for (const wanted of this.#parameters) {
      const parameter = parameters.find((one) => wanted.matches(one));
      if (parameter === undefined) return null;
      for (const [from, to] of wanted.match(parameter) ?? []) found.push(parameter.slice(from, to));
    }
    return found;
  }

  /** Whether it covers a path, whatever query it needs besides. */
  coversPath({ path }: Pick<Address, 'path'>): boolean {
    return this.#path.matches(path);
  }
}
