/** The format of calendars, iCalendar (RFC 5545). */

/** A property: its name with parameters, and its encoded value. */
export type Property = readonly [name: string, value: string];

const MAX_OCTETS = 75;

/** Control characters but line ends, which the format forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
const forbidden = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu;

/** A text as a value. */
export function icalText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(forbidden, ' ')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** An instant as a value, in UTC. @param instant ISO 8601 or milliseconds */
export function icalInstant(instant: string | number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A day (`YYYY-MM-DD`) as a value. */
export const icalDay = (day: string) => day.replaceAll('-', '');

/** A day and time (`HH:MM`) as a value, in the time zone that the property names. */
export const icalTime = (day: string, time: string) => `${icalDay(day)}T${time.replace(':', '')}00`;

/** A component with its properties and the components within it; properties without value are left out. */
export function icalComponent(
  name: string,
  properties: readonly Property[],
  within: readonly string[] = [],
): string {
  const lines = properties
    .filter(([, value]) => value !== '')
    .map(([key, value]) => folded(`${key}:${value}`));
  return [`BEGIN:${name}\r\n`, ...lines, ...within, `END:${name}\r\n`].join('');
}

/** A line with its end, continued on further lines after 75 octets, never within a character. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return `${text}\r\n`;
}
