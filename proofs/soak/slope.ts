/**
 * The slope of points by Theil and Sen: the median of the slopes of all pairs, on which single outliers, such as a
 * picture that was being decoded, have no weight.
 */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const slopes = points.flatMap(([x, y], index) =>
    points.slice(index + 1).flatMap(([nextX, nextY]) => (nextX === x ? [] : [(nextY - y) / (nextX - x)])),
  );
  return slopes.toSorted((one, other) => one - other)[slopes.length >> 1] ?? 0;
}
