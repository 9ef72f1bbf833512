/**
 * What somebody typed, made fit for a mail: nothing that ends a line where one may not end, that turns the direction
 * of what follows, or that a database or mail cannot hold.
 */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const UNPRINTABLE_KEEPING_LINES = /[^\P{Cc}\n\t]+|[\u202a-\u202e\u2066-\u2069]+/gu;

/** The text in one line, of at most `most` code points. */
export function oneLine(text: unknown, most: number): string {
  const line = String(text ?? '')
    .toWellFormed()
    .replace(UNPRINTABLE, ' ')
    .trim();
  return truncate(line, most);
}

/** The text with its lines, each marked as what somebody else wrote, so that it cannot pass for ours. */
export function quoted(text: unknown, most: number): string {
  const lines = String(text ?? '')
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNPRINTABLE_KEEPING_LINES, '')
    .trim();
  return truncate(lines, most).replace(/^/gm, '> ');
}

function truncate(text: string, most: number): string {
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : text;
}
