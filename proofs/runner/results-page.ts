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

/** A row of the table: its cells without the machine, for which the page has a letter. */
interface Row {
  cells: string;
  machine: string;
}

const INTRODUCTION = `# What the proofs measured

\`npm run proof\` writes this page, \`npm run proof -- NAME… --write\` only the rows of these proofs. [security.md](security.md)
says which promise each shows. Figures of both databases stand as SQLite/PostgreSQL.`;
const NO_FULL_RUN = 'There was no full run yet.';
const HEAD = '| Proof | Claim | Outcome | Seed | Run |\n|---|---|---|---|---|';
const ROW = /^\| (\S+) (\| .+), ([A-Z]) \|$/gm;
const MACHINE = /^- ([A-Z]): (.+)$/gm;
/** What Markdown would read as its own. */
const MARKUP = /[\\`*_<[|#]/g;

/** Writes the page of figures. Rows of proofs that were not run stay as they are. */
export function resultsPage({ former, results, fullRunSeconds, order, surroundings }: ResultsPage): string {
  const { day, commit, machine } = surroundings;
  const rows = fullRunSeconds === null ? rowsIn(former) : new Map<string, Row>();
  for (const result of results) rows.set(result.name, { cells: cellsOf(result, surroundings), machine });
  const summary =
    fullRunSeconds === null
      ? (/^Last full run: .*$/m.exec(former)?.[0] ?? NO_FULL_RUN)
      : `Last full run: ${day}, commit ${commit}. ${countsOf(results, fullRunSeconds)}`;
  const present = order.flatMap((name) => {
    const row = rows.get(name);
    return row ? [{ name, ...row }] : [];
  });
  const machines = [...new Set(present.map((row) => row.machine))];
  const letterOf = (one: string) => String.fromCharCode(65 + machines.indexOf(one));
  const table = present.map((row) => `| ${row.name} ${row.cells}, ${letterOf(row.machine)} |`);
  const legend = machines.map((one) => `- ${letterOf(one)}: ${one}`);
  return `${[INTRODUCTION, summary, [HEAD, ...table].join('\n'), legend.join('\n')].join('\n\n').trim()}\n`;
}

/** One sentence about all of them, which took `seconds` together. */
export function countsOf(results: readonly ProofResult[], seconds: number): string {
  const counts = (['held', 'broken', 'skipped'] as const).flatMap((outcome) => {
    const names = results.filter((result) => result.outcome === outcome).map(({ name }) => name);
    if (names.length === 0) return [];
    return `${names.length} ${outcome}${outcome === 'held' ? '' : ` (${names.join(', ')})`}`;
  });
  return `${results.length} proofs in ${duration(seconds)}: ${counts.join(', ')}.`;
}

function rowsIn(page: string): Map<string, Row> {
  const machines = new Map([...page.matchAll(MACHINE)].map(([, letter, machine = '']) => [letter, machine]));
  return new Map(
    [...page.matchAll(ROW)].map(([, name = '', cells = '', letter]) => [
      name,
      { cells, machine: machines.get(letter) ?? '' },
    ]),
  );
}

function cellsOf(
  { claim, outcome, reason, summary, seed, seconds }: ProofResult,
  { day, commit }: Surroundings,
) {
  const said = (reason?.split('\n')[0] ?? summary).replace(MARKUP, '\\$&');
  const ended = said === '' ? `**${outcome}**` : `**${outcome}**: ${said}`;
  return `| ${claim.replace(MARKUP, '\\$&')} | ${ended} | ${seed} | ${duration(seconds)}, ${day}, ${commit}`;
}

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}m${whole % 60}s`;
}
