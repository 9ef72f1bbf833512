import type { TextPart } from '../../schema/field.ts';
import { coverageOf, matchQualities } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { keysOfText } from '../../search/words/words.ts';
import { saysValue } from './facts.ts';

/** In characters: one or two sentences, which a phone shows without scrolling. */
const MAX_LENGTH = 320;
/** Of half a list nobody knows the other half. */
const MAX_LIST_LENGTH = 600;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a part that answer best, after its heading. */
export function excerptOf({ heading, text }: TextPart, query: ParsedQuery): string {
  // Of nested headings, only the innermost.
  const head = heading === '' ? '' : `${heading.split(': ').at(-1)}: `;
  if (text.length <= (saysValue('list', text) ? MAX_LIST_LENGTH : MAX_LENGTH)) return head + text;
  const all = [...sentences.segment(text)].map(({ segment }) => segment);
  const coverage = all.map((sentence) => coverageOf(query, matchQualities(query, keysOfText(sentence))));
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

/** Cuts between words. */
function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const end = text.lastIndexOf(' ', MAX_LENGTH);
  return `${text.slice(0, end > 0 ? end : MAX_LENGTH)}…`;
}
