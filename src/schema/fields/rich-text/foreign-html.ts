import { withoutOldFonts } from './old-font-runs.ts';
import { piecesOf } from './pieces.ts';
import { withWordLists } from './word-lists.ts';

/**
 * Reads what other programs say in styles and conditions only, before these are removed: lists of Word, and texts in
 * old fonts. The same for what is pasted into the editor and for what comes from elsewhere.
 * @param onOldFont is called with each text in an old font, as it was typed
 */
export function readForeignHtml(html: string, onOldFont: (typed: string) => void = () => {}): string {
  const { pieces, converted } = withoutOldFonts([...piecesOf(html)]);
  for (const typed of converted) onOldFont(typed);
  return withWordLists(pieces);
}
