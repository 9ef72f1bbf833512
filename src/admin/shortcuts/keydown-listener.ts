import { keysOf, UNDO } from './keys.ts';
import { isSequenceStart, shortcutOf } from './shortcut-registry.ts';
import { isSingleKey } from './single-key-shortcuts.ts';

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
export function watchShortcuts(): () => void {
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
