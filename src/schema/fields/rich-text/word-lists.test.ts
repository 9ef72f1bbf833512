import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean.ts';
import { piecesOf } from './pieces.ts';
import { withWordLists } from './word-lists.ts';

/** HTML of one list item, in the form in which desktop Word puts it on the clipboard. */
const item = (label: string, text: string, { list = 0, level = 1, font = '' } = {}) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l${list} level${level} lfo${list + 1}'>` +
  `<![if !supportLists]><span lang=EN-US style='mso-fareast-font-family:Arial${font && `;font-family:${font}`}'>` +
  `<span style='mso-list:Ignore'>${label}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;\n </span></span></span><![endif]>` +
  `<span lang=EN-US>${text}<o:p></o:p></span></p>\n`;

const page = (content: string, rules = '') =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- ${rules} --></style></head><body lang=EN-US><!--StartFragment-->\n${content}<!--EndFragment--></body></html>`;

const list = (labels: string[], options = {}) =>
  page(labels.map((label) => item(label, `x${label}`, options)).join(''));
const cleaned = (html: string) => cleanHtml(html).replace(/\n/g, '');

describe('Numbers of lists in Word that HTML has become its own [23.20]', () => {
  test.each([
    ['another start', ['5.', '6.', '7.'], '<ol start="5"><li>x5.</li><li>x6.</li><li>x7.</li></ol>'],
    [
      'no gap is closed',
      ['1.', '2.', '4.'],
      '<ol><li>x1.</li><li>x2.</li></ol><ol start="4"><li>x4.</li></ol>',
    ],
    ['from zero', ['0.', '1.'], '<ol start="0"><li>x0.</li><li>x1.</li></ol>'],
    ['a bracket', ['1)', '2)'], '<ol><li>x1)</li><li>x2)</li></ol>'],
    ['letters', ['a)', 'b)'], '<ol type="a"><li>xa)</li><li>xb)</li></ol>'],
    ['great letters from the second', ['B.', 'C.'], '<ol start="2" type="A"><li>xB.</li><li>xC.</li></ol>'],
    ['Roman', ['i.', 'ii.', 'iii.'], '<ol type="i"><li>xi.</li><li>xii.</li><li>xiii.</li></ol>'],
    ['great Roman from five', ['V.', 'VI.'], '<ol start="5" type="I"><li>xV.</li><li>xVI.</li></ol>'],
    [
      'a letter that is also Roman',
      ['h.', 'i.', 'j.'],
      '<ol start="8" type="a"><li>xh.</li><li>xi.</li><li>xj.</li></ol>',
    ],
    ['letters from c', ['c)', 'd)'], '<ol start="3" type="a"><li>xc)</li><li>xd)</li></ol>'],
    ['one Roman alone', ['i.'], '<ol type="i"><li>xi.</li></ol>'],
    ['one letter alone', ['c.'], '<ol start="3" type="a"><li>xc.</li></ol>'],
    ['as many as there are', ['99.', '100.'], '<ol start="99"><li>x99.</li><li>x100.</li></ol>'],
  ])('%s', (_, labels, html) => {
    expect(cleaned(list(labels))).toBe(html);
  });

  test('where the style sheet names the format, it decides', () => {
    const rules =
      '@list l0 {mso-list-id:7;} @list l0:level1 {mso-level-number-format:alpha-lower; mso-level-start-at:9;}';
    expect(cleaned(page(item('i)', 'x'), rules))).toBe('<ol start="9" type="a"><li>x</li></ol>');
    expect(cleaned(page(item('v', 'x'), '@list l0:level1 {mso-level-number-format:bullet;}'))).toBe(
      '<ul><li>x</li></ul>',
    );
  });

  test('a list goes on after a paragraph, a table and another list', () => {
    const table = '<table><tr><td><p>Fee</p></td></tr></table>';
    expect(
      cleaned(
        page(
          `${item('1.', 'a')}<p>then</p>${item('2.', 'b')}${table}${item('3.', 'c')}${item('1.', 'd', { list: 2 })}`,
        ),
      ),
    ).toBe(
      '<ol><li>a</li></ol><p>then</p><ol start="2"><li>b</li></ol><table><tbody><tr><td><p>Fee</p></td></tr></tbody></table><ol start="3"><li>c</li></ol><ol><li>d</li></ol>',
    );
  });

  test('levels are lists in items, each with its numbers', () => {
    const below = { level: 2 };
    const html = page(
      item('5.', 'a') +
        item('a.', 'b', below) +
        item('b.', 'c', below) +
        item('6.', 'd') +
        item('a.', 'e', below) +
        item('i.', 'f', { level: 3 }) +
        item('§', 'g', { level: 4, font: 'Wingdings' }) +
        item('7.', 'h'),
    );
    expect(cleaned(html)).toBe(
      '<ol start="5"><li>a<ol type="a"><li>b</li><li>c</li></ol></li><li>d<ol type="a"><li>e<ol type="i"><li>f<ul><li>g</li></ul></li></ol></li></ol></li><li>h</li></ol>',
    );
  });

  test.each(['·', 'o', '§', 'Ø', 'ü', 'v', '-', '–', '•', '✓', '→', '❖', '►', '◆', '☐', '\uf0b7', '°'])(
    'a bullet %s stays one',
    (bullet) => {
      expect(cleaned(list([bullet, bullet]))).toBe(`<ul><li>x${bullet}</li><li>x${bullet}</li></ul>`);
    },
  );
});

describe('Numbers that HTML has not stay as text [23.21]', () => {
  test.each([
    ['Nepali letters', ['(क)', '(ख)', '(ग)']],
    ['Nepali letters with a dot', ['क.', 'ख.']],
    ['Nepali digits', ['१.', '२.']],
    ['words', ['दफा १.', 'दफा २.']],
    ['English words', ['Article I', 'Article II']],
    ['brackets', ['(1)', '(2)']],
    ['letters in brackets', ['(a)', '(b)']],
    ['several levels', ['1.1.', '1.2.']],
    ['several levels without a dot', ['3.1', '3.2']],
    ['leading zeros', ['01.', '02.']],
    ['letters beyond z', ['bb.', 'cc.']],
    ['a dash', ['1-', '2-']],
    ['signs of HTML', ['1 & 2 <']],
    ['figures in a circle', ['①', '②']],
    ['figures in a black circle', ['❶', '❷']],
    ['figures in brackets of their own', ['⑴', '⑵']],
    ['figures with a dot of their own', ['⒈', '⒉']],
    ['Roman figures of Unicode', ['Ⅰ', 'Ⅱ']],
    ['small Roman figures with a dot', ['ⅰ.', 'ⅱ.']],
    ['fractions', ['½', '¼']],
    ['figures above the line', ['¹', '²)']],
    ['letters in a circle', ['Ⓐ', 'ⓑ', '🄰']],
    ['letters in brackets of their own', ['⒜', '⒝']],
    ['figures of another script', ['১', '٢']],
    ['figures of Chinese', ['一、', '㈡', '㊂']],
  ])('%s', (_, labels) => {
    const text = (label: string) => label.replace('&', '&amp;').replace('<', '&lt;');
    expect(cleaned(list(labels))).toBe(
      labels.map((label) => `<p>${text(label)} x${text(label)}</p>`).join(''),
    );
  });

  test('in the item above them, whose numbers go on', () => {
    const below = { level: 2 };
    expect(
      cleaned(
        page(
          item('1.', 'a') +
            item('1.1.', 'b', below) +
            item('1.2.', 'c', below) +
            item('2.', 'd') +
            item('(क)', 'e', below),
        ),
      ),
    ).toBe('<ol><li>a<p>1.1. b</p><p>1.2. c</p></li><li>d<p>(क) e</p></li></ol>');
  });

  test('with lists below them', () => {
    expect(
      cleaned(
        page(
          item('(क)', 'a') + item('1.', 'b', { level: 2 }) + item('(ख)', 'c') + item('1.', 'd', { level: 2 }),
        ),
      ),
    ).toBe('<p>(क) a</p><ol><li>b</li></ol><p>(ख) c</p><ol><li>d</li></ol>');
  });

  test('in headings', () => {
    const heading = item('2.1', 'Fees').replace('<p ', '<h2 ').replace('</p>', '</h2>');
    expect(cleaned(page(item('1.', 'a') + heading))).toBe('<ol><li>a</li></ol><h2>2.1 Fees</h2>');
  });
});

test('A number in the text itself stays there [23.21]', () => {
  const plain = (text: string) => `<p style="mso-list:l0 level1 lfo1">${text}</p>`;
  for (const text of ['① a', '⑴ a', 'Ⅰ. a', '½ a', 'Ⓐ a', '१. a'])
    expect(cleaned(plain(text))).toBe(`<p>${text}</p>`);
  expect(cleaned(plain('a'))).toBe('<ul><li>a</li></ul>');
});

describe('Whatever else Word writes about its lists [23.20, 23.21]', () => {
  test('conditions as comments, or none', () => {
    const commented = item('5.', 'a')
      .replace('<![if !supportLists]>', '<!--[if !supportLists]-->')
      .replace('<![endif]>', '<!--[endif]-->');
    expect(cleaned(commented)).toBe('<ol start="5"><li>a</li></ol>');
    expect(cleaned(item('5.', 'a').replace(/<!\[[^>]*>/g, ''))).toBe('<ol start="5"><li>a</li></ol>');
  });

  test('a number that lost its mark is text', () => {
    for (const text of ['5.&nbsp;&nbsp; a', '(क) a', '2.1 a', 'दफा १. a'])
      expect(cleaned(`<p style='mso-list:l0 level1 lfo1'>${text}</p>`)).toBe(`<p>${text}</p>`);
  });

  test('a text that was read once is not read again', () => {
    const once = withWordLists([...piecesOf(list(['(1)', '1.1']))]);
    expect(withWordLists([...piecesOf(once)])).toBe(once);
  });

  test('bold, links and line breaks stay in the item', () => {
    expect(cleaned(item('1.', '<b>a</b> <i>b</i><br>c <a href="https://example.com/">d</a>'))).toBe(
      '<ol><li><strong>a</strong> <em>b</em><br>c <a href="https://example.com/">d</a></li></ol>',
    );
  });

  test('a list in a cell ends with it', () => {
    expect(cleaned(`<table><tr><td>${item('1.', 'a')}</td><td>${item('2.', 'b')}</td></tr></table>`)).toBe(
      '<table><tbody><tr><td><ol><li>a</li></ol></td><td><ol start="2"><li>b</li></ol></td></tr></tbody></table>',
    );
  });

  test('lists that are lists already, and texts without any, are left alone', () => {
    for (const html of [
      '<ol start="5" type="a"><li class=MsoNormal style="mso-list:l0 level1 lfo1">a</li></ol>',
      '<p>1. a <b>b</b> <i>c</i></p>\n<p style="mso-list:none">d</p> <p>1 < 2 & 3 > 2</p><!-- x -->',
      '<p title="a > b">a</p><a href=x',
    ])
      expect(withWordLists([...piecesOf(html)])).toBe(html);
  });
});
