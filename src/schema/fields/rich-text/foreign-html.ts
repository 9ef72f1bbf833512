import { withoutOldFonts } from './old-font-runs.ts';
import { piecesOf } from './pieces.ts';
import { withStyledLists } from './styled-lists.ts';
import { withWordLists } from './word-lists.ts';

/**
 * Reads what other programs say in styles and conditions only, before these are removed: kinds of lists, and texts in
 * old fonts. The same for what is pasted into the editor and for what comes from elsewhere.
 * @param onOldFont is called once with the beginning of what was typed in old fonts, if anything was
 */
export function readForeignHtml(html: string, onOldFont: (typed: string) => void = () => {}): string {
  const { pieces, converted } = withoutOldFonts([...piecesOf(html)]);
  if (converted.length > 0) onOldFont(shortened(converted.join(' … ')));
  return withWordLists(withStyledLists(pieces));
}

const MAX_TOLD = 80;

const shortened = (text: string) => (text.length > MAX_TOLD ? `${text.slice(0, MAX_TOLD)}…` : text);
