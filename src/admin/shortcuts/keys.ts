/** The key that stands for Control, or for Command on a Mac. */
export const MOD = 'Mod';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What was pressed: 'n', '?', 'Mod+k'; '' for what is no shortcut of ours, such as a key with Alt. */
export function keysOf(pressed: Pressed, onMac = isMac()): string {
  const { ctrlKey, metaKey, altKey } = pressed;
  const isMod = onMac ? metaKey : ctrlKey;
  if (altKey || (onMac ? ctrlKey : metaKey)) return '';
  const sign = characterOf(pressed);
  return isMod && sign ? `${MOD}+${sign}` : sign;
}

/** The sign on the key. A keyboard that writes Devanagari has it where a Latin one does. */
function characterOf({ key, code, shiftKey }: Pressed): string {
  if (/^[!-~]$/.test(key)) return shiftKey ? key : key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  return code === 'Slash' ? (shiftKey ? '?' : '/') : '';
}

/** Whether these keys are signs alone, such as somebody may press without meaning to (WCAG 2.1.4). */
export const isSingleKey = (keys: string) => !keys.startsWith(`${MOD}+`);

/** The keys as they are called on this keyboard, one after the other: 'Mod+k' is Ctrl and K, 'g n' is G and N. */
export function keyNames(keys: string, onMac = isMac()): string[] {
  return keys
    .split(/[ +]/)
    .map((key) => (key === MOD ? (onMac ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key));
}

/** The same for `aria-keyshortcuts`; a sequence cannot be said there. */
export const ariaKeys = (keys: string, onMac = isMac()) =>
  keys
    .replace(MOD, onMac ? 'Meta' : 'Control')
    .replace(/\+([a-z])$/, (_, key: string) => `+${key.toUpperCase()}`);
