import { Skeleton } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../dialog/dialog.tsx';
import { palette, shortcutSheet } from '../dialog/open-state.ts';
import { SearchIcon } from '../icons.tsx';
import { PartBoundary } from '../layout/error-notice.tsx';
import { DASHBOARD, type EntryGroup } from '../navigation.ts';
import { PaletteDialog } from '../palette/palette-dialog.tsx';
import { shortcutWords as words } from '../words.ts';
import { KeyNames } from './key-names.tsx';
import { ariaKeys, isSingleKey, keysOf, MOD, UNDO } from './keys.ts';
import { isSequenceStart, shortcutOf, useShortcut } from './shortcut-registry.ts';

/** Maximum time between the keys of a sequence. */
const SEQUENCE_MS = 1500;

const TEXT_INPUTS = 'input, textarea, select, [role="textbox"], [role="combobox"], [role="listbox"]';
const OTHER_INPUTS =
  'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])';

/** Whether the focused element takes text input. */
function isTextInput(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || (target.matches(TEXT_INPUTS) && !target.matches(OTHER_INPUTS));
}

/**
 * Runs the shortcut of a pressed key. Ignored while a dialog is open; single keys and that for Undo are ignored in text inputs.
 * @returns stops listening
 */
function watchShortcuts(): () => void {
  let pending = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setPending = (keys: string) => {
    clearTimeout(timer);
    pending = keys;
    if (keys !== '') timer = setTimeout(setPending, SEQUENCE_MS, '');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
    const pressed = keysOf(event);
    const isTyped = isSingleKey(pressed) || pressed === UNDO;
    if (pressed === '' || (isTyped && isTextInput(event.target))) return setPending('');
    const keys = pending === '' ? pressed : `${pending} ${pressed}`;
    const shortcut = shortcutOf(keys) ?? shortcutOf(pressed);
    if (!shortcut) return setPending(isSequenceStart(pressed) ? pressed : '');
    setPending('');
    // Otherwise the character would be typed into the field that gets the focus.
    event.preventDefault();
    shortcut.run();
  };
  addEventListener('keydown', onKeyDown);
  return () => {
    setPending('');
    removeEventListener('keydown', onKeyDown);
  };
}

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

function ScreenShortcut({ letter, label, path }: { letter: string; label: string; path: string }) {
  const navigate = useNavigate();
  useShortcut(`g ${letter}`, label, () => void navigate(`/admin/${path}`), { group: 'goTo' });
  return null;
}

function ShortcutSheetDialog() {
  const isOpen = useSyncExternalStore(shortcutSheet.subscribe, shortcutSheet.isOpen);
  if (!isOpen) return null;
  return (
    <Dialog title={words.title} onCancel={shortcutSheet.close} look="wide" closesOnBackdrop>
      <PartBoundary
        load={() => import('./shortcut-sheet.tsx')}
        label={words.title}
        fallback={<Skeleton height={320} aria-busy="true" />}
      >
        {(Sheet) => <Sheet onClose={shortcutSheet.close} />}
      </PartBoundary>
    </Dialog>
  );
}
