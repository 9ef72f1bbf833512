import { describe, expect, test } from 'vitest';
import { icalComponent, icalInstant, icalText, icalTime } from './calendar.ts';

const unfold = (file: string) => file.replaceAll('\r\n ', '');

describe('The format of calendars', () => {
  test.each([
    ['signs of the format', 'a\\b; c, d', 'a\\\\b\\; c\\, d'],
    ['line ends of each kind', 'a\r\nb\nc\rd', 'a\\nb\\nc\\nd'],
    ['control characters and halves of characters', 'a\u0000b\tc\ud800d', 'a b c d'],
    ['nothing else', 'भर्ना: "खुला" 🎉', 'भर्ना: "खुला" 🎉'],
  ])('a text escapes %s [17.193]', (_, text, expected) => {
    expect(icalText(text)).toBe(expected);
  });

  test.each([['x'.repeat(300)], ['भर्ना खुल्यो '.repeat(30)], ['🎉'.repeat(60)]])(
    'lines have at most 75 octets, fold between characters and end in CRLF: %s [17.193]',
    (text) => {
      const file = icalComponent('VEVENT', [['SUMMARY', text]]);
      expect(unfold(file)).toBe(`BEGIN:VEVENT\r\nSUMMARY:${text}\r\nEND:VEVENT\r\n`);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file).not.toContain('\ufffd');
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    },
  );

  test('instants are in UTC, times of day without zone, and properties without value are left out [17.193]', () => {
    expect(icalInstant('2026-11-23T05:47:01.234Z')).toBe('20261123T054701Z');
    expect(icalTime('2026-12-07', '15:30')).toBe('20261207T153000');
    expect(icalComponent('X', [['A', '']], ['B\r\n'])).toBe('BEGIN:X\r\nB\r\nEND:X\r\n');
  });
});
