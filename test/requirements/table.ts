import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page that holds the requirements, by its path from the root. */
export const PAGE = 'docs/requirements.md';

const ROW = /^- \*\*(\d+\.\d+)\*\* (.+)$/gm;
const TAG = /\s*\[(\d+\.\d+(?:-\d+\.\d+)?(?:, \d+\.\d+(?:-\d+\.\d+)?)*)\]$/;

/** Reads the rows of the page: sentences by number, in their order. @throws Error if a number occurs twice. */
export function readTable(markdown: string): Map<string, string> {
  const table = new Map<string, string>();
  for (const [, id = '', sentence = ''] of markdown.matchAll(ROW)) {
    if (table.has(id)) throw new Error(`${PAGE} has ${id} twice`);
    table.set(id, sentence);
  }
  return table;
}

/** The requirements as the repository has them. */
export const requirements = () => readTable(readFileSync(join(import.meta.dirname, '../..', PAGE), 'utf8'));

/** Reads the numbers at the end of a title: `[2.14]`, `[2.14, 8.3]`, or `[2.44-2.54]` for all from one to another. */
export function numbersIn(title: string): string[] {
  const parts = TAG.exec(title)?.[1]?.split(', ') ?? [];
  return parts.flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    const [section, first = 0] = from.split('.').map(Number);
    const count = Number(to.split('.')[1]) - first + 1;
    return Array.from({ length: count }, (_, index) => `${section}.${first + index}`);
  });
}
