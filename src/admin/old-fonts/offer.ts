import { convert, recogniseLine } from '../../schema/old-fonts/mixed.ts';
import { namedLines } from './named-lines.ts';
import type { Pasted } from './place.ts';

export interface Offer {
  /** The lines that change, as they were pasted and in Unicode. */
  before: string;
  after: string;
  accept: () => void;
}

/** The conversion to offer for a pasted text; null if it was not typed in an old font.
 * @param html the clipboard's, if it names such a font */
export function offerFor({ lines, change }: Pasted, html: string | null): Offer | null {
  const named = html === null ? null : namedLines(lines, html);
  const changed = lines.map((line, at) =>
    named ? (named[at] ?? line) : recogniseLine(line, html !== null) === null ? line : convert(line),
  );
  const chosen = new Set(lines.keys().filter((at) => changed[at] !== lines[at]));
  if (chosen.size === 0) return null;
  const shown = (all: readonly string[]) => all.filter((_, at) => chosen.has(at)).join('\n');
  return {
    before: shown(lines),
    after: shown(changed),
    accept: () => change(chosen, (text, line) => (named ? (changed[line] ?? text) : convert(text))),
  };
}
