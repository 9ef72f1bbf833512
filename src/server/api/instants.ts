import type { FieldErrors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

const EARLIEST_MS = Date.parse('0000-01-01T00:00:00.000Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * An optional instant of a body, ISO 8601 with zone; empty or null clears it.
 * @returns it in UTC; null to clear it; undefined where it is absent, or wrong and named in `wrong`
 */
export function instantIn(
  fields: Readonly<Record<string, unknown>>,
  name: string,
  wrong: FieldErrors,
): string | null | undefined {
  const sent = fields[name];
  if (sent === undefined) return undefined;
  if (sent === null || sent === '') return null;
  const ms = typeof sent === 'string' && INSTANT.test(sent) && isDay(sent) ? Date.parse(sent) : Number.NaN;
  // Texts of years beyond four digits would not sort by time.
  if (ms >= EARLIEST_MS && ms <= LATEST_MS) return new Date(ms).toISOString();
  wrong[name] = sentences.hasToBe(name, sentences.bodies.instant);
  return undefined;
}

/** Whether the month has the day: `Date` takes 30 February for 2 March. */
function isDay(sent: string): boolean {
  const day = sent.slice(0, 'YYYY-MM-DD'.length);
  const ms = Date.parse(day);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}
