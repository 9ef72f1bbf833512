/** Shorter words have too many neighbours to be guessed. */
export const MIN_GUESSED_LENGTH = 5;

/** How many typing errors a word may have. */
export const allowedErrors = (key: string): number => (key.length >= 8 ? 2 : 1);

/** The Damerau–Levenshtein distance (optimal string alignment) of two words; larger ones are `max + 1`. */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  const far = max + 1;
  // Keeps three rows of the table, and computes only the band of cells within `max` of the diagonal.
  let before = new Array<number>(other.length + 1).fill(far);
  let last = Array.from({ length: other.length + 1 }, (_, at) => Math.min(at, far));
  let row = new Array<number>(other.length + 1).fill(far);
  for (let i = 1; i <= one.length; i += 1) {
    row.fill(far);
    if (i <= max) row[0] = i;
    let nearest = row[0] ?? far;
    for (let j = Math.max(1, i - max); j <= Math.min(other.length, i + max); j += 1) {
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
    if (nearest > max) return far;
    [before, last, row] = [last, row, before];
  }
  return last[other.length] ?? far;
}
