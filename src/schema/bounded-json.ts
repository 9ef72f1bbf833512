/**
 * Names, lists and objects together. A text of 5 MB can have millions of them, for which the parser takes seconds and
 * hundreds of megabytes; nothing that is stored has a thousand. Plain values in a list cost little more than their text.
 */
const MAX_PARTS = 100_000;

const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const PARTS = new Set([':', '[', '{'].map((sign) => sign.charCodeAt(0)));

/** A text that has more parts than any that is stored. */
export class TooManyParts extends Error {}

/** Parses JSON that somebody sent. @throws TooManyParts before it is parsed; SyntaxError */
export function parseBounded(json: string): unknown {
  // A shorter text cannot have so many.
  if (json.length > MAX_PARTS) countParts(json);
  return JSON.parse(json);
}

/** @throws TooManyParts as soon as there are too many */
function countParts(json: string): void {
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(json, at);
    else if (PARTS.has(sign)) parts += 1;
    if (parts > MAX_PARTS) throw new TooManyParts(`More than ${MAX_PARTS} names, lists and objects`);
  }
}

/** The index of the quote that ends the text which begins at `from`, or of the end of all. */
function endOfText(json: string, from: number): number {
  for (let end = json.indexOf('"', from + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json.charCodeAt(before) === BACKSLASH) before -= 1;
    const isEscaped = (end - before) % 2 === 0;
    if (!isEscaped) return end;
  }
  return json.length;
}
