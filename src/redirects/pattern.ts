import type { Address } from './address.ts';

/** Several stars in a row are one. */
const STARS = /\*+/g;

export const hasStar = (text: string): boolean => text.includes('*');
export const countStars = (text: string): number => text.match(STARS)?.length ?? 0;

/** A text in which `*` stands for any characters, also for none. Needs no backtracking, however many stars it has. */
export class Glob {
  readonly #first: string;
  /** Between two stars. */
  readonly #inner: readonly string[];
  /** Undefined without a star. */
  readonly #last: string | undefined;
  /** The number of characters that are not `*`. */
  readonly literal: number;

  constructor(text: string) {
    const [first = '', ...inner] = text.split(STARS);
    this.#first = first;
    this.#last = inner.pop();
    this.#inner = inner;
    this.literal = text.replace(STARS, '').length;
  }

  /**
   * What each `*` stands for, the shortest possible from the left, as positions from and to.
   * @returns null where the text does not match
   */
  match(text: string): [from: number, to: number][] | null {
    // Most patterns end here, at each address that leads nowhere.
    if (!text.startsWith(this.#first)) return null;
    const last = this.#last;
    if (last === undefined) return text === this.#first ? [] : null;
    if (text.length < this.literal || !text.endsWith(last)) return null;
    const end = text.length - last.length;
    const found: [number, number][] = [];
    let from = this.#first.length;
    for (const part of this.#inner) {
      const at = text.indexOf(part, from);
      if (at === -1) return null;
      found.push([from, at]);
      from = at + part.length;
    }
    return from <= end ? [...found, [from, end]] : null;
  }

  matches(text: string): boolean {
    return this.match(text) !== null;
  }
}

const encoded = (part: string, isQuery: boolean) =>
  // What an address keeps encoded is so already.
  (isQuery ? encodeURIComponent(part) : encodeURI(part)).replace(/%25(?=[0-9a-f]{2})/gi, '%');

/**
 * A target with what the stars of a redirect's old address stood for in place of its own, in their order.
 * @param found decoded, as `Address` has it
 */
export function filled(to: string, found: readonly string[]): string {
  let star = 0;
  const text = to.replace(STARS, (_, at: number) => {
    const part = found[star] ?? '';
    star += 1;
    return encoded(part, /[?#]/.test(to.slice(0, at)));
  });
  // A browser would take `//example.org` for the address of another host.
  return to.startsWith('/') ? text.replace(/^\/+/, '/') : text;
}

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
