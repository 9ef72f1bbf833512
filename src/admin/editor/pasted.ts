import { isOwnPicture } from '../../schema/fields/rich-text/links.ts';
import { buildWordLists } from './word-lists.ts';

const renamed: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/**
 * HTML from the clipboard, made tidy before the editor reads it; what the editor cannot make, it drops itself.
 * Pictures that are not ours are taken out: they would load from elsewhere, or swell the text. `onForeignPictures` is
 * told how many.
 */
export function tidyPasted(html: string, onForeignPictures: (count: number) => void): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const foreign = [...body.querySelectorAll('img')].filter(
    (picture) => !isOwnPicture(picture.getAttribute('src') ?? ''),
  );
  for (const picture of foreign) picture.remove();
  if (foreign.length > 0) onForeignPictures(foreign.length);
  // The editor's own clipboard is tidy, and marked.
  if (body.querySelector('[data-pm-slice]')) return body.innerHTML;

  buildWordLists(body);
  for (const element of body.querySelectorAll('h1, h5, h6')) rename(element);
  for (const element of body.querySelectorAll('style, script, title, meta, link, xml')) element.remove();
  for (const paragraph of body.querySelectorAll('p')) {
    const holdsSomething =
      /[^\s\u00a0]/.test(paragraph.textContent ?? '') || paragraph.querySelector('img, br');
    if (!holdsSomething) paragraph.remove();
  }
  return body.innerHTML;
}

function rename(element: Element) {
  const other = element.ownerDocument.createElement(renamed[element.localName] ?? 'p');
  other.append(...element.childNodes);
  element.replaceWith(other);
}
