import { addressIn, languageOf, withoutLanguage } from '../languages/address.ts';
import { LANGUAGES, type Language } from '../languages/language.ts';
import { type Address, addressOf } from './address.ts';
import { AddressPattern, filled, hasStar } from './pattern.ts';
import { isReserved } from './reserved.ts';

/** A redirect in the form that is looked up. */
export interface RedirectRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly permanent: boolean;
}

/** A redirect that answers at an address, its target filled. */
export interface Hop {
  readonly row: RedirectRow;
  /** The address at which it was found: without the language that was asked for where it serves every one. */
  readonly address: Address;
  /** The language that the address lost. */
  readonly language: Language;
}

interface RowWithParameters extends RedirectRow {
  readonly parameters: readonly string[];
}

interface PatternEntry {
  readonly row: RedirectRow;
  readonly pattern: AddressPattern;
}

const HOME = '/';

/** All redirects by the path at which they begin, without those that begin where none may. */
export class RedirectTable {
  readonly #byPath = new Map<string, RowWithParameters[]>();
  /** Those with `*`, the longest literal first. */
  #patterns: PatternEntry[] = [];

  constructor(rows: Iterable<RedirectRow> = []) {
    for (const row of rows) this.put(row);
  }

  get patterns(): number {
    return this.#patterns.length;
  }

  put(row: RedirectRow): void {
    const address = addressOf(row.from);
    if (hasStar(row.from)) this.#putPattern(row, address);
    else this.#putExact(row, address);
  }

  #putExact(row: RedirectRow, { path, parameters }: Address) {
    // The home page is one without a query, whoever stored the row.
    if (isReserved(path) || (withoutLanguage(path) === HOME && parameters.length === 0)) return;
    const entries = this.#byPath.get(path) ?? [];
    entries.push({ ...row, parameters });
    // The most particular one is asked first.
    entries.sort((one, other) => other.parameters.length - one.parameters.length);
    this.#byPath.set(path, entries);
  }

  #putPattern(row: RedirectRow, address: Address) {
    const entry = { row, pattern: new AddressPattern(address) };
    const coversHome = LANGUAGES.some((language) =>
      entry.pattern.coversPath({ path: addressIn(language, HOME) }),
    );
    if (address.parameters.length === 0 && coversHome) return;
    const at = this.#patterns.findIndex(({ pattern }) => pattern.literal < entry.pattern.literal);
    this.#patterns.splice(at === -1 ? this.#patterns.length : at, 0, entry);
  }

  remove({ id, from }: Pick<RedirectRow, 'id' | 'from'>): void {
    if (hasStar(from)) this.#patterns = this.#patterns.filter(({ row }) => row.id !== id);
    const { path } = addressOf(from);
    const entries = this.#byPath.get(path) ?? [];
    this.#byPath.set(
      path,
      entries.filter((entry) => entry.id !== id),
    );
  }

  /**
   * The redirect that a visitor of an address gets: one for it as it is, or one that is stored without a language, which
   * serves the same address of every one.
   */
  lookUp(address: Address): Hop | undefined {
    const own = this.find(address);
    if (own) return { row: own, address, language: 'en' };
    const language = languageOf(address.path);
    if (language === 'en') return undefined;
    const path = withoutLanguage(address.path);
    const written = path === HOME ? HOME : address.written.slice(address.path.length - path.length);
    const shared = { ...address, path, written };
    const row = this.find(shared);
    return row && { row, address: shared, language };
  }

  /**
   * The redirect for an address: all parameters of the redirect must be present, further ones are ignored. One without
   * `*` comes first; the target of one with it has what the address has in place of its own.
   */
  find(address: Address): RedirectRow | undefined {
    const { path, written, parameters } = address;
    return (
      this.#byPath
        .get(path)
        ?.find((entry) => entry.parameters.every((parameter) => parameters.includes(parameter))) ??
      this.#findPattern(address) ??
      // `/2021/*` leads on from `/2021/` too, which is compared without its slash.
      this.#findPattern({ ...address, path: `${path}/`, written: `${written}/` })
    );
  }

  #findPattern(address: Address): RedirectRow | undefined {
    for (const { pattern, row } of this.#patterns) {
      const found = pattern.match(address);
      if (!found) continue;
      // Asked only now, because it takes longer.
      return isReserved(address.path) ? undefined : { ...row, to: filled(row.to, found) };
    }
    return undefined;
  }
}
