import { expect, test } from 'vitest';
import { partsOf } from './parts-of.ts';
import { textOf } from './text-of.ts';

test.each([
  ['<p>Office 10:00 &ndash; 15:00, Sunday&rsquo;s closed</p>', 'Office 10:00 – 15:00, Sunday’s closed'],
  [
    '<p>&ldquo;caf&eacute;&rdquo; &hellip; &copy; 5 &times; 2 &frac12; &deg; &euro;</p>',
    '“café” … © 5 × 2 ½ ° €',
  ],
  ['<p>R&D, AT&amp;T, &AMP; &LT;b&GT;, Q&A; &unknown; &</p>', 'R&D, AT&T, & <b>, Q&A; &unknown; &'],
  [
    '<p>without a semicolon: &copy 2026, caf&eacute, &frac12 and &nbspso</p>',
    'without a semicolon: © 2026, café, ½ and so',
  ],
  ['<p>&#8211; &#x2019; &#X2014; &#8230 &#128512;</p>', '– ’ — … 😀'],
  ['<p>of windows-1252: &#150;&#146;&#147;&#148;&#133;&#128;</p>', 'of windows-1252: –’“”…€'],
  ['<p>&amp;ndash; was written about</p>', '&ndash; was written about'],
  ['<p>a&nbsp;b&ensp;c&NewLine;d&Tab;e</p>', 'a b c d e'],
])('every character reference of HTML is its character in plain text: %s [23.1]', (html, text) => {
  expect(textOf(html)).toBe(text);
  expect(partsOf(html)).toEqual([{ heading: '', text }]);
});

test.each([
  [
    '<p>10<sup>3</sup> m<sup>2</sup>, 5 × 10<sup>-4</sup>, 2<sup>nd</sup>, CO<sub>2</sub></p>',
    '10³ m², 5 × 10⁻⁴, 2nd, CO2',
  ],
  ['<p>a<sup><strong>b</strong></sup></p>', 'ab'],
])('superscript figures stay superscript in plain text: %s [23.2]', (html, text) => {
  expect(textOf(html)).toBe(text);
});

test('the caption of a table is a part of its own [23.3]', () => {
  const html =
    '<table><caption>Fees</caption><tbody><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></tbody></table>';
  expect(textOf(html)).toBe('Fees a b c d');
  expect(partsOf(html).map(({ text }) => text)).toEqual(['Fees', 'a, b – c: d']);
});
