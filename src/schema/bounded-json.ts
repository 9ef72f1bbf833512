/**
 * Names, lists and objects together. A text of 5 MB can have millions of them, for which the parser takes seconds and
 * hundreds of megabytes; nothing that is stored has a thousand. Plain values in a list cost little more than their text.
 */
const MAX_PARTS = 100_000;

const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const PART_SIGNS = new Set([':', '[', '{'].map((sign) => sign.charCodeAt(0)));

/** A text that has more parts than any that is stored. */
export class TooManyParts extends Error {}

/** Parses JSON that somebody sent. @throws TooManyParts before it is parsed; SyntaxError */
export function parseBounded(json: string): unknown {
  // A shorter text cannot have so many.
  if (json.length > MAX_PARTS) partCounter()(Buffer.from(json));
  return JSON.parse(json);
}

/**
 * Counts the parts of JSON as it arrives, so that one of too many is refused before the rest of it is in memory.
 * @returns a function that takes its bytes, in order @throws TooManyParts as soon as there are too many
 */
export function partCounter(): (chunk: Buffer) => void {
  let parts = 0;
  let isInText = false;
  /** Whether the chunk before ended with a backslash that escapes what follows. */
  let isEscaped = false;
  return (chunk) => {
    if (chunk.length === 0) return;
    let at = isEscaped ? 1 : 0;
    isEscaped = false;
    for (; at < chunk.length; at += 1) {
      if (isInText) {
        const end = endOfText(chunk, at);
        isInText = end === chunk.length;
        isEscaped = isInText && backslashesBefore(chunk, end, at) % 2 === 1;
        at = end;
      } else if (chunk[at] === QUOTE) isInText = true;
      else if (PART_SIGNS.has(chunk[at] ?? 0)) parts += 1;
      if (parts > MAX_PARTS) throw new TooManyParts(`More than ${MAX_PARTS} names, lists and objects`);
    }
  };
}

/** The index of the quote that ends the text which `from` is in, or the chunk's length. */
function endOfText(chunk: Buffer, from: number): number {
  for (let end = chunk.indexOf('"', from); end !== -1; end = chunk.indexOf('"', end + 1))
    if (backslashesBefore(chunk, end, from) % 2 === 0) return end;
  return chunk.length;
}

/** How many backslashes stand right before an index, none of them before `from`. */
function backslashesBefore(chunk: Buffer, index: number, from: number): number {
  let before = index - 1;
  while (before >= from && chunk[before] === BACKSLASH) before -= 1;
  return index - 1 - before;
}
