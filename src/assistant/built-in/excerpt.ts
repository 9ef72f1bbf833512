import type { TextPart } from '../../schema/field.ts';
import { coverageOf, matchQualities } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { keysOfText } from '../../search/words/words.ts';

/** An answer is a sentence or two, as long as a telephone shows without scrolling. */
const MAX_LENGTH = 320;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Of a part of a text the sentences that come closest to what is asked, under the part's heading. */
export function excerptOf({ heading, text }: TextPart, asked: ParsedQuery): string {
  // Of headings one below the other the nearest says enough.
  const head = heading === '' ? '' : `${heading.split(': ').at(-1)}: `;
  if (text.length <= MAX_LENGTH) return head + text;
  const all = [...sentences.segment(text)].map(({ segment }) => segment);
  const worth = all.map((sentence) => coverageOf(asked, matchQualities(asked, keysOfText(sentence))));
  const best = worth.indexOf(Math.max(...worth));
  let [from, to] = [best, best + 1];
  const length = () => all.slice(from, to).join('').length;
  // The sentence after says more of it, as a rule; the one before says what it is about.
  if (to < all.length && length() + (all[to]?.length ?? 0) <= MAX_LENGTH) to += 1;
  else if (from > 0 && length() + (all[from - 1]?.length ?? 0) <= MAX_LENGTH) from -= 1;
  const words = all.slice(from, to).join('').trim();
  return (
    head + (from > 0 ? '… ' : '') + cut(words) + (to < all.length && words.length <= MAX_LENGTH ? ' …' : '')
  );
}

/** Cut between words. */
function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const end = text.lastIndexOf(' ', MAX_LENGTH);
  return `${text.slice(0, end > 0 ? end : MAX_LENGTH)}…`;
}
