import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { partCounter } from '../../schema/bounded-json.ts';
import { lineFeedsIn, lineFeedsOf } from '../../schema/line-ends.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

export const MAX_FIELDS = 200;
/** Of a multipart body: its fields and its files. */
export const MAX_PARTS = 2 * MAX_FIELDS;

/**
 * Adds a value of a form; a name that comes twice becomes a list, which no text field accepts. Form encodings turn
 * each line end into CRLF; LF is stored (requirement 12.5).
 */
export function addField(fields: Record<string, unknown>, name: string, sent: string): void {
  const value = lineFeedsOf(sent);
  if (!Object.hasOwn(fields, name)) {
    // Defined, not assigned: a field may be called __proto__.
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
    return;
  }
  const present = fields[name];
  if (Array.isArray(present)) present.push(value);
  else fields[name] = [present, value];
}

/** @throws 400 when there are unreasonably many fields */
export function parseForm(text: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  // Counted first: to parse tens of thousands takes long.
  if (hasMore(text, '&', MAX_FIELDS - 1)) throw errors.malformed(sentences.tooManyFields);
  for (const [name, value] of new URLSearchParams(text)) addField(fields, name, value);
  return fields;
}

/** Whether a sign comes more often in a text than so many times. */
function hasMore(text: string, sign: string, times: number): boolean {
  let at = -1;
  for (let found = 0; found <= times; found += 1) {
    at = text.indexOf(sign, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** How a CR is written within the texts of JSON. */
const CARRIAGE_RETURN = /\\(?:r|u000d)/i;

/** @returns a function that takes JSON as it arrives @throws 400 as soon as it has too many parts */
export function jsonCheck(): (chunk: Buffer) => void {
  const count = partCounter();
  return (chunk) => {
    try {
      count(chunk);
    } catch {
      throw errors.malformed(sentences.tooManyParts);
    }
  };
}

/**
 * The values of a JSON object, with LF as the line ends of their texts.
 * @param text has passed `jsonCheck`
 * @throws 400 unless it is one
 */
export function parseJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw errors.malformed(sentences.notJson);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw errors.malformed(sentences.notObject);
  }
  const fields = value as Record<string, unknown>;
  return CARRIAGE_RETURN.test(text) ? lineFeedsIn(fields) : fields;
}
