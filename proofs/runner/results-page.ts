import type { ProofResult } from './proof-result.ts';

/** What the results were measured on. */
export interface Surroundings {
  /** As `2026-11-24`. */
  day: string;
  /** The short hash of what is checked out, with a word where files differ from it. */
  commit: string;
  /** Processors, memory and Node.js. */
  machine: string;
}

export interface ResultsPage {
  /** The page as it is; empty where there is none. */
  former: string;
  results: readonly ProofResult[];
  /** How long a run of all proofs took, of which these are the results; null if they are those of some. */
  fullRunSeconds: number | null;
  /** The names of all proofs in their order. */
  order: readonly string[];
  surroundings: Surroundings;
}

const NO_FULL_RUN = 'There was no full run yet.';
const INTRODUCTION = `# What the proofs measured

\`npm run proof\` writes this page; \`npm run proof -- NAME… --write\` replaces only the sections of the proofs that it ran,
so that each section says when, of which commit and on which machine it is. [security.md](security.md) says which promise
each proof shows.`;
/** What Markdown would read as its own. */
const MARKUP = /[\\`*_<[|#]/g;

/** Writes the page of figures. Sections of proofs that were not run stay as they are. */
export function resultsPage({ former, results, fullRunSeconds, order, surroundings }: ResultsPage): string {
  const [head = '', ...sections] = former.split(/^## /m);
  const isFullRun = fullRunSeconds !== null;
  const kept = isFullRun ? [] : sections.map((text): [string, string] => [text.split('\n')[0] ?? '', text]);
  const byName = new Map(kept.map(([name, text]) => [name, `## ${text.trim()}`]));
  for (const result of results) byName.set(result.name, section(result, surroundings));
  const summary = isFullRun
    ? summaryOf(results, fullRunSeconds, surroundings)
    : (summaryIn(head) ?? NO_FULL_RUN);
  const inOrder = order.flatMap((name) => byName.get(name) ?? []);
  return `${[INTRODUCTION, summary, ...inOrder].join('\n\n')}\n`;
}

/** The paragraph about the last full run in the part of a page before its first section. */
const summaryIn = (head: string) =>
  head.split('\n\n').find((paragraph) => paragraph.startsWith('Last full run'));

/** One sentence about all of them, which took `seconds` together. */
export function countsOf(results: readonly ProofResult[], seconds: number): string {
  const counts = (['held', 'broken', 'skipped'] as const).flatMap((outcome) => {
    const names = results.filter((result) => result.outcome === outcome).map(({ name }) => name);
    if (names.length === 0) return [];
    return `${names.length} ${outcome}${outcome === 'held' ? '' : ` (${names.join(', ')})`}`;
  });
  return `${results.length} proofs in ${duration(seconds)}: ${counts.join(', ')}.`;
}

const summaryOf = (
  results: readonly ProofResult[],
  seconds: number,
  { day, commit, machine }: Surroundings,
) => `Last full run: ${day}, commit ${commit}, ${machine}.\n${countsOf(results, seconds)}`;

function section(result: ProofResult, { day, commit, machine }: Surroundings): string {
  const { name, claim, outcome, reason, figures, seed, seconds } = result;
  const facts = [`**${outcome}**`, `seed ${seed}`, duration(seconds), day, `commit ${commit}`, machine];
  const lines = [...(reason === null ? [] : [reason.split('\n')[0] ?? '']), ...figures].map(
    (line) => `- ${line.replace(MARKUP, '\\$&')}`,
  );
  const paragraphs = [`## ${name}`, claim.replace(MARKUP, '\\$&'), facts.join(' · '), lines.join('\n')];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
