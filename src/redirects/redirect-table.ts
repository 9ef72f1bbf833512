import { withoutLanguage } from '../languages/address.ts';
import { type Address, addressOf } from './address.ts';
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

/** All redirects by the path at which they begin, without those that begin where none may. */
export class RedirectTable {
  readonly #byPath = new Map<string, Entry[]>();

  constructor(rows: Iterable<RedirectRow> = []) {
    for (const row of rows) this.put(row);
  }

  put(row: RedirectRow): void {
    const { path, parameters } = addressOf(row.from);
    // The home page is one without a query, whoever stored the row.
    if (isReserved(path) || (withoutLanguage(path) === '/' && parameters.length === 0)) return;
    const entries = this.#byPath.get(path) ?? [];
    entries.push({ ...row, parameters });
    // The most particular one is asked first.
    entries.sort((one, other) => other.parameters.length - one.parameters.length);
    this.#byPath.set(path, entries);
  }

  remove({ id, from }: Pick<RedirectRow, 'id' | 'from'>): void {
    const { path } = addressOf(from);
    const entries = this.#byPath.get(path) ?? [];
    this.#byPath.set(
      path,
      entries.filter((entry) => entry.id !== id),
    );
  }

  /** The redirect for an address: all parameters of the redirect must be present, further ones are ignored. */
  find({ path, parameters }: Address): RedirectRow | undefined {
    return this.#byPath
      .get(path)
      ?.find((entry) => entry.parameters.every((parameter) => parameters.includes(parameter)));
  }

  /**
   * The redirects that would be followed one after the other from `row` back to it; null if they end elsewhere.
   * The row has to be in the table.
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
