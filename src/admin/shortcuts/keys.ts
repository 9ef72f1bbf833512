/** Control, or Command on a Mac. */
export const MOD = 'Mod';

/** Undoes the action of a toast; in a text input it undoes typing. */
export const UNDO = `${MOD}+z`;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The pressed keys: 'n', '?', 'Mod+k'; '' for keys that are never shortcuts, such as those with Alt. */
export function keysOf(pressed: Pressed, onMac = isMac()): string {
  const { ctrlKey, metaKey, altKey } = pressed;
  const isMod = onMac ? metaKey : ctrlKey;
  if (altKey || (onMac ? ctrlKey : metaKey)) return '';
  const sign = characterOf(pressed);
  return isMod && sign ? `${MOD}+${sign}` : sign;
}

/** The character of the key. On a non-Latin keyboard, such as Devanagari, the position of the key decides. */
function characterOf({ key, code, shiftKey }: Pressed): string {
  if (/^[!-~]$/.test(key)) return shiftKey ? key : key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  return code === 'Slash' ? (shiftKey ? '?' : '/') : '';
}

/** The names of the keys on this keyboard: 'Mod+k' is Ctrl and K, 'g n' is G and N. */
export function keyNames(keys: string, onMac = isMac()): string[] {
  return keys
    .split(/[ +]/)
    .map((key) => (key === MOD ? (onMac ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key));
}

/** The value of `aria-keyshortcuts`, which cannot express a sequence. */
export const ariaKeys = (keys: string, onMac = isMac()) =>
  keys
    .replace(MOD, onMac ? 'Meta' : 'Control')
    .replace(/\+([a-z])$/, (_, key: string) => `+${key.toUpperCase()}`);

/** Whether a shortcut has no modifier, so that it can be pressed by accident (WCAG 2.1.4). */
export const isSingleKey = (keys: string) => !keys.startsWith(`${MOD}+`);

/**
 * Whether single-key shortcuts are on (WCAG 2.1.4). Stored in a cookie, because signing out clears local
 * storage.
 */
const COOKIE = 'shortcuts';
const YEAR_S = 365 * 24 * 3600;

export const areSingleKeysOn = () => !document.cookie.split('; ').includes(`${COOKIE}=off`);

export function switchSingleKeys(isOn: boolean): void {
  const [value, age] = isOn ? ['', 0] : ['off', YEAR_S];
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers that staff have
  document.cookie = `${COOKIE}=${value}; max-age=${age}; path=/admin; samesite=strict`;
}
