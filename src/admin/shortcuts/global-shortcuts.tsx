import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchIcon } from '../icons.tsx';
import { DASHBOARD, type Entry, type EntryGroup } from '../navigation.ts';
import { PaletteDialog } from '../palette/palette-dialog.tsx';
import { KeyNames } from './key-names.tsx';
import { watchShortcuts } from './keydown-listener.ts';
import { ariaKeys, MOD } from './keys.ts';
import { useShortcut } from './shortcut-registry.ts';
import { ShortcutSheetDialog, shortcutSheet } from './shortcut-sheet-dialog.tsx';

const FIND = `${MOD}+k`;

/** Shortcuts of every screen: the button of the palette, the keys of the screens, and the help sheet. */
export function GlobalShortcuts({ groups }: { groups: readonly EntryGroup[] }) {
  const [isFinding, setIsFinding] = useState(false);
  useEffect(watchShortcuts, []);
  useShortcut(FIND, 'Find anything', () => setIsFinding(true), { group: 'Everywhere' });
  useShortcut('?', 'Show these shortcuts', shortcutSheet.open, { group: 'Everywhere' });

  return (
    <>
      <button
        type="button"
        className="find-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(FIND)}
        onClick={() => setIsFinding(true)}
      >
        <SearchIcon />
        <span className="find-words">Find anything</span>
        <span className="find-keys" aria-hidden="true">
          <KeyNames keys={FIND} />
        </span>
      </button>
      {[DASHBOARD, ...groups.flatMap(({ entries }) => entries)].map((entry) => (
        <WayThere key={entry.path} entry={entry} />
      ))}
      {isFinding && <PaletteDialog groups={groups} onClose={() => setIsFinding(false)} />}
      <ShortcutSheetDialog />
    </>
  );
}

/** The shortcut of a screen. */
function WayThere({ entry: { label, path, letter } }: { entry: Entry }) {
  return letter ? <Keys letter={letter} label={label} to={`/admin/${path}`} /> : null;
}

function Keys({ letter, label, to }: { letter: string; label: string; to: string }) {
  const navigate = useNavigate();
  useShortcut(`g ${letter}`, label, () => void navigate(to), { group: 'Go to' });
  return null;
}
