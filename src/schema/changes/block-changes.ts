import { diffArrays } from 'diff';
import type { BlockChange, BlockStyle } from './changes.ts';
import type { Token } from './tokens-of-text.ts';
import { runsOf } from './word-runs.ts';

/** A paragraph, list item, table row or line, with its words. */
export interface Block {
  style: BlockStyle;
  tokens: Token[];
}

/** Above this many removed and added blocks, the whole text counts as replaced. */
const MAX_EDITS = 2000;
/** Above this product of removed and added blocks in a row, reworded blocks are not paired. */
const MAX_PAIRS = 2500;
/** The share of common words from which on a block counts as the other one in new wording. */
const LIKENESS = 0.3;

/** Compares texts block by block, and blocks that were reworded word by word. */
export function blockChanges(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const parts = diffArrays(before.map(keyed), after.map(keyed), {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: MAX_EDITS,
  });
  if (!parts) return replacedBlocks(before, after);
  const changes: BlockChange[] = [];
  let removed: Block[] = [];
  let added: Block[] = [];
  for (const part of parts) {
    const blocks = part.value.map(({ block }) => block);
    if (part.removed) removed = blocks;
    else if (part.added) added = blocks;
    else {
      changes.push(...replacedBlocks(removed, added), ...blocks.map((block) => alone('same', block)));
      [removed, added] = [[], []];
    }
  }
  return [...changes, ...replacedBlocks(removed, added)];
}

const keyed = (block: Block) => ({ block, key: keyOf(block) });

const keyOf = ({ style, tokens }: Block) =>
  JSON.stringify([style, tokens.map(({ key, space, format }) => [key, space, format])]);

/** Pairs replaced blocks: similar ones are shown as one reworded block. */
function replacedBlocks(removed: readonly Block[], added: readonly Block[]): BlockChange[] {
  const changes: BlockChange[] = [];
  let [left, right] = [0, 0];
  const upTo = (i: number, j: number) => {
    changes.push(...removed.slice(left, i).map((block) => alone('removed', block)));
    changes.push(...added.slice(right, j).map((block) => alone('added', block)));
    [left, right] = [i + 1, j + 1];
  };
  for (const [i, j] of alike(removed, added)) {
    upTo(i, j);
    const [old, fresh] = [removed[i], added[j]];
    if (old && fresh) changes.push(reworded(old, fresh));
  }
  upTo(removed.length, added.length);
  return changes;
}

function reworded(old: Block, fresh: Block): BlockChange {
  const hasNewStyle = JSON.stringify(old.style) !== JSON.stringify(fresh.style);
  return {
    what: 'changed',
    style: fresh.style,
    ...(hasNewStyle && { formerStyle: old.style }),
    runs: runsOf(old.tokens, fresh.tokens),
  };
}

function alone(what: 'same' | 'removed' | 'added', { style, tokens }: Block): BlockChange {
  const runs = runsOf(tokens, tokens).map((run) => ({ ...run, what }));
  return { what, style, runs };
}

/** Which blocks belong together, in order: pairs of indexes, chosen so that the most words stay. */
function alike(removed: readonly Block[], added: readonly Block[]): [number, number][] {
  // A text of one line is always compared with the former one, however different.
  if (removed.length === 1 && added.length === 1) return [[0, 0]];
  if (removed.length * added.length > MAX_PAIRS) return [];
  const words = [removed, added].map((blocks) => blocks.map(countsOf));
  const likeness = (i: number, j: number) => likenessOf(words[0]?.[i], words[1]?.[j]);
  const best = new BestPairs(removed.length, added.length, likeness);
  return best.pairs();
}

/** The longest common subsequence, weighted by likeness. */
class BestPairs {
  readonly #rows: number;
  readonly #columns: number;
  readonly #likeness: (i: number, j: number) => number;
  /** `#totals[i][j]`: the most that rows from i and columns from j can have in common. */
  readonly #totals: number[][];

  constructor(rows: number, columns: number, likeness: (i: number, j: number) => number) {
    this.#rows = rows;
    this.#columns = columns;
    this.#likeness = likeness;
    this.#totals = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
    for (let i = rows - 1; i >= 0; i -= 1) {
      const row = this.#totals[i] ?? [];
      for (let j = columns - 1; j >= 0; j -= 1)
        row[j] = Math.max(this.#paired(i, j), this.#at(i + 1, j), this.#at(i, j + 1));
    }
  }

  pairs(): [number, number][] {
    const pairs: [number, number][] = [];
    let [i, j] = [0, 0];
    while (i < this.#rows && j < this.#columns && this.#at(i, j) > 0) {
      const total = this.#at(i, j);
      if (total === this.#at(i + 1, j)) i += 1;
      else if (total === this.#at(i, j + 1)) j += 1;
      else {
        pairs.push([i, j]);
        i += 1;
        j += 1;
      }
    }
    return pairs;
  }

  #at(i: number, j: number): number {
    return this.#totals[i]?.[j] ?? 0;
  }

  #paired(i: number, j: number): number {
    const likeness = this.#likeness(i, j);
    return likeness < LIKENESS ? 0 : likeness + this.#at(i + 1, j + 1);
  }
}

type Counts = ReadonlyMap<string, number>;

function countsOf({ tokens }: Block): Counts {
  const counts = new Map<string, number>();
  for (const { key } of tokens) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The share of words that both have, of the longer one: 0 to 1. */
function likenessOf(one: Counts = new Map(), other: Counts = new Map()): number {
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  const sizes = [one, other].map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  return common / Math.max(1, ...sizes);
}
