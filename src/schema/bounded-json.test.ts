import { describe, expect, test } from 'vitest';
import { parseBounded, TooManyParts } from './bounded-json.ts';

const MANY = 100_001;

describe('JSON that somebody sent', () => {
  test.each([
    ['signs in texts', { text: '[{:'.repeat(MANY) }],
    ['quotes and backslashes in texts', { 'a"\\': ['\\', '"', '\\"', '[{:'.repeat(MANY)] }],
    ['many plain values', Array(MANY).fill(1)],
    ['no parts', 'a text'],
  ])('is parsed as usual with %s', (_, value) => {
    expect(parseBounded(JSON.stringify(value))).toEqual(value);
  });

  test.each([
    ['lists', `[${Array(MANY).fill('[]').join()}]`],
    ['lists in lists', '['.repeat(MANY) + ']'.repeat(MANY)],
    ['objects', `[${Array(MANY).fill('{}').join()}]`],
    ['names', `{${Array(MANY).fill('"a":1').join()}}`],
    ['lists after an escaped quote', `["\\"",${'['.repeat(MANY)}`],
  ])('is refused with too many %s [21.93]', (_, json) => {
    expect(() => parseBounded(json)).toThrow(TooManyParts);
  });

  test.each(['', '[', '"', '"\\', '"\\"', '{"a":1}}'])('is refused as no JSON: %j', (json) => {
    expect(() => parseBounded(json)).toThrow(SyntaxError);
  });
});
