import { convert, recogniseLine } from '../../schema/old-fonts/mixed.ts';
import type { Pasted } from './place.ts';

export interface Offer {
  /** The lines that change, as they were pasted and in Unicode. */
  before: string;
  after: string;
  accept: () => void;
}

/** The conversion to offer for a pasted text; null if it was not typed in an old font.
 * @param isNamed whether the clipboard names such a font */
export function offerFor({ lines, change }: Pasted, isNamed: boolean): Offer | null {
  const chosen = new Set(lines.flatMap((line, at) => (recogniseLine(line, isNamed) === null ? [] : [at])));
  if (chosen.size === 0) return null;
  const changing = lines.filter((_, at) => chosen.has(at));
  return {
    before: changing.join('\n'),
    after: changing.map(convert).join('\n'),
    accept: () => change(chosen, convert),
  };
}
