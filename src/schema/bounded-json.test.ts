import { describe, expect, test } from 'vitest';
import { parseBounded, partCounter, TooManyParts } from './bounded-json.ts';

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

  test.each([
    ['escaped quotes', '["\\"[{:","\\\\","ने{",1,{}]', 2],
    ['a text that ends with a backslash', '"\\\\"[', 1],
    ['a text that does not end', '[["a\\"[{:', 2],
  ])('has as many parts in whatever pieces it arrives: %s [21.93]', (_, json, parts) => {
    const bytes = Buffer.from(json);
    const almost = Buffer.from('['.repeat(MANY - 1 - parts));
    const tooMany = Buffer.from('['.repeat(MANY - parts));
    const cut = [...bytes.keys(), bytes.length].map((at) => [bytes.subarray(0, at), bytes.subarray(at)]);
    const single = [...bytes.keys()].map((at) => bytes.subarray(at, at + 1));
    for (const pieces of [...cut, single]) {
      expect(() => [almost, ...pieces].forEach(partCounter())).not.toThrow();
      expect(() => [tooMany, ...pieces].forEach(partCounter())).toThrow(TooManyParts);
    }
  });
});
