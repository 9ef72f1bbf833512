import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../language.tsx';
import type { PageFrame } from '../view-models.ts';
import { words as inEach } from './words.ts';

/**
 * Hands the page's address to the platform's own sheet, or else copies it and says so (src/site/scripts/share.ts).
 * Hidden without script; a preview is not to be shared by its address without the token.
 */
export function ShareButton({ frame }: { frame: PageFrame }) {
  const { share } = useWords(inEach);
  if (frame.preview) return null;
  return (
    <span className="share scripted">
      <button
        type="button"
        className="button secondary"
        data-share={frame.canonical}
        data-copied={share.copied}
        data-by-hand={share.byHand}
      >
        <Icon name="share" />
        {share.label}
      </button>
      <output />
    </span>
  );
}
