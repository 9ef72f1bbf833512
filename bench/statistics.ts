/** Median and quartiles of some numbers. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/**
 * The value below which `share` of the values lie, interpolated between neighbours.
 * @param share from 0 to 1
 * @throws when there are no values
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new Error('There is nothing to take a quantile of');
  return below + (above - below) * (position - Math.floor(position));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @throws when there are no values */
export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}
