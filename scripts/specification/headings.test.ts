import { expect, test } from 'vitest';
import { headingsIn } from './headings.ts';

const titles = (...lines: string[]) => headingsIn(lines.join('\n')).map(({ title }) => title);

test('a title is read in whichever quotes it stands', () => {
  expect(titles("test('it\\'s one', () => {});", 'it("it\'s two", () => {});')).toEqual([
    "it's one",
    "it's two",
  ]);
});

test('a title stands after a table, whatever is in that', () => {
  expect(
    titles(
      'test.each([',
      `  ['a) title', /[/)]\\)/, \`b) \${'c)'}\`], // d)`,
      '  /* e) */ [(6 / 2) / 3, () => ({ f: "g)" })],',
      "])('after a table', () => {});",
      'test.each<[what: string, does: () => void]>(rows)(',
      "  'after a table of types',",
      '  () => {},',
      ');',
      "describe.each(rows.filter(({ kind }) => kind === 'h)'))('after a choice', { timeout: 1 }, () => {});",
      "test.runIf(existsSync('i)'))(`after a condition`, () => {});",
    ),
  ).toEqual(['after a table', 'after a table of types', 'after a choice', 'after a condition']);
});

test('a title tells how far in it stands', () => {
  expect(headingsIn("describe('a', () => {\n  test('b', () => {});\n});")).toEqual([
    { indent: 0, title: 'a' },
    { indent: 2, title: 'b' },
  ]);
});

test('what is no call for a test has no title', () => {
  expect(
    titles("tests('a');", 'test(title);', "  items.test('b');", 'test.each(rows)(title, () => {});', 'test.'),
  ).toEqual([]);
});
