import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean.ts';
import { isClean } from './is-clean.ts';

function expectKept(html: string, expected = html) {
  const cleaned = cleanHtml(html);
  expect(cleaned).toBe(expected);
  expect(isClean(cleaned)).toBe(true);
  expect(cleanHtml(cleaned)).toBe(cleaned);
}

const sheet =
  '<style><!--\n.xl66\n\t{mso-style-parent:style0;\n\tfont-weight:700;\n\ttext-align:center;}\n--></style>';

describe('superscript and subscript stay [23.2]', () => {
  test.each([
    ['<p>10<sup>-3</sup> m<sup>2</sup>, C<sub>6</sub>H<sub>12</sub></p>'],
    ['<P>a<SUP>b</SUP></P>', '<p>a<sup>b</sup></p>'],
    [
      '<p>2<span style="font-size:0.6em;vertical-align:super">nd</span> CO<span style="vertical-align: sub">2</span></p>',
      '<p>2<sup>nd</sup> CO<sub>2</sub></p>',
    ],
    ['<p style="x">x<sup><b>2</b></sup></p>', '<p>x<sup><strong>2</strong></sup></p>'],
  ])('%s', expectKept);
});

describe('tables keep captions, alignment and bold of cells [23.3]', () => {
  test.each([
    ['<table><caption>Fees <strong>2083</strong></caption><tbody><tr><td>5</td></tr></tbody></table>'],
    [
      '<table><caption><p>Fees</p></caption><tr><td align="right">5</td></tr></table>',
      '<table><caption>Fees</caption><tbody><tr><td><p class="ql-align-right">5</p></td></tr></tbody></table>',
    ],
    [
      '<table><caption><p>Fees</p>\n<p style="font-weight:bold">of 2083</p><ul><li>a</li><li>b</li></ul><p></p></caption><tr><td>5</td></tr></table>',
      '<table><caption>Fees<strong> of 2083</strong> a b</caption><tbody><tr><td>5</td></tr></tbody></table>',
    ],
    [
      '<table><tr style="text-align:center"><td>a</td><td style="text-align:left">b</td><td class="has-text-align-right" data-align="right">c <b>d</b></td></tr></table>',
      '<table><tbody><tr><td><p class="ql-align-center">a</p></td><td>b</td><td><p class="ql-align-right">c <strong>d</strong></p></td></tr></tbody></table>',
    ],
    [
      '<table><tr><td style="font-weight:bold;text-align:center">Fee</td><td style="font-weight:bold">a</td></tr></table>',
      '<table><tbody><tr><td><p class="ql-align-center"><strong>Fee</strong></p></td><td><strong>a</strong></td></tr></tbody></table>',
    ],
    [
      `<html><head>${sheet}</head><body><table><tr><td class=xl66 width=64>Fee</td><td class=xl65>5</td></tr></table></body></html>`,
      '<table><tbody><tr><td><p class="ql-align-center"><strong>Fee</strong></p></td><td>5</td></tr></tbody></table>',
    ],
    [
      '<table><tr><td align=center><p style="text-align:left">a</p><p>b</p></td></tr></table>',
      '<table><tbody><tr><td><p>a</p><p class="ql-align-center">b</p></td></tr></tbody></table>',
    ],
  ])('%s', expectKept);
});

describe('paragraphs keep their alignment, whoever wrote it [23.3]', () => {
  test.each([
    ['<p class="has-text-align-center">a</p>', '<p class="ql-align-center">a</p>'],
    ['<h2 class="wp-block-heading has-text-align-right">a</h2>', '<h2 class="ql-align-right">a</h2>'],
    [
      '<div class="text-center"><h3>a</h3><p>b</p><p class="text-start">c</p>d</div><p>e</p>',
      '<h3 class="ql-align-center">a</h3><p class="ql-align-center">b</p><p>c</p><p class="ql-align-center">d</p><p>e</p>',
    ],
    [
      '<center><table><tr><td>a</td></tr></table><b>c</b></center>',
      '<table><tbody><tr><td>a</td></tr></tbody></table><p class="ql-align-center"><strong>c</strong></p>',
    ],
    [
      '<blockquote class="has-text-align-center"><p>a</p></blockquote>',
      '<blockquote><p class="ql-align-center">a</p></blockquote>',
    ],
  ])('%s', expectKept);
});

describe('lists keep how they are numbered [23.4]', () => {
  test.each([
    ['<ol reversed="" start="3" type="a"><li value="7">a</li><li><p>b</p></li></ol>'],
    ['<ol reversed><li value=5>a<li>b</ol>', '<ol reversed=""><li value="5">a</li><li>b</li></ol>'],
    ['<ol style="list-style-type: lower-roman"><li>a</li></ol>', '<ol type="i"><li>a</li></ol>'],
    ['<ol type="x" start="one"><li value="x">a</li></ol>', '<ol><li>a</li></ol>'],
  ])('%s', expectKept);
});

