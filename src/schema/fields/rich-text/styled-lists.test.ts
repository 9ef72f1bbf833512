import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean.ts';

const cleaned = (html: string) => cleanHtml(html).replace(/\n/g, '');
const items = '<li>one</li><li>two</li>';

/** An item of Word on the web, where each has a list of its own. */
const online = (levelText: string, start: number, text: string, { level = 1, style = 'decimal' } = {}) =>
  `<div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1 SCXW1" role="list" start="${start}" style="margin: 0px; list-style-type: ${style};">` +
  `<li aria-setsize="-1" data-leveltext="${levelText}" data-listid="3" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1" style="margin: 0px;">` +
  `<p class="Paragraph SCXW1" style="margin: 0px;"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></ol></div>`;

describe('Kinds of numbers that only a style says [23.20]', () => {
  test.each([
    [
      'of a web page',
      `<ol style="list-style-type: lower-alpha;">${items}</ol>`,
      `<ol type="a">${items}</ol>`,
    ],
    [
      'in short',
      `<ol start="3" style="list-style: inside upper-roman">${items}</ol>`,
      `<ol start="3" type="I">${items}</ol>`,
    ],
    [
      'of Google Docs, on the items',
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><ol style="margin-top:0;" start="5"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li>' +
        '<ol style="margin-top:0;"><li dir="ltr" style="list-style-type:lower-roman;" aria-level="2"><p dir="ltr"><span>below</span></p></li></ol>' +
        '<li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr"><span>two</span></p></li></ol></b>',
      '<ol start="5"><li><p>one</p><ol type="i"><li><p>below</p></li></ol></li><li><p>two</p></li></ol>',
    ],
    ['of LibreOffice', `<ol start="5" type="a">${items}</ol>`, `<ol start="5" type="a">${items}</ol>`],
    [
      'of Word on the web',
      online('%1.', 5, 'one') + online('%1)', 6, 'two', { style: 'lower-alpha' }),
      '<ol start="5"><li><p>one&nbsp;</p></li></ol><ol start="6" type="a"><li><p>two&nbsp;</p></li></ol>',
    ],
    ['bullets of any style', `<ul style="list-style-type:square">${items}</ul>`, `<ul>${items}</ul>`],
  ])('%s', (_, html, stored) => {
    expect(cleaned(html)).toBe(stored);
  });
});

describe('Numbers of styles that HTML has not become text [23.21]', () => {
  test.each([
    [
      'Nepali digits',
      `<ol style="list-style-type:devanagari" start="9">${items}</ol>`,
      '<p>९. one</p><p>१०. two</p>',
    ],
    [
      'zeros before them',
      `<ol style="list-style:decimal-leading-zero">${items}</ol>`,
      '<p>01. one</p><p>02. two</p>',
    ],
    [
      'none, where the text has its own',
      '<ol style="list-style-type:none"><li>(क) one</li></ol>',
      '<p>(क) one</p>',
    ],
    [
      'brackets and levels of Word on the web',
      online('(%1)', 1, 'one') +
        online('%1.%2.', 1, 'below', { level: 2 }) +
        online('(%1)', 2, 'two', { style: 'lower-alpha' }),
      '<p>(1) one&nbsp;</p><p>1.1. below&nbsp;</p><p>(b) two&nbsp;</p>',
    ],
    [
      'in an item',
      `<ol><li>one<ol style="list-style-type:devanagari">${items}</ol></li><li>three</li></ol>`,
      '<ol><li>one<p>१. one</p><p>२. two</p></li><li>three</li></ol>',
    ],
  ])('%s', (_, html, stored) => {
    expect(cleaned(html)).toBe(stored);
  });
});
