/** A row in the markup, without the cells that span into it from above. */
export interface WrittenRow {
  cells: { text: string; colspan: number; rowspan: number }[];
  /** All its cells are column names. */
  isHead: boolean;
}

/** A row with a text for each column. */
export interface Row {
  cells: string[];
  isHead: boolean;
}

/** How many characters of a merged cell are repeated, so that the texts of a table stay about as long as the table. */
const MAX_REPEATED = 20_000;

/**
 * Gives every cell its column. The text of a cell that spans rows is repeated in each of them. The text of a cell that
 * spans columns is repeated only in a table head, where it names them. Rows without cells of their own, which consist
 * only of repeated texts, are left out.
 */
export function inColumns(rows: readonly WrittenRow[]): Row[] {
  let spare = MAX_REPEATED;
  const repeated = (text: string) => {
    spare -= text.length;
    return spare < 0 ? '' : text;
  };
  /** By column: the spanning cell above, and the number of further rows that it spans. */
  const above: { text: string; rows: number }[] = [];
  return rows.flatMap(({ cells: written, isHead }) => {
    const cells: string[] = [];
    const takeFromAbove = () => {
      for (let cell = above[cells.length]; cell && cell.rows > 0; cell = above[cells.length]) {
        cell.rows -= 1;
        cells.push(repeated(cell.text));
      }
    };
    for (const { text, colspan, rowspan } of written) {
      takeFromAbove();
      const others = isHead && written.length > 1 ? text : '';
      for (let column = 0; column < colspan; column += 1) {
        const shown = column === 0 ? text : repeated(others);
        above[cells.length] = { text: shown, rows: rowspan - 1 };
        cells.push(shown);
      }
    }
    takeFromAbove();
    return written.length > 0 ? [{ cells, isHead }] : [];
  });
}

/** The name of each column: of a head of several rows the different texts above one another. */
export function columnNames(head: readonly Row[]): string[] {
  const names = head[0]?.cells.map(() => new Set<string>()) ?? [];
  for (const { cells } of head) for (const [at, text] of cells.entries()) names[at]?.add(text);
  return names.map((texts) => [...texts].filter((text) => text !== '').join(' '));
}
