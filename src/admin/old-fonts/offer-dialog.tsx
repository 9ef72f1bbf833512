import { Button } from '@mantine/core';
import { flushSync } from 'react-dom';
import { INLINE, withoutOldFonts } from '../../schema/fields/rich-text/old-font-runs.ts';
import { type Piece, piecesOf } from '../../schema/fields/rich-text/pieces.ts';
import { withoutEntities } from '../../schema/fields/rich-text/text-of.ts';
import { convert, recogniseLine } from '../../schema/old-fonts/mixed.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { toastSuccess } from '../toast/toasts.ts';
import type { Pasted } from './place.ts';
import { words } from './words.ts';
import './old-fonts.css';

/** Shows a pasted text as it is and in Unicode, and converts it or leaves it. */
export default function OfferDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  return (
    <Dialog title={words.title} onCancel={onClose}>
      <p>{words.explains}</p>
      <dl className="old-font-texts">
        <dt>{words.before}</dt>
        <dd lang="zxx">{offer.before}</dd>
        <dt>{words.after}</dt>
        <dd lang="ne">{offer.after}</dd>
      </dl>
      <p className="field-hint">{words.leaveKey}</p>
      <DialogAnswers onCancel={onClose} cancel={words.leave}>
        <Button
          data-autofocus
          onClick={() => {
            // The dialog gives the focus back to the field when it closes.
            flushSync(onClose);
            offer.accept();
            toastSuccess(words.changed);
          }}
        >
          {words.change}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

/**
 * Lines of a plain text in Unicode, where the clipboard's HTML says which of its words are in an old font. Null if
 * the two have other words.
 */
function namedLines(lines: readonly string[], html: string): string[] | null {
  const typed = [...piecesOf(html)];
  const before = wordsIn(typed);
  const after = wordsIn(withoutOldFonts(typed).pieces);
  const words = lines.join('\n').split(/\s+/).filter(Boolean);
  if (before.length !== after.length || words.join(' ') !== before.join(' ')) return null;
  let at = 0;
  return lines.map((line) =>
    line.replace(/\S+/g, (word) => {
      at += 1;
      return after[at - 1] ?? word;
    }),
  );
}

/** Blocks part words. */
const wordsIn = (pieces: readonly Piece[]) =>
  pieces
    .map((piece) =>
      piece.kind === 'text'
        ? withoutEntities(piece.source)
        : piece.kind === 'other' || INLINE.test(piece.tag)
          ? ''
          : ' ',
    )
    .join('')
    .split(/\s+/)
    .filter(Boolean);

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
