import { expect, test } from 'vitest';
import { mergedSections } from './merged-sections.ts';

/** Sections by their ids, changed ones with what they say behind a colon. */
const list = (ids: string) =>
  JSON.stringify(
    ids.split(' ').map((one) => {
      const [id, heading = ''] = one.split(':');
      return { id, heading };
    }),
  );
const shown = (text: string | null) =>
  text === null
    ? null
    : JSON.parse(text || '[]')
        .map(({ id, heading }: { id: string; heading: string }) => (heading ? `${id}:${heading}` : id))
        .join(' ');

test.each([
  ['different sections changed', 'a:mine b c', 'a b:theirs c', 'a:mine b:theirs c'],
  ['both the same', 'a:one b c', 'a:one b c:two', 'a:one b c:two'],
  ['one section by both, each otherwise', 'a:mine b c', 'a:theirs b c', null],
  ['added by both', 'a x b c', 'y a b c z', 'y a x b c z'],
  ['changed here, deleted there', 'a:mine b c', 'b c', null],
  ['deleted here, others changed there', 'b c', 'a b c:theirs', 'b c:theirs'],
  ['both deleted', 'a c', 'a b', 'a'],
  ['moved here, changed and added there', 'c a b', 'a b:theirs x c', 'c a b:theirs x'],
  ['moved there, changed and added here', 'a:mine x b c', 'c b a', 'c b a:mine x'],
  ['moved by both, each otherwise', 'c a b', 'b a c', null],
])("two people's sections become one list: %s [43.69]", (_, mine, theirs, merged) => {
  expect(shown(mergedSections(list('a b c'), list(mine), list(theirs)))).toBe(merged);
});

test('the order in which the values of a section stand makes no difference [43.69]', () => {
  const before = '[{"id":"a","kind":"text"},{"id":"b","kind":"text"}]';
  const theirs = '[{"kind":"text","id":"a"},{"id":"b","kind":"steps"}]';
  const mine = '[{"id":"a","kind":"facts"},{"id":"b","kind":"text"}]';
  expect(mergedSections(before, mine, theirs)).toBe('[{"id":"a","kind":"facts"},{"id":"b","kind":"steps"}]');
});
