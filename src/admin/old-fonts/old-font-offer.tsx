import { type ReactNode, useEffect, useState } from 'react';
import { loadPart } from '../load-part.ts';
import { isInEditor, type Pasted, placeOf } from './place.ts';

/** A text that may be Nepali in an old font: Latin letters only, with signs that these fonts use as letters. */
const LATIN = /^[^\u0900-\u097f]*[a-z][^\u0900-\u097f]*$/i;
const SIGN_AS_LETTER = /[\][{}|\\;/'"«ˆ¿Ì]|[a-z][A-Z]/;
const OLD_FONT_NAME = /(?:font-family\s*:|face\s*=)[^;>]*(?:preeti|kantipur)/i;

/** Offers Unicode for a text that was typed in Preeti or Kantipur, once it is pasted into a field. */
export function OldFontOffer() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    // Runs before the field or the editor inserts the text, so that its position is known.
    document.addEventListener('paste', onPaste, true);
    return () => document.removeEventListener('paste', onPaste, true);

    function onPaste({ target, clipboardData }: ClipboardEvent) {
      const text = clipboardData?.getData('text/plain') ?? '';
      const html = clipboardData?.getData('text/html') ?? '';
      // The editor reads what is named by itself.
      const named = OLD_FONT_NAME.test(html) && !isInEditor(target) ? html : null;
      if (named === null && !(LATIN.test(text) && SIGN_AS_LETTER.test(text))) return;
      const pasted = placeOf(target);
      // The text is in its place when this task is done.
      if (pasted) setTimeout(() => void offer(pasted(), named));
    }

    async function offer(pasted: Pasted, html: string | null) {
      // The text stays as it was pasted if it does not arrive.
      const part = await loadPart(() => import('./offer-dialog.tsx')).catch(() => null);
      if (!part) return;
      const { default: OfferDialog, offerFor } = part;
      const offered = offerFor(pasted, html);
      setDialog(offered && <OfferDialog offer={offered} onClose={() => setDialog(null)} />);
    }
  }, []);
  return dialog;
}
