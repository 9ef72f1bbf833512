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
