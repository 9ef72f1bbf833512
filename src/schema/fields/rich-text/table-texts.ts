/** Rows of a table as they are read, and what they say: each cell of a row with the name of its column. */
export class TableTexts {
  readonly #columns: string[];
  readonly #rows: string[][];

  /** @param rows the texts of their cells; `isHead` where all of these are names */
  constructor(rows: readonly { cells: readonly string[]; isHead: boolean }[]) {
    const [first, ...others] = rows;
    this.#columns = first?.isHead ? [...first.cells] : [];
    this.#rows = (first?.isHead ? others : rows).map(({ cells }) => [...cells]);
  }

  /** Rows of two cells: a list of what is what, read as one. */
  get pairs(): { lead: string; items: string[] } {
    const items = this.#rows.filter(({ length }) => length === 2).map((cells) => cells.join(': '));
    return {
      lead: items.length > 0 && this.#columns.length > 0 ? `${this.#columns.join(', ')} – ` : '',
      items,
    };
  }

  /** All other rows, each by itself; and last all columns, if there is one that none of them has named. */
  get rows(): string[] {
    const said = new Set<string>();
    const name = (cell: string, at: number) => {
      const column = this.#columns[at + 1] ?? '';
      if (column === '' || cell === '') return cell;
      said.add(column);
      return `${column}: ${cell}`;
    };
    const rows = this.#rows
      .filter(({ length }) => length !== 2)
      .map(([first = '', ...others]) => {
        const rest = others.map(name).filter((text) => text !== '');
        return [first, rest.join('; ')].filter((text) => text !== '').join(' – ');
      });
    const isSaid = this.pairs.items.length > 0 || this.#columns.every((column) => said.has(column));
    return isSaid ? rows : [...rows, this.#columns.join(', ')];
  }
}
