import type { Term, Wanted } from './engine.ts';

/** Of more entries than these none is weighed against all the others: that would take as long as there are many. */
const MOST_WEIGHED = 2000;

/**
 * The terms of which an entry must have one to be weighed against others, the rarest first: what has none but common
 * words is far off where there are rarer ones.
 * @returns null when even the rarest is in too many entries
 */
export function leadingTerms({ terms, every }: Pick<Wanted, 'terms' | 'every'>): readonly Term[] | null {
  const rarestFirst = terms.toSorted((one, other) => one.entries - other.entries);
  const [rarest] = rarestFirst;
  if (!rarest || rarest.entries > MOST_WEIGHED) return null;
  if (every) return rarestFirst;
  let [total, taken] = [0, 0];
  for (const { entries } of rarestFirst) {
    total += entries;
    if (total > MOST_WEIGHED) break;
    taken += 1;
  }
  return rarestFirst.slice(0, taken);
}

/** What is looked for, one after the other and the newest first, where there is too much to be weighed. */
export const STEPS = [
  { every: true, inTitle: true, nearness: 1 },
  { every: true, inTitle: false, nearness: 0.75 },
  { every: false, inTitle: true, nearness: 0.5 },
  { every: false, inTitle: false, nearness: 0.25 },
] as const;

export type Step = (typeof STEPS)[number];

/** What the steps find, each entry once, until there is enough. */
export async function byStep<Row extends { id: number }>(
  { every, limit }: Wanted,
  look: (step: Step) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const found = new Map<number, Row>();
  for (const step of STEPS) {
    if (every && !step.every) break;
    if (found.size >= limit) break;
    for (const row of await look(step)) if (!found.has(row.id)) found.set(row.id, row);
  }
  return [...found.values()].slice(0, limit);
}
