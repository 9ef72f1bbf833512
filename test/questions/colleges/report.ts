import { figuresOf, type Verdict } from '../colloquial/judge.ts';

/** A judged question of a set. */
export interface Answered {
  college: string;
  isHeldOut: boolean;
  /** What a right reply says; nothing where nothing is published. */
  says: readonly string[];
  before?: string | undefined;
  verdict: Verdict;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

const COLUMNS =
  'Set | Questions | Said and right | Source first | Among three | Wrong | Follow-ups said | Unpublished: no page | no answer';

/** Shares of a set; what is wrong is counted against all its questions. */
export function sharesOf(answered: readonly Answered[]) {
  const figures = figuresOf(answered.map(({ verdict }) => verdict));
  return { ...figures, wrong: figures.wrong / answered.length };
}

function rowOf(name: string, answered: readonly Answered[]): string {
  const { said, first, amongThree, wrong, followUps, silent, unsure } = sharesOf(answered);
  const shares = [said, first, amongThree, wrong, followUps, silent, unsure].map(percent);
  return [name, answered.length, ...shares].join(' | ');
}

const isMissed = ({ verdict: { isPublished, isSaid, isSure, isWrong } }: Answered) =>
  isWrong || (isPublished ? !isSaid : isSure);

const tell = ({ before, says, verdict: { ask, rank, isWrong, said } }: Answered) =>
  `- ${before ? `${before} → ` : ''}**${ask}**${isWrong ? ' (wrong)' : ''}, ` +
  `to be said: ${says.join(' | ') || 'nothing'}; source ${rank + 1 || 'missing'}; ` +
  `said: ${said.replaceAll('\n', ' ')}`;

/** The figures of all sets as Markdown, and the questions of the tuning sets that were not answered. */
export function reportOf(all: readonly Answered[]): string {
  const tuning = all.filter(({ isHeldOut }) => !isHeldOut);
  const heldOut = all.filter(({ isHeldOut }) => isHeldOut);
  const names = [...new Set(all.map(({ college }) => college))];
  const rows = names.flatMap((name) =>
    [
      { part: 'tuning', of: tuning },
      { part: 'held out', of: heldOut },
    ].flatMap(({ part, of }) => {
      const own = of.filter(({ college }) => college === name);
      return own.length > 0 ? [rowOf(`${name}, ${part}`, own)] : [];
    }),
  );
  const table = [COLUMNS, COLUMNS.replaceAll(/[^|]+/g, '---'), ...rows];
  table.push(rowOf('all, tuning', tuning), rowOf('all, held out', heldOut), rowOf('all', all));
  const missed = names.map((name) => {
    const lines = tuning.filter((one) => one.college === name && isMissed(one)).map(tell);
    return `### Not answered: ${name}\n\n${lines.join('\n')}`;
  });
  return [table.map((row) => `| ${row} |`).join('\n'), ...missed].join('\n\n');
}
