import { useState, useSyncExternalStore } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { palette } from '../dialog/open-state.ts';
import { SearchIcon } from '../icons.tsx';
import { PartBoundary } from '../layout/error-notice.tsx';
import type { EntryGroup } from '../navigation.ts';
import { paletteWords, shortcutWords } from '../words.ts';
import './palette-dialog.css';

export function PaletteDialog({ groups }: { groups: readonly EntryGroup[] }) {
  const isOpen = useSyncExternalStore(palette.subscribe, palette.isOpen);
  return isOpen ? <OpenPalette groups={groups} /> : null;
}

/**
 * Opens at once and takes typed text while the palette loads; otherwise the text would go into the
 * field behind it.
 */
function OpenPalette({ groups }: { groups: readonly EntryGroup[] }) {
  const [typed, setTyped] = useState(palette.begunWith);
  return (
    <Dialog title={shortcutWords.find} onCancel={palette.close} look="palette" closesOnBackdrop>
      <PartBoundary
        load={() => import('./palette.tsx')}
        label={shortcutWords.find}
        fallback={<Box typed={typed} onType={setTyped} />}
      >
        {(Palette) => <Palette groups={groups} typed={typed} onType={setTyped} onClose={palette.close} />}
      </PartBoundary>
    </Dialog>
  );
}

function Box({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  return (
    <div className="palette-box" aria-busy="true">
      <SearchIcon />
      <input
        type="text"
        data-autofocus
        aria-label={paletteWords.label}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}
