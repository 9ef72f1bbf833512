import { FILLED_IN, HONEYPOT } from '../content/form-signs.ts';

/** Nobody writes with addresses of the web faster than that. */
const TOO_FAST_MS = 3000;
const MANY_ADDRESSES = 2;

/**
 * Whether what was sent is taken for spam. A filled honeypot alone is enough. Haste alone never is, since browsers
 * fill in forms at once; it counts where the browser's script tells of it and the text advertises addresses.
 */
export function looksLikeSpam(sent: Readonly<Record<string, unknown>>): boolean {
  const honeypot = sent[HONEYPOT];
  if (typeof honeypot === 'string' && honeypot.trim() !== '') return true;
  const elapsed = Number(sent[FILLED_IN] ?? Number.NaN);
  if (!(elapsed >= 0 && elapsed < TOO_FAST_MS)) return false;
  return (String(sent.message ?? '').match(/https?:\/\//gi)?.length ?? 0) >= MANY_ADDRESSES;
}
