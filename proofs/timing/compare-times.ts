import type { Answer } from '../college/caller.ts';
import { must } from '../runner/proof.ts';

const MAX_GAP = 0.05;
/** Noise of a busy machine differs from round to round; a difference in the program does not. */
const ROUNDS = 3;

interface Compared {
  what: string;
  /** How often each is called. */
  times: number;
  random(): number;
  one(): Promise<Answer>;
  other(): Promise<Answer>;
}

/**
 * Calls two things in random order, one at a time, until their medians are close. @returns the figures
 * @throws when their answers differ in anything but time, or their times in every round
 */
export async function compareTimes({ what, times, random, one, other }: Compared): Promise<string> {
  const gaps: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const took = { one: [] as number[], other: [] as number[] };
    const looks = { one: new Set<string>(), other: new Set<string>() };
    const order = Array.from(
      { length: times * 2 },
      (_, index) => ({ is: index % 2 ? 'one' : 'other', at: random() }) as const,
    );
    for (const { is } of order.toSorted((first, second) => first.at - second.at)) {
      const answer = await (is === 'one' ? one() : other());
      took[is].push(answer.tookMs);
      looks[is].add(lookOf(answer));
    }
    const [seen, others] = [[...looks.one], [...looks.other]];
    must(
      seen.length === 1 && others.length === 1 && seen[0] === others[0],
      `${what} differ:\n${seen}\n${others}`,
    );
    const [median, otherMedian] = [medianOf(took.one), medianOf(took.other)];
    gaps.push(Math.abs(median - otherMedian) / Math.max(median, otherMedian));
    if ((gaps.at(-1) ?? 1) < MAX_GAP)
      return `${what}: ${times} each, the same answer, medians ${median.toFixed(2)} and ${otherMedian.toFixed(2)} ms`;
  }
  throw new Error(`${what} differ in time by ${gaps.map((gap) => `${(gap * 100).toFixed(1)} %`).join(', ')}`);
}

/** The visible parts of a response. */
function lookOf({ status, text, headers }: Answer): string {
  const { date: _, 'set-cookie': cookie, 'x-request-id': __, ...others } = headers;
  const plain = text
    .replaceAll(/nonce="[^"]*"|(?:preview|sent)=[\w.%-]+/g, '')
    .replaceAll(/[\w.-]+@[\w.-]+/g, '');
  return JSON.stringify([status, Object.keys(others).sort(), cookie !== undefined, plain]);
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
