import { describe, expect, test } from 'vitest';
import { withoutOldFonts } from './old-font-runs.ts';
import { piecesOf } from './pieces.ts';

const read = (html: string) => {
  const { pieces, converted } = withoutOldFonts([...piecesOf(html)]);
  return { html: pieces.map(({ source }) => source).join(''), converted };
};
const preeti = (typed: string) => `<span style="font-family:Preeti">${typed}</span>`;

describe('A run whose font is named is read as Unicode [23.23]', () => {
  test.each([
    ['by a style', preeti('sfo{qmd'), 'कार्यक्रम'],
    ['in quotes, before others', `<b style='font-family:"Preeti Normal", Arial'>g]kfn</b>`, 'नेपाल'],
    [
      'in quotes as references',
      '<p style="font-size:14pt;font-family:&quot;Kantipur&quot;">g]kfn</p>',
      'नेपाल',
    ],
    ['by all of the font', `<p style='font:bold 14.0pt Preeti'>g]kfn</p>`, 'नेपाल'],
    ['by <font face>', '<font size=4 face="Preeti">g]kfn</font>', 'नेपाल'],
    ['by <font face> without quotes', '<FONT FACE=preeti>g]kfn</FONT>', 'नेपाल'],
    [
      'by a class of Word',
      '<style><!-- p.Nep, li.Nep {margin:0; font-family:Preeti;} --></style><p class=Nep>g]kfn</p>',
      'नेपाल',
    ],
    [
      'by a class of Excel',
      '<style>.xl65 {font-family:Preeti, sans-serif;}</style><table><tr><td class=xl65>%)</td></tr></table>',
      '५०',
    ],
    ['by an element', '<style>td {font-family: Kantipur}</style><table><tr><td>@</td></tr></table>', '२'],
    ['in a short cell', `<td>${preeti('gfd')}</td>`, 'नाम'],
    ['one letter', preeti('5'), 'छ'],
    [
      'written with references',
      preeti('&gt;d &lt;&nbsp;cfˆg&quot; 7&sect;f &gt;L sfo&#123; /fli6&laquo;o'),
      'श्रम ?&nbsp;आफ्नू ठट्टा श्री कार्य राष्ट्रिय',
    ],
  ])('%s', (_, html, words) => {
    expect(read(html).html.replace(/<style>.*<\/style>|<[^<>]*>/g, '')).toBe(words);
  });

  test('and what it was is told', () => {
    expect(read(`<p>${preeti('gfd')}: ${preeti("/fd axfb'/")}</p>`).converted).toEqual(['gfd', "/fd axfb'/"]);
  });

  test('also where a word is in several elements', () => {
    expect(
      read(
        `<p style="font-family:Preeti"><span class=SpellE>dfk</span>{<span class=SpellE>mt</span> <b>l;</b>kmfl/;</p>`,
      ).html,
    ).toBe(
      '<p style="font-family:Preeti"><span class=SpellE>मार्फत</span><span class=SpellE></span> <b>सिफारिस</b></p>',
    );
  });
});

describe('What is in another font stays [23.23]', () => {
  test.each([
    [
      'inside',
      '<p style="font-family:Preeti">ah] <span style="font-family:Times">10:30 g]t 5</span> ;Dd</p>',
      'बजे 10:30 g]t 5 सम्म',
    ],
    [
      'of a font without a family',
      '<p style="font-family:Preeti">ah] <font face="Arial">hall 5</font></p>',
      'बजे hall 5',
    ],
    ['after it', `${preeti('gfd')} Name`, 'नाम Name'],
    [
      'in its bold part',
      '<font face=Preeti>gfd <b style="font:9pt Arial">Name</b> gfd</font>',
      'नाम Name नाम',
    ],
    ['of another script', '<p style="font-family:Arial;mso-bidi-font-family:Preeti">Name</p>', 'Name'],
    ['where Preeti only stands in', '<p style="font-family:Mangal, Preeti">Name</p>', 'Name'],
    [
      'in a rule that declares it',
      '<style>@font-face {font-family:Preeti;} p {margin:0}</style><p>Name</p>',
      'Name',
    ],
    ['in letters of Unicode', preeti('नेपाल (2080)'), 'नेपाल (2080)'],
    [
      'in English and addresses',
      preeti('BCA ljefu, office@example.edu.np Management 10:30'),
      'BCA विभाग, office@example.edu.np Management 10:30',
    ],
    [
      'in lines of English',
      '<p style="font-family:Preeti">Please come <b>to</b> the <i>off</i>ice with fee</p>',
      'Please come to the office with fee',
    ],
  ])('%s', (_, html, words) => {
    expect(read(html).html.replace(/<style>.*<\/style>|<[^<>]*>/g, '')).toBe(words);
  });

  test('and nothing is told of it', () => {
    expect(read('<p style="font-family:Arial">Preeti is a name</p>').converted).toEqual([]);
    expect(read('<p style="font-family:Preeti">Please send date</p>').converted).toEqual([]);
  });
});
