import { isSingleKey, keysOf } from './keys.ts';
import { isSequenceStart, shortcutOf } from './shortcut-registry.ts';

/** Maximum time between the keys of a sequence. */
const SEQUENCE_MS = 1500;

const WRITING = 'input, textarea, select, [role="textbox"], [role="combobox"], [role="listbox"]';
const NO_WRITING =
  'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])';

/** Whether the focused element takes text input. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || (target.matches(WRITING) && !target.matches(NO_WRITING));
}

/**
 * Runs the shortcut of a pressed key. Ignored while a dialog is open; single keys are ignored in text inputs.
 * @returns stops listening
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
    // Otherwise the character would be typed into the field that gets the focus.
    event.preventDefault();
    shortcut.run();
  };
  addEventListener('keydown', press);
  return () => {
    begin('');
    removeEventListener('keydown', press);
  };
}
