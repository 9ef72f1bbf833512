import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean.ts';
import { isClean } from './is-clean.ts';

const picture = `/uploads/${'0123456789abcdef'.repeat(2)}.webp`;

describe('clean text comes back byte for byte', () => {
  test.each([
    '',
    'words only, with & and &eacute; and > as they came',
    '  <p>blanks </p>\n<p>between</p>\r\n',
    '<p>भर्ना <strong>सूचना</strong> 🙂</p>',
    '<p><span class="ql-font-Inter"><span class="ql-size-extra-small">both</span></span></p>',
    '<p><strong class="ql-size-large">older content</strong></p>',
    '<p><span class="ql-size-small ql-font-comic-sans">older content</span></p>',
    '<p><a href="https://example.com/?a=1&b=2" rel="noopener noreferrer" target="_blank">older link</a></p>',
    '<p><a href="https://example.com/?a=1&amp;b=2">link</a><br><a href="/notices#top">here</a><br /></p>',
    '<ol start="3"><li>bare</li><li><p>three</p><ul><li><p>deeper</p></li></ul></li></ol>',
    `<img src="${picture}" alt="a &quot;b&quot; &amp; &lt;c&gt;" width="800" height="600">`,
    '<table><tbody><tr><th colspan="2"><p>a</p></th></tr><tr><td></td><td>b</td></tr></tbody></table>',
    '<h2 class="ql-align-center">a</h2><p class="ql-align-right"><strong>b</strong></p>',
    '<h2>a</h2><h3>b</h3><h4>c</h4><hr><blockquote><p>d</p></blockquote>',
  ])('%s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });
});

describe('open elements are closed, and misplaced ones get a parent', () => {
  test.each([
    ['<table><tr><td>x', '<table><tbody><tr><td>x</td></tr></tbody></table>'],
    ['<blockquote>quoted', '<blockquote>quoted</blockquote>'],
    ['a</div></main></td>b', 'ab'],
    ['<b>x<i>y</b>z</i>', '<strong>x<em>y</em></strong>z'],
    ['<strong><p>x</p><p>y</p></strong>', '<p><strong>x</strong></p><p><strong>y</strong></p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<li>a</li><p>b</p>', '<ul><li>a</li></ul><p>b</p>'],
    ['<ol><p>no item</p></ol>', '<p>no item</p>'],
    ['<p>x</p>tail <b>y</b>', '<p>x</p><p>tail <strong>y</strong></p>'],
    ['<div>one<div>two</div>three</div>', '<p>one</p><p>two</p><p>three</p>'],
    ['5 < 6 & 7 > 6', '5 &lt; 6 &amp; 7 &gt; 6'],
    ['<P>a\u00a0b</P>', '<p>a&nbsp;b</p>'],
    ['<a href="/x">a<a href="/y">b</a></a>', '<a href="/x">a</a><a href="/y">b</a>'],
  ])('%s', (html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });
});

describe('dangerous markup is removed', () => {
  test.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<style>p{color:red}</style><title>t</title>a', 'a'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<p class="dialog">a</p>', '<p>a</p>'],
    ['<span class="ql-font-wingdings">a</span>', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="&#106;avascript:alert(1)">a</a>', 'a'],
    ['<a href="java&Tab;script:alert(1)">a</a>', 'a'],
    ['<a href="java\nscript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="/\\evil.example">a</a>', 'a'],
    ['<a href="/&#9;/evil.example">a</a>', 'a'],
    ['<a href="https:evil.example">a</a>', 'a'],
    ['<img src="https://elsewhere.example/a.png">a', 'a'],
    ['<img src="data:image/png;base64,AAAA">a', 'a'],
    [`<img src="${picture}" onerror="alert(1)">`, `<img src="${picture}">`],
    [`<img src="/uploads/../api/logout.webp">a`, 'a'],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    [
      '<iframe src="https://x.example"></iframe><form action="/x"><input name="a"><button>b</button></form>',
      '<p><a href="https://x.example">x.example</a></p><p>b</p>',
    ],
    ['<!-- <p>a</p> -->b<!', 'b'],
    ['<td colspan="100000">a</td>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ])('%s', (html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });
});

describe('pasted markup is normalized', () => {
  test.each([
    [
      'Word',
      '<html xmlns:o="x"><head><title>t</title><style>.a{}</style></head><body lang=EN-US><!--[if gte mso 9]><xml>' +
        '<w:WordDocument/></xml><![endif]--><h1 style="mso-x:1">Exam</h1><p class=MsoNormal style="margin:0"><b>' +
        '<span lang=NE style="font-size:14pt">Results<o:p></o:p></span></b></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
        '<p class=MsoNormal>On <font color=red><i>Monday</i></font></p></body></html>',
      '<h2>Exam</h2><p><strong>Results</strong></p><p>On <em>Monday</em></p>',
    ],
    [
      'Google Docs',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="' +
        'font-weight:700;font-style:italic">Bold</span><span style="font-weight:400"> plain</span></p></b>',
      '<p><strong><em>Bold</em></strong> plain</p>',
    ],
    [
      'Quill lists',
      '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li>' +
        '<li data-list="bullet" class="ql-indent-1">b</li><li data-list="bullet">c</li>' +
        '<li data-list="ordered">d</li></ol>',
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol><li>d</li></ol>',
    ],
    [
      'alignment of Quill, with what is no alignment [17.54]',
      '<p class="ql-align-center x">a</p><p class="ql-align-justify">b</p><li class="ql-align-right">c</li>',
      '<p class="ql-align-center">a</p><p>b</p><ul><li>c</li></ul>',
    ],
    [
      'alignment of word processors [17.54]',
      '<h1 align=CENTER>a</h1><p style="x-text-align:right;text-align: end">b</p><p style="text-align:justify">c</p>' +
        '<center>d</center><span style="text-align:center">e</span><p align="center" onclick="x()">f</p>',
      '<h2 class="ql-align-center">a</h2><p class="ql-align-right">b</p><p>c</p>' +
        '<p class="ql-align-center">d</p><p>e</p><p class="ql-align-center">f</p>',
    ],
    [
      'rows that merged cells fill from above [17.55]',
      '<table><tr></tr><tr><td rowspan=2>a</td><td rowspan=2>b</td></tr><tr></tr><tr><td>c</td><td>d</td></tr></table>',
      '<table><tbody><tr><td rowspan="2">a</td><td rowspan="2">b</td></tr><tr></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    ],
    [
      'Quill font on another mark',
      '<p><em class="ql-font-georgia" style="color:red">a</em></p>',
      '<p><em><span class="ql-font-georgia">a</span></em></p>',
    ],
  ])('%s', (_, html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });
});

describe('very deep nesting neither overflows the stack nor blocks', () => {
  const many = 100_000;
  test.each([
    ['unclosed', '<b>'.repeat(many)],
    ['unclosed tables', '<table><tr><td>'.repeat(many)],
    ['lists', '<ul><li>'.repeat(many)],
    ['never opened', '<b>'.repeat(900) + '</i>'.repeat(many)],
    ['no tags at all', '<'.repeat(many)],
    ['attributes', `<p ${'a="b" '.repeat(many)}>`],
    ['attributes in the strict form', `<p${' class="b"'.repeat(many)}>`],
    ['balanced', `${'<blockquote>'.repeat(many)}${'</blockquote>'.repeat(many)}`],
  ])('%s', (_, html) => {
    const cleaned = cleanHtml(`${html} end`);
    expect(isClean(cleaned)).toBe(true);
    expect(cleaned.includes('end') || html.endsWith('>')).toBe(true);
  });
});

/** Collections of hostile and odd texts that may stand beside the project; without them these tests have no cases. */
const collections = [
  'xss/all-deduped',
  'xss/dompurify-expect',
  'xss/html5lib-tokenizer-inputs',
  'naughty/blns',
];
for (const name of [...collections, 'xss/live-in-chromium-156', 'naughty/fuzzdb-unicode-control']) {
  const file = new URL(`../../../../../shared/testdata/${name}.json`, import.meta.url);
  test.runIf(existsSync(file))(`every text of ${name} comes out clean and stays so`, () => {
    const texts: unknown[] = JSON.parse(readFileSync(file, 'utf8'));
    for (const text of texts.map(textIn)) {
      const cleaned = cleanHtml(text);
      expect(isClean(cleaned), text).toBe(true);
      expect(cleanHtml(cleaned)).toBe(cleaned);
    }
  });
}

function textIn(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const { payload, input, s } = entry as Record<string, unknown>;
  return String(payload ?? input ?? s);
}

test('line ends that are written as references are stored as LF, so that cleaning again changes nothing [12.5]', () => {
  const once = cleanHtml('one&#13;&#10;two&#xD;<blink>three</blink>');
  expect(once).toBe('one\ntwo\nthree');
  expect(cleanHtml(once)).toBe(once);
});
