import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { SearchIcon } from '../icons.tsx';
import { DASHBOARD, type EntryGroup } from '../navigation.ts';
import { PaletteDialog } from '../palette/palette-dialog.tsx';
import { palette } from '../palette/palette-state.ts';
import { KeyNames } from './key-names.tsx';
import { watchShortcuts } from './keydown-listener.ts';
import { ariaKeys, MOD } from './keys.ts';
import { useShortcut } from './shortcut-registry.ts';
import { ShortcutSheetDialog, shortcutSheet } from './shortcut-sheet-dialog.tsx';
import { words } from './words.ts';

const FIND = `${MOD}+k`;

/** Shortcuts of every screen: the button of the palette, the keys of the screens, and the help sheet. */
export function GlobalShortcuts({ groups }: { groups: readonly EntryGroup[] }) {
  useEffect(watchShortcuts, []);
  useShortcut(FIND, words.find, palette.open, { group: 'everywhere' });
  useShortcut('?', words.show, shortcutSheet.open, { group: 'everywhere' });

  return (
    <>
      <button
        type="button"
        className="find-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(FIND)}
        onClick={palette.open}
      >
        <SearchIcon />
        <span className="find-words">{words.find}</span>
        <span className="find-keys" aria-hidden="true">
          <KeyNames keys={FIND} />
        </span>
      </button>
      {[DASHBOARD, ...groups.flatMap(({ entries }) => entries)].map(
        ({ letter, label, path }) =>
          letter && <ScreenShortcut key={path} letter={letter} label={label} path={path} />,
      )}
      <PaletteDialog groups={groups} />
      <ShortcutSheetDialog />
    </>
  );
}

/** The shortcut of a screen. */
function ScreenShortcut({ letter, label, path }: { letter: string; label: string; path: string }) {
  const navigate = useNavigate();
  useShortcut(`g ${letter}`, label, () => void navigate(`/admin/${path}`), { group: 'goTo' });
  return null;
}
