import { expect, test } from 'vitest';
import { cleanHtml } from './clean.ts';
import { isClean } from './is-clean.ts';

/** The editor's output in Chromium, one text for each kind of formatting. */
const written: Record<string, string> = {
  marks: '<p>Hello <strong>bold</strong><em> it</em><u> un</u></p>',
  bullets:
    '<p>Hello <strong>bold</strong><em> it</em><u> un</u></p><ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>',
  numbers:
    '<p>Hello <strong>bold</strong><em> it</em><u> un</u></p><ul><li><p>one</p><ol><li><p>two</p></li></ol></li></ul>',
  'font and size': '<p><span class="ql-font-comic-sans"><span class="ql-size-large">abc</span></span></p>',
  heading: '<h2><span class="ql-size-large">abc</span></h2>',
  older:
    '<p><strong><span class="ql-font-georgia"><span class="ql-size-small">old!</span></span></strong></p>',
  link: '<p><a href="https://www.example.com/?a=1&amp;b=2">see site</a></p>',
  'older link': '<p>a<a target="_blank" rel="noopener noreferrer" href="https://x.np">x</a></p>',
  table:
    '<p>before</p><table><tbody><tr><th><p>A1</p></th><th><p>B1</p></th><th><p></p></th></tr><tr><td><p></p></td><td><p></p></td><td><p></p></td></tr><tr><td><p></p></td><td><p></p></td><td><p></p></td></tr></tbody></table><p></p>',
  'table changed':
    '<p>before</p><table><tbody><tr><td><p></p></td><td><p></p></td><td><p></p></td></tr><tr><td><p></p></td><td><p></p></td><td><p></p></td></tr><tr><td><p></p></td><td><p></p></td><td><p></p></td></tr><tr><td><p></p></td><td><p></p></td><td><p></p></td></tr></tbody></table><p></p>',
  quote: '<blockquote><p>quote &amp; "more" &lt;x&gt;  two blanks</p></blockquote>',
  'line break': '<blockquote><p>quote &amp; "more" &lt;x&gt;  two blanks<br>line</p></blockquote>',
  'list from three': '<ol start="3"><li><p>three</p></li></ol>',
  rule: '<ol start="3"><li><p>three</p></li></ol><hr><p>x</p>',
  struck: '<ol start="3"><li><p>three</p></li></ol><hr><p>x<s>struck</s></p>',
  'typed address':
    '<ol start="3"><li><p>three</p></li></ol><hr><p>x<s>struck </s><a href="https://example.com/?q=1&amp;r=2"><s>https://example.com/?q=1&amp;r=2</s></a><s> </s></p>',
  Subheading:
    '<ol start="3"><li><p>three</p></li></ol><hr><h3>x<s>struck </s><a href="https://example.com/?q=1&amp;r=2"><s>https://example.com/?q=1&amp;r=2</s></a><s> </s></h3>',
  'Small heading':
    '<ol start="3"><li><p>three</p></li></ol><hr><h4>x<s>struck </s><a href="https://example.com/?q=1&amp;r=2"><s>https://example.com/?q=1&amp;r=2</s></a><s> </s></h4>',
  'all fonts':
    '<span class="ql-font-arial">x</span><span class="ql-font-comic-sans">x</span><span class="ql-font-courier-new">x</span><span class="ql-font-georgia">x</span><span class="ql-font-helvetica">x</span><span class="ql-font-Inter">x</span><span class="ql-font-lucida">x</span>',
  'all sizes':
    '<span class="ql-font-lucida">x</span><span class="ql-font-lucida">x</span><span class="ql-font-lucida">x</span><span class="ql-font-lucida">x</span>',
  'merged cells':
    '<table><tbody><tr><td colspan="2"><p>ax</p><p>b</p></td></tr><tr><td><p>c</p></td><td><p>d</p></td></tr></tbody></table>',
  'blanks that hold': '<p>&nbsp;भर्ना&nbsp; x!</p>',
  word: '<h2>Exam</h2><p><strong>Results</strong> of <em>June</em></p><ul><li><p>First</p><ul><li><p>Deeper</p></li></ul></li><li><p>Second</p></li></ul><ol><li><p>Number</p></li></ol><table><tbody><tr><td><p>Cell</p></td></tr></tbody></table>',
  docs: '<h2>Title</h2><p><strong><em>Bold</em></strong> plain<a href="https://x.np">l</a>bad</p><ul><li><p>item</p></li></ul><table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>',
  picture:
    '<p>start</p><img src="/uploads/0123456789abcdef0123456789abcdef.webp" alt="Our &quot;gate&quot; &amp; &lt;wall&gt;" width="400" height="200"><p></p>',
  'picture pasted':
    '<p>start</p><img src="/uploads/0123456789abcdef0123456789abcdef.webp" alt="Our &quot;gate&quot; &amp; &lt;wall&gt;" width="400" height="200"><p>x</p><p></p>',
};

test.each(Object.entries(written))('the server keeps what the editor writes: %s', (_, html) => {
  expect(isClean(html)).toBe(true);
  expect(cleanHtml(html)).toBe(html);
});
