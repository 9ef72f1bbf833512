import { sentencesIn } from '../../../languages/sentences.ts';
import type { Loss } from '../../warning.ts';
import { words } from './in-each.ts';
import { withoutOldFonts } from './old-font-runs.ts';
import { piecesOf } from './pieces.ts';
import { withPlainCaptions } from './plain-captions.ts';
import { withShownEmbeds } from './shown-embeds.ts';
import { withStyledLists } from './styled-lists.ts';
import { withTargetsOnHeadings } from './targets.ts';
import { withWordLists } from './word-lists.ts';

const said = sentencesIn(words);
const MAX_TOLD = 80;
const MAX_TARGETS = 3;

/**
 * Reads what other programs say in styles, conditions and scripts only, before these are removed: kinds of lists, texts
 * in old fonts, and embeds. The same for what is pasted into the editor and for what is sent.
 * @param tell is called once if something was typed in an old font
 */
export function readForeignHtml(html: string, tell?: (loss: Loss) => void): string {
  const { pieces, converted } = withoutOldFonts(withShownEmbeds([...piecesOf(html)]));
  const typed = converted.join(' … ');
  const beginning = typed.length > MAX_TOLD ? `${typed.slice(0, MAX_TOLD)}…` : typed;
  if (typed !== '') tell?.({ kind: 'old-font', what: said.oldFont(beginning) });
  const linked = withTargetsOnHeadings(pieces, (targets) => {
    const more = targets.length > MAX_TARGETS ? ' …' : '';
    tell?.({ kind: 'markup', what: said.deadLinks(targets.slice(0, MAX_TARGETS).join(', ') + more) });
  });
  return withWordLists(withStyledLists(withPlainCaptions(linked)));
}
