import type { Answer } from '../college/caller.ts';
import { must } from '../runner/proof.ts';

const MAX_GAP = 0.05;
/** Noise of a busy machine differs from round to round; a difference in the program does not. */
const ROUNDS = 3;

export interface Compared {
  what: string;
  /** How many pairs a round has. */
  pairs: number;
  random(): number;
  one(): Promise<Answer>;
  other(): Promise<Answer>;
}

/**
 * Calls two things in pairs, one right after the other, in random order within each pair, until the median of the pairs'
 * differences is small against the time that they take: what disturbs the machine disturbs both of a pair. @returns the
 * figures
 * @throws when their answers differ in anything but time, or their times in every round
 */
export async function compareTimes({ what, pairs, random, one, other }: Compared): Promise<string> {
  const gaps: number[] = [];
  const looks = { one: new Set<string>(), other: new Set<string>() };
  for (let round = 0; round < ROUNDS; round += 1) {
    const took: number[] = [];
    const differences: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const isFirst = random() < 0.5;
      const answers = isFirst ? [await one(), await other()] : [await other(), await one()];
      const [of, against] = (isFirst ? answers : answers.toReversed()) as [Answer, Answer];
      looks.one.add(lookOf(of));
      looks.other.add(lookOf(against));
      took.push(of.tookMs, against.tookMs);
      differences.push(of.tookMs - against.tookMs);
    }
    const [seen, others] = [[...looks.one], [...looks.other]];
    must(
      seen.length === 1 && others.length === 1 && seen[0] === others[0],
      `${what} differ:\n${seen}\n${others}`,
    );
    const [median, difference] = [medianOf(took), medianOf(differences)];
    const gap = Math.abs(difference) / median;
    gaps.push(gap);
    if (gap < MAX_GAP)
      return `${what}: ${pairs} pairs, the same answer in ${median.toFixed(2)} ms, median of the differences ${difference.toFixed(2)} ms`;
  }
  throw new Error(`${what} differ in time by ${gaps.map((gap) => `${(gap * 100).toFixed(1)} %`).join(', ')}`);
}

/** The visible parts of a response. */
export function lookOf({ status, text, headers }: Answer): string {
  const { date: _, 'set-cookie': cookie, 'x-request-id': __, etag: ___, ...others } = headers;
  const plain = text
    .replaceAll(/nonce="[^"]*"|(?:preview|sent)=[\w.%-]*/g, '')
    .replaceAll(/[\w.-]+@[\w.-]+/g, '');
  return JSON.stringify([status, Object.keys(others).sort(), cookie !== undefined, plain]);
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
