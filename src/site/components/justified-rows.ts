/** Width to height of the row that a wall opens with, which shows its pictures largest, and of those that follow. */
const OPENING = 3.1;
const IDEAL = 3.9;

/**
 * Shares pictures out over rows that are all as wide as the page, so that none is left over and the rows are as nearly
 * of a height as their order allows.
 * @param shapes width to height of each, in order
 * @returns how many stand in each row
 */
export function rowsOf(shapes: readonly number[]): number[] {
  // For so many of the first pictures: the least that their rows are off, and with how many the last of these begins.
  const best = [{ off: 0, last: 0 }];
  for (let end = 1; end <= shapes.length; end += 1) {
    let found = { off: Number.POSITIVE_INFINITY, last: end };
    let width = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      width += shapes[start] ?? 0;
      const off = (best[start]?.off ?? 0) + Math.log(width / (start === 0 ? OPENING : IDEAL)) ** 2;
      if (off <= found.off) found = { off, last: end - start };
      if (width > 2 * IDEAL) break;
    }
    best.push(found);
  }
  const rows: number[] = [];
  for (let end = shapes.length; end > 0; end -= rows[0] ?? end) rows.unshift(best[end]?.last ?? end);
  return rows;
}
