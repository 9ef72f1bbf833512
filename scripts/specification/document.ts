import { posix } from 'node:path';
import type { Specification } from './findings.ts';
import type { Proof } from './proofs.ts';
import type { Requirement } from './requirement.ts';

export const DOCUMENT = 'docs/specification.md';

/** So many tests are named for one requirement. */
const NAMED = 3;

const OPENING = `# The specification, sentence by sentence

What the specification asks for in its nine sections, where it is built, and which tests prove it. Where a sentence is
silent, contradictory or unsafe, the row says how it is read, with the number of that reading (D1 to D33), by which
comments in the sources call it, too.

Written by \`npm run specification\` from the lists in [scripts/specification](../scripts/specification/sections) and
the numbers at the end of the titles of tests; not edited by hand. \`npm run check\` fails where a requirement has no
test, a number no requirement, or this page is not up to date.
`;

/** The page as Markdown. */
export function documentOf({ sections, proofs }: Specification): string {
  const row = (requirement: Requirement) => {
    const { id, asks, builtIn } = requirement;
    const cells = [id, asks, builtIn.map(linkToSource).join(', '), provenBy(requirement, proofs)];
    return `| ${cells.join(' | ')} |`;
  };
  const tables = sections.map(({ number, title, requirements }) =>
    [
      `## ${number}. ${title}\n`,
      '| Number | What is asked | Built in | Proven by |',
      '| --- | --- | --- | --- |',
      ...requirements.map(row),
    ].join('\n'),
  );
  return [OPENING, ...tables.map((table) => `${table}\n`)].join('\n');
}

function provenBy({ id }: Requirement, proofs: readonly Proof[]): string {
  const own = proofs.filter((proof) => proof.ids.includes(id));
  const more = own.length > NAMED ? [`+ ${own.length - NAMED} more`] : [];
  return [...own.slice(0, NAMED).map(linkToTest), ...more].join('<br>');
}

const linkToSource = (path: string) => link(path.replace(/^src\//, ''), path);
const linkToTest = ({ path, words }: Proof) => link(words.replace(/[\\`*_[\]<>|]/g, '\\$&'), path);

const link = (words: string, path: string) => `[${words}](${posix.relative(posix.dirname(DOCUMENT), path)})`;
