import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLanguage } from '../language.tsx';
import { renderPage } from '../render-page.ts';
import { RichText } from './rich-text.tsx';

const levels = (html: string, under: 1 | 2 | 3) => {
  const shown = renderToStaticMarkup(<RichText html={html} under={under} />);
  return [...shown.matchAll(/<(\/?h\d)/g)].map(([, tag]) => tag).join(' ');
};

test.each([
  ['headings that begin too deep', '<h3>a</h3><p>b</p><h3>c</h3>', 1, 'h2 /h2 h2 /h2'],
  ['headings that leave a level out', '<h2>a</h2><h4>b</h4><h2>c</h2>', 1, 'h2 /h2 h3 /h3 h2 /h2'],
  ['headings under a record’s title', '<h2>a</h2><h3>b</h3>', 2, 'h3 /h3 h4 /h4'],
  ['headings that rise', '<h4>a</h4><h3>b</h3><h2>c</h2>', 2, 'h3 /h3 h3 /h3 h3 /h3'],
] as const)('%s are nested without a gap', (_, html, under, shown) => {
  expect(levels(html, under)).toBe(shown);
});

test('links to pages of this site stay within the language of the page [20.47]', () => {
  const html =
    '<p><a href="/faqs#fees">a</a> <a title="x" href="/uploads/1.pdf">b</a> <a href="https://example.org/faqs">c</a></p>';
  const linksIn = (language: 'en' | 'ne') =>
    [
      ...renderToStaticMarkup(
        <InLanguage language={language}>
          <RichText html={html} />
        </InLanguage>,
      ).matchAll(/href="([^"]*)"/g),
    ].map(([, href]) => href);
  expect(linksIn('ne')).toEqual(['/ne/faqs#fees', '/uploads/1.pdf', 'https://example.org/faqs']);
  expect(linksIn('en')).toEqual(['/faqs#fees', '/uploads/1.pdf', 'https://example.org/faqs']);
});

test('stored pictures open in their full size, unless they lead elsewhere [23.77]', () => {
  const shown = renderToStaticMarkup(
    <RichText html='<p><img src="/uploads/1.webp" alt="The letter"></p><p><img src="/uploads/2.webp" alt=""></p><p><a href="/faqs"><img src="/uploads/3.webp" alt=""></a></p>' />,
  );
  expect(shown).toContain(
    '<a class="larger" href="/uploads/1.webp"><img src="/uploads/1.webp" alt="The letter"></a>',
  );
  expect(shown).toContain(
    '<a class="larger" href="/uploads/2.webp" aria-label="Open the picture in its full size">',
  );
  expect(shown).not.toContain('href="/uploads/3.webp"');
});

test('headings and links to them get another id where the page itself uses theirs [23.7]', () => {
  const html =
    '<h2 id="fees">a</h2><h2 class="ql-align-center" id="menu">b</h2><p><a href="#menu">c</a> <a href="#fees">d</a> <a href="#content">e</a></p>';
  const shown = renderToStaticMarkup(<RichText html={html} />);
  expect([...shown.matchAll(/(?:id|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'fees',
    'in-text-menu',
    '#in-text-menu',
    '#fees',
    '#content',
  ]);
});

test('of headings with the same id the first alone is shown with it [23.7]', () => {
  const html =
    '<h2 id="fees">a</h2><h3 class="ql-align-center" id="fees">b</h3><h2 id="menu">c</h2><h2 id="menu">d</h2>';
  const shown = renderPage(<RichText html={html} />);
  expect([...shown.matchAll(/<h\d[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<h2 id="fees">',
    '<h3 class="ql-align-center">',
    '<h2 id="in-text-menu">',
    '<h2>',
  ]);
});
