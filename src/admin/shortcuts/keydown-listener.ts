import { isSingleKey, keysOf } from './keys.ts';
import { isSequenceStart, shortcutOf } from './shortcut-registry.ts';

/** So long the second key of a sequence may take. */
const SEQUENCE_MS = 1500;

const WRITING = 'input, textarea, select, [role="textbox"], [role="combobox"], [role="listbox"]';
const NO_WRITING =
  'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])';

/** Whether what has the focus takes keys for itself. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || (target.matches(WRITING) && !target.matches(NO_WRITING));
}

/**
 * Lets keys do what is bound to them: never while a dialog is open, and keys that are pressed alone never where
 * somebody writes. @returns stops it
 */
export function watchShortcuts(): () => void {
  let begun = '';
  let forget: ReturnType<typeof setTimeout> | undefined;
  const begin = (keys: string) => {
    clearTimeout(forget);
    begun = keys;
    if (keys !== '') forget = setTimeout(begin, SEQUENCE_MS, '');
  };

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
    const pressed = keysOf(event);
    if (pressed === '' || (isSingleKey(pressed) && isWriting(event.target))) return begin('');
    const keys = begun === '' ? pressed : `${begun} ${pressed}`;
    const shortcut = shortcutOf(keys) ?? shortcutOf(pressed);
    if (!shortcut) return begin(isSequenceStart(pressed) ? pressed : '');
    begin('');
    // Otherwise the sign is written into the field that gets the focus.
    event.preventDefault();
    shortcut.run();
  };
  addEventListener('keydown', press);
  return () => {
    begin('');
    removeEventListener('keydown', press);
  };
}
