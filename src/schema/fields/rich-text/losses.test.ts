import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean.ts';
import { richText } from './index.ts';

const lostIn = (html: string) => {
  const losses: string[] = [];
  cleanHtml(html, ({ kind, what }) => losses.push(`${kind}: ${typeof what === 'string' ? what : what.en}`));
  return losses;
};

describe('what a text loses is told [23.10]', () => {
  test.each([
    ['<p>a <mark>b</mark></p>', ['markup: <mark> is not kept; the words in it are.']],
    ['<script>x</script>a', ['markup: <script> is not kept, nor what is in it.']],
    ['<svg><path d="x"/><text>y</text></svg>a', ['markup: <svg> is not kept, nor what is in it.']],
    [
      '<p><a href="notice.php?id=12">a</a></p>',
      ['markup: A link was not kept, only its words: notice.php?id=12 leads nowhere from here.'],
    ],
    [
      '<p><a href="#a">1</a><a href="#b">2</a><a href="#c">3</a><a href="#d">4</a></p><p id="a">a</p><p id="b">b</p><p id="c">c</p><p id="d">d</p>',
      ['markup: Links within the text lead to headings only. Of others the words were kept: #a, #b, #c …'],
    ],
    [
      '<p onclick="x()">a</p>',
      ['markup: What runs when somebody clicks or points at something is not kept.'],
    ],
    ['<p><font color="#cc0000">a</font></p>', ['markup: Colours of the text are not kept.']],
    ['<table><tr><td bgcolor="yellow">a</td></tr></table>', ['markup: Colours of the text are not kept.']],
    ['<p class="has-red-color has-text-color">a</p>', ['markup: Colours of the text are not kept.']],
    [
      '<p class="has-pale-pink-background-color has-background">a</p>',
      ['markup: Colours of the text are not kept.'],
    ],
    ['<p><span class="ql-bg-yellow">a</span></p>', ['markup: Colours of the text are not kept.']],
    ...[
      '<p style="text-align:justify">a</p>',
      '<p class="has-text-align-justify">a</p>',
      '<div class="text-justify">a</div>',
      '<p class="ql-align-justify">a</p>',
      '<table><tr><td align=justify>a</td></tr></table>',
      '<style>.MsoNormal {text-align:justify}</style><p class=MsoNormal>a</p>',
    ].map(
      (html) => [html, ['markup: Justified text is not kept: it starts at the left.']] as [string, string[]],
    ),
    [
      '<p><img src="https://old.example/a.jpg"></p>',
      [
        'foreign-picture: A picture from elsewhere was left out (https://old.example/a.jpg). Save it, and upload it here.',
      ],
    ],
    [
      '<p><img src="data:image/png;base64,AAAA"></p>',
      ['foreign-picture: A picture inside the text was left out. Save it, and upload it here.'],
    ],
    ['<embed src="/a.pdf">', ['embed: What was embedded became a link: Document: a.pdf (/a.pdf).']],
    [
      '<object data="/a.pdf"><p>Not shown.</p><embed src="/b.pdf"></object>',
      [
        'embed: What was embedded became a link: Document: a.pdf (/a.pdf).',
        'embed: What was embedded became a link: Document: b.pdf (/b.pdf).',
      ],
    ],
    [
      '<noscript><iframe src="https://www.youtube.com/embed/ns"></iframe></noscript>',
      ['embed: What was embedded became a link: Video on YouTube (https://www.youtube.com/watch?v=ns).'],
    ],
    [
      '<div class="fb-post" data-href="https://www.facebook.com/c/posts/9"></div>',
      ['embed: What was embedded became a link: Page on Facebook (https://www.facebook.com/c/posts/9).'],
    ],
    [
      '<iframe src="about:blank"></iframe>',
      ['embed: Something embedded was left out: it has no address that a link could lead to.'],
    ],
  ])('%s', (html, losses) => {
    expect(lostIn(html)).toEqual(losses);
  });
});

describe('nothing is told of what is kept, or what every program writes [23.11]', () => {
  test.each([
    '<p>a &ndash; b</p>',
    '<DIV><B>a</B><BR><center>b</center><h1>c</h1></DIV>',
    '<html><head><meta charset="utf-8"><style>p{margin:0}</style><title>t</title></head><body><p class=MsoNormal style="margin:0;font-family:Calibri;color:windowtext">a<o:p></o:p></p></body></html>',
    '<p><span style="color:#000000;background-color:transparent;font-size:11pt">a</span> <a href="https://x.np"><span style="color:#1155cc">b</span></a></p>',
    '<p style="color: rgb(32, 33, 36); background-color: rgb(255, 255, 255)">a</p>',
    '<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;vertical-align:bottom;">a</td></tr></tbody></table></google-sheets-html-origin>',
    '<byte-sheet-html-origin data-id="1"><table><tr><td>a</td></tr></table></byte-sheet-html-origin>',
    '<html><body><!--StartFragment--><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><font face="Arial" size="2">a</font></p></b><!--EndFragment--></body></html>',
    '<p class="has-black-color has-text-color has-small-font-size">a <span class="has-cyan-bluish-gray-color">b</span></p>',
    '<p>Printed on <sdfield type="datetime" sdval="1">1 Magh</sdfield>, <a href="https://x.np"><font color="#000080"><u>a</u></font></a> <a style="color: rgb(0, 0, 238)" href="/faqs">b</a></p>',
    '<pre>a\nb</pre><q>c</q><table><caption>d</caption><col><thead><tr><td>e</td></tr></thead></table>',
  ])('%s', (html) => {
    expect(lostIn(html)).toEqual([]);
  });
});

test('of a text that is too long to be cleaned nothing is told, as looking for it would hold up everybody [23.10]', () => {
  const { lossesOf } = richText('Description', { ne: 'विवरण' });
  let looked = 0;
  const tools = {
    cleanHtml: (html: string) => {
      looked += html.length;
      return html;
    },
  };
  expect(lossesOf?.('<b>'.repeat(400_000), tools)).toEqual([]);
  expect(looked).toBe(0);
});
