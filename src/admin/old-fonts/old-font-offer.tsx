import { type ReactNode, useEffect, useState } from 'react';
import { loadPart } from '../load-part.ts';
import { isInEditor, type Pasted, placeOf } from './place.ts';

const importParts = () => Promise.all([import('./offer-dialog.tsx'), import('./offer-dialog.tsx')]);

/** Whether a text may be Nepali in an old font: Latin letters, and the signs that these fonts use as letters. */
const MAY_BE = /^[^\u0900-\u097f]*[a-z][^\u0900-\u097f]*$/i;
const SIGNS = /[\][{}|\\;/'"«ˆ¿Ì]|[a-z][A-Z]/;
const NAMED = /(?:font-family\s*:|face\s*=)[^;>]*(?:preeti|kantipur)/i;

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
      const named = NAMED.test(html) && !isInEditor(target) ? html : null;
      if (named === null && !(MAY_BE.test(text) && SIGNS.test(text))) return;
      const pasted = placeOf(target);
      // The text is in its place when this task is done.
      if (pasted) setTimeout(() => void offer(pasted(), named));
    }

    async function offer(pasted: Pasted, html: string | null) {
      // The text stays as it was pasted if they do not arrive.
      const parts = await loadPart(importParts).catch(() => null);
      if (!parts) return;
      const [{ offerFor }, { default: OfferDialog }] = parts;
      const offered = offerFor(pasted, html);
      setDialog(offered && <OfferDialog offer={offered} onClose={() => setDialog(null)} />);
    }
  }, []);
  return dialog;
}
