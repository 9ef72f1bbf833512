import type { OutgoingHttpHeaders } from 'node:http';

/** Headers as names and values in turn: in this form `writeHead` sends them without taking them apart again. */
export function headerLines(headers: Readonly<OutgoingHttpHeaders>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}
