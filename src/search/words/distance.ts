/**
 * How many slips lead from one word to another: letters left out, added, taken for another, or two exchanged.
 * @param most beyond this only `most + 1` is told
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const far = most + 1;
  // Three rows of the table of all beginnings, of which only the cells near the diagonal can be within reach.
  let before = new Array<number>(other.length + 1).fill(far);
  let last = Array.from({ length: other.length + 1 }, (_, at) => Math.min(at, far));
  let row = new Array<number>(other.length + 1).fill(far);
  for (let i = 1; i <= one.length; i += 1) {
    row.fill(far);
    if (i <= most) row[0] = i;
    let nearest = row[0] ?? far;
    for (let j = Math.max(1, i - most); j <= Math.min(other.length, i + most); j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(
        (last[j] ?? far) + 1,
        (row[j - 1] ?? far) + 1,
        (last[j - 1] ?? far) + (same ? 0 : 1),
      );
      const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isExchanged) least = Math.min(least, (before[j - 2] ?? far) + 1);
      row[j] = Math.min(least, far);
      nearest = Math.min(nearest, least);
    }
    if (nearest > most) return far;
    [before, last, row] = [last, row, before];
  }
  return last[other.length] ?? far;
}
