import { addressIn, withoutLanguage } from '../languages/address.ts';
import { LANGUAGES } from '../languages/language.ts';
import { type Address, addressOf } from './address.ts';
import { filled, hasStar } from './glob.ts';
import { AddressPattern } from './pattern.ts';
import { isReserved } from './reserved.ts';

/** A redirect in the form that is looked up. */
export interface RedirectRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly permanent: boolean;
}

interface Entry extends RedirectRow {
  readonly parameters: readonly string[];
}

interface PatternEntry {
  readonly row: RedirectRow;
  readonly pattern: AddressPattern;
}

const HOME = '/';

/** All redirects by the path at which they begin, without those that begin where none may. */
export class RedirectTable {
  readonly #byPath = new Map<string, Entry[]>();
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
   * The redirect for an address: all parameters of the redirect must be present, further ones are ignored. One without
   * `*` comes first; the target of one with it has what the address has in place of its own.
   */
  find(address: Address): RedirectRow | undefined {
    const { path, parameters } = address;
    return (
      this.#byPath
        .get(path)
        ?.find((entry) => entry.parameters.every((parameter) => parameters.includes(parameter))) ??
      this.#findPattern(address)
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

  /**
   * The redirects that would be followed one after the other from `row` back to it; null if they end elsewhere.
   * The row has to be in the table. A `*` in a target stands for itself here, which any pattern for it covers.
   */
  loopFrom(row: RedirectRow): RedirectRow[] | null {
    const passed = [row];
    for (;;) {
      const next = this.#after(passed.at(-1) ?? row);
      if (!next) return null;
      if (next.id === row.id) return passed;
      // The loop consists of other redirects and does not include this row.
      if (passed.some(({ id }) => id === next.id)) return null;
      passed.push(next);
    }
  }

  /** The redirect at which this one leads to. */
  #after({ to }: RedirectRow): RedirectRow | undefined {
    return to.startsWith('/') ? this.find(addressOf(to)) : undefined;
  }
}
