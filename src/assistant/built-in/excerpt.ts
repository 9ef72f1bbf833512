import type { TextPart } from '../../schema/field.ts';
import { coverageOf, matchQualities } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { keysOfText } from '../../search/words/words.ts';

/** In characters: one or two sentences, which a phone shows without scrolling. */
const MAX_LENGTH = 320;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesIn = (text: string) => [...sentences.segment(text)].map(({ segment }) => segment);

/**
 * The sentences of a part that answer the question best, after the part's heading.
 * @param said says the same in another language: where it has as many rows and sentences, the answer is taken from it
 */
export function excerptOf(part: TextPart, query: ParsedQuery, said: TextPart = part): string {
  const text = withRowsOf(said.text, query, part.text);
  // Of nested headings, only the innermost.
  const head = said.heading === '' ? '' : `${said.heading.split(': ').at(-1)}: `;
  if (text.length <= MAX_LENGTH) return head + text;
  const all = sentencesIn(text);
  const compared = sentencesIn(withRowsOf(part.text, query));
  const coverage = (compared.length === all.length ? compared : all).map((sentence) =>
    coverageOf(query, matchQualities(query, keysOfText(sentence))),
  );
  const best = coverage.indexOf(Math.max(...coverage));
  let [from, to] = [best, best + 1];
  const length = () => all.slice(from, to).join('').length;
  // Adds the next sentence, which usually continues the answer, or else the previous one, which introduces it.
  if (to < all.length && length() + (all[to]?.length ?? 0) <= MAX_LENGTH) to += 1;
  else if (from > 0 && length() + (all[from - 1]?.length ?? 0) <= MAX_LENGTH) from -= 1;
  const excerpt = all.slice(from, to).join('').trim();
  return (
    head +
    (from > 0 ? '… ' : '') +
    cut(excerpt) +
    (to < all.length && excerpt.length <= MAX_LENGTH ? ' …' : '')
  );
}

/**
 * A small table in one part, as 'Degree, Cost – BCA: 1; BBA: 2': what its columns are, then its rows. Searched for without
 * an expression, which would try each comma with each dash and colon of a long sentence.
 */
function tableIn(text: string): { columns: string; rows: string[] } | null {
  const comma = text.indexOf(', ', 1);
  const dash = comma < 0 ? -1 : text.indexOf(' – ', comma + 3);
  if (dash < 0) return null;
  const columns = text.slice(0, dash + 3);
  const rows = text.slice(dash + 3).split('; ');
  const isTable = rows.length > 1 && rows.every(isRow) && !columns.includes(';');
  return isTable ? { columns, rows } : null;
}

function isRow(row: string): boolean {
  const colon = row.indexOf(': ', 1);
  return colon > 0 && colon + 2 < row.length && !row.includes(';');
}

/**
 * A table with only the rows that the question names, so that no number of another row is taken for the answer.
 * @param compared the same table in the language that the question is compared with
 */
function withRowsOf(text: string, query: ParsedQuery, compared = text): string {
  const table = tableIn(text);
  if (!table) return text;
  const other = tableIn(compared)?.rows;
  const labels = other?.length === table.rows.length ? other : table.rows;
  const coverage = labels.map((row) =>
    coverageOf(query, matchQualities(query, keysOfText(row.split(': ')[0] ?? ''))),
  );
  const best = Math.max(...coverage);
  if (best === 0) return text;
  return table.columns + table.rows.filter((_, at) => coverage[at] === best).join('; ');
}

/** Cuts between words. */
function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const end = text.lastIndexOf(' ', MAX_LENGTH);
  return `${text.slice(0, end > 0 ? end : MAX_LENGTH)}…`;
}
