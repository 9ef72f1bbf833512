import { describe, expect, test } from 'vitest';
import { readTag } from './tags.ts';

describe('the tag of a title', () => {
  test.each([
    ['opens [2.14]', 'opens', ['2.14']],
    ['opens [2.14, 8.3]', 'opens', ['2.14', '8.3']],
    ['opens [2.9-2.11]', 'opens', ['2.9', '2.10', '2.11']],
    ['opens [1.1, 2.9-2.10, 3.4]', 'opens', ['1.1', '2.9', '2.10', '3.4']],
    ['opens %s [2.14]', 'opens %s', ['2.14']],
    ['opens', 'opens', []],
    ['opens [a list]', 'opens [a list]', []],
  ])('of %j', (title, words, ids) => {
    expect(readTag(title)).toEqual({ words, ids, isMisplaced: false });
  });

  test.each(['[2.14] opens', 'opens [2.14,8.3]', 'opens [2.14 and 8.3]', 'opens [2.14] [8.3]'])(
    'is misplaced in %j',
    (title) => {
      expect(readTag(title).isMisplaced).toBe(true);
    },
  );

  test.each(['2.9-3.2', '2.9-2.9', '2.9-2.1'])(
    'that goes from one to no later one names nothing: %s',
    (part) => {
      expect(readTag(`opens [${part}]`).ids).toEqual([part]);
    },
  );
});
