import { numbersIn } from './table.ts';

/** A test that passed: its file, and its title after those of the blocks around it. */
export interface Passed {
  file: string;
  titles: readonly string[];
}

export interface Join {
  /** Tests by the number of the requirement that they prove, each as `file: title`. */
  proofs: Map<string, string[]>;
  /** Numbers in titles that the table does not have or that do not stand at the end, each with a test. */
  unknown: string[];
  /** Rows of the table that no test proves. */
  unproven: string[];
}

/** Joins the requirements with the tests that name them. A number in a block's title counts for each of its tests. */
export function join(requirements: ReadonlyMap<string, string>, passed: readonly Passed[]): Join {
  const proofs = new Map<string, string[]>();
  for (const { file, titles } of passed) {
    const misplaced = titles.filter((title) => /\[\d+\.\d+/.test(title) && numbersIn(title).length === 0);
    for (const id of new Set([...titles.flatMap(numbersIn), ...misplaced])) {
      proofs.set(id, [...(proofs.get(id) ?? []), `${file}: ${titles.join(' › ')}`]);
    }
  }
  return {
    proofs,
    unknown: [...proofs].filter(([id]) => !requirements.has(id)).map(([id, [test]]) => `${id} in ${test}`),
    unproven: [...requirements].filter(([id]) => !proofs.has(id)).map(([id, text]) => `${id} ${text}`),
  };
}

/** The join as a page: each requirement with the tests that prove it. */
export function written(requirements: ReadonlyMap<string, string>, { proofs }: Join): string {
  return [...requirements]
    .map(([id, text]) => [`## ${id}`, text, ...(proofs.get(id) ?? []).map((test) => `- ${test}`)].join('\n'))
    .join('\n\n');
}
