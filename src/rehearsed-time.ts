/** `NOW`: another time than the real one, for tests and rehearsals. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';

const FILE = 'file:';
/**
 * Short enough that a change of the file takes effect within 50 ms (requirement 18.38), and long enough that the file
 * is not read at every call.
 */
const MAX_AGE_MS = 20;

const instant = z.iso.datetime({ offset: true });

/** The accepted form, for error messages. */
export const acceptedTime = 'an instant such as 2026-11-23T10:00:00+05:45, or file:PATH of a file with one';

/** @returns milliseconds since 1970; null for a text that is no instant */
function parseInstant(text: string): number | null {
  return instant.safeParse(text).success ? Date.parse(text) : null;
}

/** @returns null where the file cannot be read or holds no instant */
function readInstant(path: string): number | null {
  try {
    return parseInstant(readFileSync(path, 'utf8').trim());
  } catch {
    return null;
  }
}

const readTime = (text: string) =>
  text.startsWith(FILE) ? readInstant(text.slice(FILE.length)) : parseInstant(text);

export const isRehearsedTime = (text: string): boolean => readTime(text) !== null;

/**
 * A clock that stands at an instant, or follows the content of a file, backwards too. While that is rewritten and holds
 * no instant, the last one counts.
 * @param text value of `NOW`; undefined for the real time
 */
export function rehearsedClock(text: string | undefined): (() => Date) | undefined {
  if (text === undefined) return undefined;
  let ms = readTime(text) ?? Date.now();
  if (!text.startsWith(FILE)) return () => new Date(ms);
  let readAt = performance.now();
  return () => {
    if (performance.now() - readAt > MAX_AGE_MS) {
      ms = readTime(text) ?? ms;
      readAt = performance.now();
    }
    return new Date(ms);
  };
}
