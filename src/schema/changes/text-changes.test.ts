import { describe, expect, test } from 'vitest';
import type { BlockChange } from './changes.ts';
import { richTextChanges, textChanges } from './text-changes.ts';
import { written } from './written.fixture.ts';

const blocksOf = (before: string, after: string, compare = richTextChanges) => {
  const changes = compare(before, after);
  return changes?.shape === 'text' ? changes.blocks : [];
};
const lines = (blocks: readonly BlockChange[]) =>
  blocks.map(({ what, style, runs }) => `${what} ${style.tag}: ${written(runs)}`);

describe('rich text is compared block by block and word by word [19.133]', () => {
  test('a reworded paragraph between others', () => {
    expect(
      lines(
        blocksOf(
          '<h2>Exams</h2><p>They begin on <strong>Sunday</strong>.</p><p>Bring your card.</p>',
          '<h2>Exams</h2><p>They begin on <strong>Tuesday</strong>.</p><p>Bring your card.</p>',
        ),
      ),
    ).toEqual([
      'same h2: Exams',
      'changed p: They begin on [-Sunday-][+Tuesday+].',
      'same p: Bring your card.',
    ]);
  });

  test('paragraphs that were added and removed, and one of two that was reworded', () => {
    expect(
      lines(
        blocksOf(
          '<p>Old rules apply.</p><p>The library opens at nine.</p>',
          '<p>The library opens at ten.</p><p>Canteen closed for repair work.</p>',
        ),
      ),
    ).toEqual([
      'removed p: [-Old rules apply.-]',
      'changed p: The library opens at [-nine-][+ten+].',
      'added p: [+Canteen closed for repair work.+]',
    ]);
  });

  test('formatting of words that stayed', () => {
    const [block] = blocksOf(
      '<p>Bring your card</p>',
      '<p>Bring <strong>your</strong> <a href="/notices?a=1&amp;b=2">card</a></p>',
    );
    expect(block?.runs).toEqual([
      { what: 'same', text: 'Bring ' },
      { what: 'restyled', text: 'your', format: { marks: ['strong'] }, formerFormat: { marks: [] } },
      { what: 'same', text: ' ' },
      {
        what: 'restyled',
        text: 'card',
        format: { marks: [], href: '/notices?a=1&b=2' },
        formerFormat: { marks: [] },
      },
    ]);
  });

  test('a paragraph that became a heading, aligned to the centre', () => {
    expect(blocksOf('<p>Fees</p>', '<h3 class="ql-align-center">Fees</h3>')).toEqual([
      {
        what: 'changed',
        style: { tag: 'h3', align: 'center' },
        formerStyle: { tag: 'p' },
        runs: [{ what: 'same', text: 'Fees' }],
      },
    ]);
  });

  test('rows of tables, items of lists, quotations and rules', () => {
    const html = (fee: string) =>
      `<ul><li><p>one</p><ol><li>deep</li></ol></li></ul><hr><blockquote><p>said</p></blockquote><table><tbody><tr><td><p>BCA</p></td><td>${fee}</td></tr></tbody></table>`;
    const blocks = blocksOf(html('62,000'), html('66,000'));
    expect(lines(blocks)).toEqual([
      'same li: one',
      'same li: deep',
      'same hr: ',
      'same p: said',
      'changed tr: BCA · [-62,000-][+66,000+]',
    ]);
    expect(blocks.map(({ style }) => style)).toMatchObject([
      { list: { isNumbered: false, depth: 1 } },
      { list: { isNumbered: true, depth: 2 } },
      {},
      { isQuoted: true },
      {},
    ]);
  });

  test('pictures in the text, with their alternative texts', () => {
    const [old, fresh] = ['a', 'b'].map((letter) => `/uploads/${letter.repeat(32)}.webp`);
    const [block] = blocksOf(
      `<p>See <img src="${old}" alt="A &amp; B"></p>`,
      `<p>See <img src="${fresh}"></p>`,
    );
    expect(block?.runs).toEqual([
      { what: 'same', text: 'See ' },
      { what: 'removed', text: '', picture: { path: old, alt: 'A & B' } },
      { what: 'added', text: '', picture: { path: fresh, alt: '' } },
    ]);
  });

  test('from empty to full, and back', () => {
    expect(lines(blocksOf('', '<p>भर्ना &amp; शुल्क</p>'))).toEqual(['added p: [+भर्ना & शुल्क+]']);
    expect(lines(blocksOf('<p>भर्ना</p>', ''))).toEqual(['removed p: [-भर्ना-]']);
  });

  test('nothing where nothing differs, and blocks that stay where only an empty paragraph does', () => {
    expect(richTextChanges('<p>a</p>', '<p>a</p>')).toBeNull();
    expect(lines(blocksOf('<p>a</p>', '<p>a</p><p></p>'))).toEqual(['same p: a']);
  });
});

test('plain text of several lines is compared line by line', () => {
  expect(lines(blocksOf('one\ntwo\nthree', 'one\ntwo and a half\nthree', textChanges))).toEqual([
    'same p: one',
    'changed p: two[+ and a half+]',
    'same p: three',
  ]);
});

describe('the longest texts stay bounded [19.136]', () => {
  const paragraph = (word: string, at: number) =>
    `<p>${Array.from({ length: 20 }, (_, nth) => `${word}${at * 20 + nth}`).join(' ')}</p>`;
  const text = (word: string) => Array.from({ length: 700 }, (_, at) => paragraph(word, at)).join('');

  test('many replaced paragraphs are compared as whole paragraphs', () => {
    const blocks = blocksOf(text('a'), text('b'));
    expect(blocks).toHaveLength(1400);
    expect(new Set(blocks.map(({ what }) => what))).toEqual(new Set(['removed', 'added']));
  });

  test('one paragraph of 100,000 characters is one replaced paragraph', () => {
    const whole = (word: string) => `<p>${text(word).replace(/<\/?p>/g, ' ')}</p>`;
    const blocks = blocksOf(whole('a'), whole('b'));
    expect(blocks.map(({ runs }) => runs.map(({ what }) => what))).toEqual([['removed', 'added']]);
  });

  test('one word in a long text is found', () => {
    const blocks = blocksOf(text('a'), text('a').replace('a7777 ', 'मंसिर '));
    expect(lines(blocks.filter(({ what }) => what !== 'same'))).toEqual([
      expect.stringContaining('a7776 [-a7777-][+मंसिर+] a7778'),
    ]);
  });
});