describe('what browsers draw around words is written into them [23.5]', () => {
  test.each([
    [
      '<pre>6:15  Physics\n7:00\tChemistry\n</pre>',
      '<p>6:15&nbsp; Physics<br>7:00&nbsp;&nbsp;&nbsp; Chemistry<br></p>',
    ],
    [
      '<pre class="wp-block-verse">\n  a <b>b\nc</b></pre><p>d\ne</p>',
      '<p>&nbsp;&nbsp;a <strong>b<br>c</strong></p><p>d\ne</p>',
    ],
    ['<p><q>yes, <q>no</q></q></p>', '<p>“yes, ‘no’”</p>'],
    [
      '<p><a href="/a.pdf">Routine</a><a href="/a.pdf" download>Download</a></p>',
      '<p><a href="/a.pdf">Routine</a><a href="/a.pdf">Download</a></p>',
    ],
    ['<p><b>a</b><strong>b</strong></p>', '<p><strong>ab</strong></p>'],
  ])('%s', expectKept);
});

describe('headings keep their ids, to which links on the page lead [23.7]', () => {
  test.each([
    ['<h2 id="fees">Fees</h2><p><a href="#fees">go</a></p>'],
    ['<h3 class="ql-align-center" id="शुल्क-2083">शुल्क</h3>'],
    ['<h1 id="fees">Fees</h1><p id="p">a</p>', '<h2 id="fees">Fees</h2><p>a</p>'],
    ['<h2><span id="Fees_and_dates">Fees</span></h2>', '<h2 id="Fees_and_dates">Fees</h2>'],
    ['<h2><a name="_Toc12"></a>Fees</h2>', '<h2 id="_Toc12">Fees</h2>'],
    ['<h2 id="a b">a</h2><h2 id="">b</h2><h2 id="x&quot;y">c</h2>', '<h2>a</h2><h2>b</h2><h2>c</h2>'],
    ['<p><span id="x">a</span></p>', '<p>a</p>'],
    [
      '<p><a href="#fees">a</a> <a href="#dates">b</a></p><section id="fees"><h2>Fees</h2></section><p><a name="dates"></a></p><h3>Dates</h3>',
      '<p><a href="#fees">a</a> <a href="#dates">b</a></p><h2 id="fees">Fees</h2><h3 id="dates">Dates</h3>',
    ],
    [
      '<p><a href="#_Toc2">a</a></p><h1 id="b"><a name="_Toc1"></a><a name="_Toc2">Fees</a></h1>',
      '<p><a href="#b">a</a></p><h2 id="b">Fees</h2>',
    ],
    ['<section id="post-1"><h2>Fees</h2></section>', '<h2>Fees</h2>'],
    [
      '<h2 id="a">A</h2><h2 id="a"><span id="b">B</span></h2><h2 id="a">C</h2>',
      '<h2 id="a">A</h2><h2 id="b">B</h2><h2 id="a">C</h2>',
    ],
  ])('%s', expectKept);
});

describe('links to targets that go with their elements become words, others stay [23.7]', () => {
  test.each([
    [
      '<p>a<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a></p><p><a name="_ftn1" href="#_ftnref1">[1]</a> b</p>',
      '<p>a<sup>[1]</sup></p><p>[1] b</p>',
    ],
    ['<p><a href="#fn1">1</a></p><p id="fn1">b</p>', '<p>1</p><p>b</p>'],
    ['<p><a name="sec"></a>a</p><p><a href="#sec">b</a></p>', '<p>a</p><p>b</p>'],
    ['<h2 id="a b">a</h2><p><a href="#a%20b">b</a></p>', '<h2>a</h2><p>b</p>'],
    ['<H2 id="a"></H2><p>b <a href="#a">c</a></p>', '<p>b c</p>'],
    [
      '<p style="x"><a href="#content">a</a> <a href="#fees">b</a> <a href="#">c</a></p>',
      '<p><a href="#content">a</a> <a href="#fees">b</a> <a href="#">c</a></p>',
    ],
    ['<p id="top">a</p><p><a href="#top">b</a></p>', '<p>a</p><p><a href="#top">b</a></p>'],
    [
      '<h2 id="शुल्क">a</h2><p class="x"><a href="#%E0%A4%B6%E0%A5%81%E0%A4%B2%E0%A5%8D%E0%A4%95">b</a></p>',
      '<h2 id="शुल्क">a</h2><p><a href="#%E0%A4%B6%E0%A5%81%E0%A4%B2%E0%A5%8D%E0%A4%95">b</a></p>',
    ],
  ])('%s', expectKept);
});

describe('links that open a program stay [23.8]', () => {
  test.each([
    '<p><a href="viber://chat?number=%2B9779800000000">Viber</a></p>',
    '<p><a href="whatsapp://send?phone=9779800000000">WhatsApp</a></p>',
    '<p><a href="sms:+9779800000000?body=Hello">SMS</a></p>',
    '<p><a href="geo:27.7172,85.3240">here</a></p>',
    '<p><a href="tel:+97715550000">call</a></p>',
  ])('%s', (html) => {
    expectKept(html);
    expectKept(html.replace('<p>', '<p style="x">'), html);
  });
});
