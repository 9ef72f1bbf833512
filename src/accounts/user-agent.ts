import { UNNAMED_BROWSER } from '../languages/browser-words.ts';

/** Tokens of a `User-Agent`; specific ones first, because browsers also send the tokens of their predecessors. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];
/** Longer headers are cut: no browser sends one. */
const MAX_LENGTH = 1000;

const first = (among: typeof BROWSERS, text: string) => among.find(([token]) => token.test(text))?.[1];

/**
 * Names a browser as its owner knows it, such as 'Chrome on Android'; empty if the header says nothing.
 * @param userAgent the header as it came
 */
export function describeUserAgent(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  const browser = first(BROWSERS, text);
  const system = first(SYSTEMS, text);
  if (!system) return browser ?? '';
  return `${browser ?? UNNAMED_BROWSER} on ${system}`;
}
