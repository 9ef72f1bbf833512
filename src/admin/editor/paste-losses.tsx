import { inLanguage } from '../../languages/sentence.ts';
import type { Loss } from '../../schema/warning.ts';
import { digits, language } from '../language.ts';
import { pasteWords } from './words.ts';

const MAX_TOLD = 3;

/** The line below the text that says what the last paste lost. */
export function PasteLosses({ losses, onClose }: { losses: readonly Loss[]; onClose: () => void }) {
  const told = losses.slice(0, MAX_TOLD).map(({ what }) => inLanguage(what, language));
  if (losses.length > MAX_TOLD) told.push(pasteWords.more(digits(losses.length - MAX_TOLD)));
  return (
    <div role="status">
      {losses.length > 0 && (
        <p className="editor-context">
          {pasteWords.lost(told.join(' '))}
          <button type="button" className="editor-text-tool" onClick={onClose}>
            {pasteWords.close}
          </button>
        </p>
      )}
    </div>
  );
}
