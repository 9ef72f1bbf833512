import { describe, expect, test } from 'vitest';
import { readDemonstration } from '../../../seed/demonstration.ts';
import { partsOf } from './parts-of.ts';
import { textOf } from './text-of.ts';

const told = (html: string) =>
  partsOf(html).map(({ heading, text }) => (heading === '' ? text : `[${heading}] ${text}`));
const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

describe('Rich text in parts', () => {
  test.each([
    ['nothing', '', []],
    ['empty paragraphs', '<p></p><p> &nbsp;</p>', []],
    ['words alone', 'Open at <strong>ten</strong>', ['Open at ten']],
    ['paragraphs', '<p>One.</p><p>Two &amp; three.</p>', ['One.', 'Two & three.']],
    ['lines', '<p>Ward 4<br>Kathmandu</p>', ['Ward 4 Kathmandu']],
    ['a heading', '<h2>Fees</h2><p>Low.</p><p>Fair.</p>', ['[Fees] Low.', '[Fees] Fair.']],
    ['headings above each other', '<h2>Fees</h2><h3>BBA</h3><p>Low.</p>', ['[Fees: BBA] Low.']],
    ['a heading with nothing under it', '<p>One.</p><h2>Fees</h2>', ['One.', 'Fees']],
    ['an empty heading', '<h2>Fees</h2><h3></h3><p>Low.</p>', ['[Fees] Low.']],
    ['a quotation', '<blockquote><p>One.</p><p>Two.</p></blockquote>', ['One.', 'Two.']],
    [
      'a list with what leads to it',
      '<p>Bring:</p><ul><li><p>a pen</p></li><li>a card.</li><li>two</li></ul>',
      ['Bring: a pen; a card. two'],
    ],
    [
      'a list under another heading',
      '<p>Bring:</p><h2>Pens</h2><ul><li>red</li></ul>',
      ['Bring:', '[Pens] red'],
    ],
    [
      'a list with the sentence that closes it [25.62]',
      '<p>Bring:</p><ul><li>a pen</li><li>a card</li></ul><p>Nothing else is needed.</p><p>Come early.</p>',
      ['Bring: a pen; a card. Nothing else is needed.', 'Come early.'],
    ],
    [
      'a list before more than a sentence, or what leads to another',
      '<ul><li>a</li></ul><p>One. Two.</p><ul><li>b</li></ul><p>Also:</p><ul><li>c</li></ul>',
      ['a', 'One. Two.', 'b', 'Also: c'],
    ],
    ['an empty list', '<p>Bring:</p><ul><li></li></ul><p>One.</p>', ['Bring:', 'One.']],
    ['lists in lists', '<ol><li>a<ul><li>b</li><li>c</li></ul>d</li><li>e</li></ol>', ['a; b; c; d; e']],
    ['paragraphs in an item', '<ul><li><p>a</p><h3>b</h3><p>c</p></li></ul>', ['a b c']],
    [
      'a table with a head',
      '<table><tbody><tr><th>Degree</th><th>Seats</th><th>Fee</th></tr><tr><td><p>BBA</p></td><td><p>60</p></td><td><p>5</p></td></tr><tr><td>BCA</td><td></td><td>6</td></tr></tbody></table>',
      ['BBA – Seats: 60; Fee: 5', 'BCA – Fee: 6', 'Degree, Seats, Fee'],
    ],
    [
      'codes after the name of their column [25.62]',
      '<table><tbody><tr><th>Group</th><th>Ward</th><th>From</th></tr><tr><td>A</td><td>Surgery</td><td>7:00</td></tr><tr><td>B</td><td>Maternity</td><td>8:00</td></tr></tbody></table>',
      ['Group A – Ward: Surgery; From: 7:00', 'Group B – Ward: Maternity; From: 8:00'],
    ],
    [
      'a table without one',
      '<table><tbody><tr><td>a</td><td>b</td><td>c</td></tr></tbody></table>',
      ['a – b; c'],
    ],
    [
      'a table of what is what',
      '<table><tbody><tr><th>Item</th><th>NPR</th></tr><tr><td>Form</td><td>500</td></tr><tr><td>Deposit</td><td>5,000</td></tr></tbody></table>',
      ['Item, NPR – Form: 500; Deposit: 5,000'],
    ],
    [
      'rows that begin with their name',
      '<table><tbody><tr><th>Form</th><td>500</td></tr><tr><th>Deposit</th><td>5</td></tr></tbody></table>',
      ['Form: 500; Deposit: 5'],
    ],
    ['a table that is all head', '<table><tbody><tr><th>a</th><th>b</th></tr></tbody></table>', ['a, b']],
    [
      'lists and paragraphs in cells',
      '<table><tbody><tr><td><p>a</p><p>b</p></td><td><ul><li>c</li><li>d</li></ul></td><td>e</td></tr></tbody></table><p>f</p>',
      ['a b – c d; e', 'f'],
    ],
    [
      'a table in a cell',
      '<table><tbody><tr><td>a</td><td><table><tbody><tr><td>b</td><td>c</td></tr></tbody></table></td><td>d</td></tr></tbody></table>',
      ['a – b c; d'],
    ],
    [
      'merged cells under their own columns [17.57]',
      '<table><tbody><tr><th rowspan="2">Degree</th><th colspan="2">Fee</th></tr><tr><th>First</th><th>Later</th></tr>' +
        '<tr><td rowspan="2">BCA</td><td>60</td><td>50</td></tr><tr><td>61</td><td rowspan="2">51</td></tr>' +
        '<tr><td>BBS</td><td>30</td></tr><tr></tr><tr><td colspan="2">Both</td><td>7</td></tr></tbody></table>',
      [
        'BCA – Fee First: 60; Fee Later: 50',
        'BCA – Fee First: 61; Fee Later: 51',
        'BBS – Fee First: 30; Fee Later: 51',
        'Both – Fee Later: 7',
        'Degree, Fee First, Fee Later',
      ],
    ],
    [
      'a head that is one merged cell once',
      '<table><tbody><tr><th colspan="3">Fees</th></tr><tr><td>a</td><td>b</td><td>c</td></tr></tbody></table>',
      ['a – b; c', 'Fees'],
    ],
    ['what is no clean rich text', '<p>One<p class=x>Two', ['One Two']],
  ])('tells %s', (_, html, parts) => {
    expect(told(html)).toEqual(parts);
  });

  test('cuts long lists', () => {
    const items = Array.from({ length: 30 }, (_, n) => `<li>${'word '.repeat(10)}${n}</li>`);
    const parts = partsOf(`<ul>${items.join('')}</ul>`);
    expect(parts.length).toBeGreaterThan(2);
    for (const { text } of parts) expect(text.length).toBeLessThan(500);
  });

  test('keeps every word', () => {
    const fields = readDemonstration().records.flatMap((record) => Object.values(record.fields));
    const rich = fields.flatMap((data) =>
      data?.is === 'text' && data.text.includes('<p>') ? data.text : [],
    );
    expect(rich.length).toBeGreaterThan(20);
    for (const html of rich) {
      const kept = new Set(partsOf(html).flatMap(({ heading, text }) => wordsIn(`${heading} ${text}`)));
      expect(wordsIn(textOf(html)).filter((word) => !kept.has(word))).toEqual([]);
    }
  });
});
