import { isClean } from '../../schema/fields/rich-text/is-clean.ts';

/** Words of a caption as HTML, an attribute of its table: the table commands expect that tables consist of rows. */
export const captionAttribute = {
  default: null,
  parseHTML: (table: HTMLElement) => {
    const written = table.querySelector(':scope > caption');
    return written && isClean(written.innerHTML) ? written.innerHTML || null : (written?.textContent ?? null);
  },
  renderHTML: () => ({}),
};

/** Parsed in a document without a window, which loads no pictures. A line break is a space in an input. */
function parsed(html: string): HTMLElement {
  const box = document.implementation.createHTMLDocument().createElement('div');
  box.innerHTML = html;
  for (const lineBreak of box.querySelectorAll('br')) lineBreak.replaceWith(' ');
  return box;
}

export const captionText = (html: string | null) => (html === null ? '' : parsed(html).textContent);

/**
 * The caption with other words. Bold, links and the like stay on the words that stay: only what differs is replaced.
 * @returns null if no word is left
 */
export function captionWith(html: string | null, words: string): string | null {
  if (words.trim() === '') return null;
  const box = parsed(html ?? '');
  const before = box.textContent;
  let start = 0;
  while (start < words.length && before[start] === words[start]) start += 1;
  let kept = 0;
  const atMost = Math.min(before.length, words.length) - start;
  while (kept < atMost && before.at(-1 - kept) === words.at(-1 - kept)) kept += 1;
  replaceText(box, start, before.length - kept, words.slice(start, words.length - kept));
  for (const element of [...box.querySelectorAll('*')].reverse())
    if (element.matches(':empty:not(img)')) element.remove();
  return box.innerHTML;
}

/** Replaces the characters from `start` to `end`. New ones join those before them, as typed ones do. */
function replaceText(box: HTMLElement, start: number, end: number, text: string) {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  let from = 0;
  let rest = text;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const { data } = node;
    const to = from + data.length;
    if (start <= to) {
      node.data = data.slice(0, Math.max(0, start - from)) + rest + data.slice(Math.max(0, end - from));
      rest = '';
    }
    from = to;
  }
  box.append(rest);
}
