import { describe, expect, test } from 'vitest';
import { excerptOf } from './record-views.ts';

const table = '<table><tbody><tr><th>Date</th><td>Time</td></tr></tbody></table>';

describe('the opening words of a text', () => {
  test.each([
    ['a short text is whole', '<p>Closed on Friday</p>', 'Closed on Friday'],
    ['a long one ends between words', '<p>Closed on Friday</p>', 'Closed on…', 14],
    ['one that ends with a sentence is not cut off', '<p>Closed. Open on Sunday.</p>', 'Closed.', 9],
    ['नेपाली too', '<p>बिदा छ। फेरि आउनुहोस्।</p>', 'बिदा छ।', 9],
    ['what is left open is not', '<p>Bring: pens, paper</p>', 'Bring: pens…', 15],
    [
      'a table makes no sentence',
      `<p>By this table.</p>${table}<p>Come early.</p>`,
      'By this table. Come early.',
    ],
    ['but says more than nothing', table, 'Date Time'],
    ['points of a list stand apart', '<ul><li>Pens</li> <li>Paper</li></ul>', 'Pens; Paper'],
    ['as they do with their own signs', '<ul><li><p>Pens.</p></li><li>Paper</li></ul>', 'Pens. Paper'],
  ])('%s', (_, html, expected, most = 180) => {
    expect(excerptOf(html, most)).toBe(expected);
  });
});
