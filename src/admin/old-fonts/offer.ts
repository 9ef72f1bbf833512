import type { Pasted } from './place.ts';
import { recognise } from './recognise.ts';
import { toUnicode } from './to-unicode.ts';

export interface Offer {
  /** The lines that change, as they were pasted and in Unicode. */
  before: string;
  after: string;
  accept: () => void;
}

/** What to offer for a pasted text; null if it was not typed in an old font. @param isNamed whether the clipboard names one */
export function offerFor({ lines, change }: Pasted, isNamed: boolean): Offer | null {
  const chosen = new Set(lines.flatMap((line, at) => (recognise(line, isNamed) === null ? [] : [at])));
  if (chosen.size === 0) return null;
  const changing = lines.filter((_, at) => chosen.has(at));
  return {
    before: changing.join('\n'),
    after: changing.map(toUnicode).join('\n'),
    accept: () => change(chosen, toUnicode),
  };
}
