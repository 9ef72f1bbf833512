import { columnNames, inColumns, type WrittenRow } from './table-columns.ts';

/** Turns table rows into texts: each cell of a row with the name of its column. */
export class TableTexts {
  readonly #columns: string[];
  readonly #rows: string[][];

  constructor(written: readonly WrittenRow[]) {
    const rows = inColumns(written);
    // A head has further rows where a cell of its first one spans them.
    const reach = Math.max(1, ...(written[0]?.cells ?? []).map(({ rowspan }) => rowspan));
    const below = rows.slice(0, reach).findIndex(({ isHead }) => !isHead);
    const headRows = below === -1 ? Math.min(reach, rows.length) : below;
    this.#columns = columnNames(rows.slice(0, headRows));
    this.#rows = rows.slice(headRows).map(({ cells }) => cells);
  }

  /** Rows of two cells, as a list of terms and their meanings. */
  get pairs(): { lead: string; items: string[] } {
    const items = this.#rows.filter(({ length }) => length === 2).map((cells) => cells.join(': '));
    return {
      lead: items.length > 0 && this.#columns.length > 0 ? `${this.#columns.join(', ')} – ` : '',
      items,
    };
  }

  /** All other rows, one text each; and last the column names, if a row did not use one of them. */
  get rows(): string[] {
    const used = new Set<string>();
    const name = (cell: string, at: number) => {
      const column = this.#columns[at + 1] ?? '';
      if (column === '' || cell === '') return cell;
      used.add(column);
      return `${column}: ${cell}`;
    };
    const rows = this.#rows
      .filter(({ length }) => length !== 2)
      .map(([first = '', ...others]) => {
        const rest = others.map(name).filter((text) => text !== '');
        return [first, rest.join('; ')].filter((text) => text !== '').join(' – ');
      });
    const isComplete = this.pairs.items.length > 0 || this.#columns.every((column) => used.has(column));
    return isComplete ? rows : [...rows, this.#columns.filter((column) => column !== '').join(', ')];
  }
}
