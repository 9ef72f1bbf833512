import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean.ts';

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
      '<p onclick="x()">a</p>',
      ['markup: What runs when somebody clicks or points at something is not kept.'],
    ],
    ['<p><font color="#cc0000">a</font></p>', ['markup: Colours of the text are not kept.']],
    ['<table><tr><td bgcolor="yellow">a</td></tr></table>', ['markup: Colours of the text are not kept.']],
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
    '<pre>a\nb</pre><q>c</q><table><caption>d</caption><col><thead><tr><td>e</td></tr></thead></table>',
  ])('%s', (html) => {
    expect(lostIn(html)).toEqual([]);
  });
});
