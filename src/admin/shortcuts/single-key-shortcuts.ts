import { MOD } from './keys.ts';

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
