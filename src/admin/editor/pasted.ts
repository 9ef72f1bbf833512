import { alignmentClass, alignmentOf } from '../../schema/fields/rich-text/alignment.ts';
import { classStyles } from '../../schema/fields/rich-text/class-styles.ts';
import { readForeignHtml } from '../../schema/fields/rich-text/foreign-html.ts';
import { isCancelled, marksOfStyle } from '../../schema/fields/rich-text/inline-styles.ts';
import { isOwnPicture } from '../../schema/fields/rich-text/links.ts';
import type { Loss } from '../../schema/warning.ts';
import { applyClassStyles, inheritAlignment, linkEmbeds, lossesIn, writeDrawnText } from './pasted-markup.ts';

const renamed: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/**
 * Cleans HTML from the clipboard before the editor parses it; the editor drops what it does not support.
 * Pictures from elsewhere are removed, because they would be loaded from there or bloat the text;
 * `onForeignPictures` gets their number, `onLosses` everything that is not kept; nothing, where nothing is lost.
 */
export function cleanPastedHtml(
  html: string,
  onForeignPictures: (count: number) => void,
  onLosses: (losses: readonly Loss[]) => void,
): string {
  const losses: Loss[] = [];
  const read = readForeignHtml(html, (loss) => losses.push(loss));
  const { body } = new DOMParser().parseFromString(withoutStyles(read), 'text/html');
  const isOwn = body.querySelector('[data-pm-slice]') !== null;
  applyClassStyles(body, classStyles(read));
  onLosses(isOwn ? [] : [...losses, ...lossesIn(body)]);
  const foreign = [...body.querySelectorAll('img')].filter(
    (picture) => !isOwnPicture(picture.getAttribute('src') ?? ''),
  );
  for (const picture of foreign) picture.remove();
  if (foreign.length > 0) onForeignPictures(foreign.length);
  // HTML from the editor's own clipboard is marked and needs no cleaning.
  if (isOwn) return body.innerHTML;

  for (const element of body.querySelectorAll('style, script, title, meta, link, xml')) element.remove();
  linkEmbeds(body);
  writeDrawnText(body);
  inheritAlignment(body);
  for (const row of body.querySelectorAll('tr[height="0"]')) removeIfBare(row);
  for (const cell of body.querySelectorAll('td, th')) alignParagraphsOf(cell);
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) markAlignment(element);
  for (const element of body.querySelectorAll('[data-style]')) replaceStyleByMarks(element);
  for (const element of body.querySelectorAll('h1, h5, h6')) rename(element);
  for (const paragraph of body.querySelectorAll('p')) {
    const holdsSomething =
      /[^\s\u00a0]/.test(paragraph.textContent ?? '') || paragraph.querySelector('img, br');
    if (!holdsSomething) paragraph.remove();
  }
  return body.innerHTML;
}

/**
 * The CSP reports inline styles even in a document that is only parsed, so style sheets are removed and style
 * attributes renamed.
 */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/(\s)style(\s*=)/gi, '$1data-style$2'));
}

function replaceStyleByMarks(element: Element) {
  const style = element.getAttribute('data-style') ?? '';
  element.removeAttribute('data-style');
  if (isCancelled(element.localName, style)) element.replaceWith(...element.childNodes);
  const isHead = /^(?:th|h[1-6])$/.test(element.localName);
  if (!/^(?:span|font|p|div|li|td|th|h[1-6])$/.test(element.localName)) return;
  for (const mark of marksOfStyle(style)) {
    if (isHead && mark === 'strong') continue;
    // Links are underlined anyway.
    if (mark === 'u' && (element.closest('a') || element.querySelector('a'))) continue;
    const marked = element.ownerDocument.createElement(mark);
    marked.append(...element.childNodes);
    element.append(marked);
  }
}

/** Word and Excel end a table that has merged cells with a row that only holds the widths of its columns. */
function removeIfBare(row: Element) {
  if (!/[^\s\u00a0]/.test(row.textContent ?? '')) row.remove();
}

const alignmentIn = (element: Element) =>
  alignmentOf({
    class: element.className,
    style: element.getAttribute('data-style'),
    align: element.getAttribute('align'),
  });

/** Spreadsheets align cells, the editor the paragraphs in them. */
function alignParagraphsOf(cell: Element) {
  const alignment = alignmentIn(cell);
  if (!alignment) return;
  if (!cell.querySelector('p, h1, h2, h3, h4, h5, h6, div, ul, ol, table')) {
    const paragraph = cell.ownerDocument.createElement('p');
    paragraph.append(...cell.childNodes);
    cell.append(paragraph);
  }
  for (const paragraph of cell.querySelectorAll(':scope > p:not([align], [data-style*="text-align"])')) {
    paragraph.className = alignmentClass(alignment);
  }
}

/** Leaves the class of its alignment on a paragraph or heading, for the editor to read. */
function markAlignment(element: Element) {
  const alignment = alignmentIn(element);
  element.className = alignment ? alignmentClass(alignment) : '';
}

function rename(element: Element) {
  const other = element.ownerDocument.createElement(renamed[element.localName] ?? 'p');
  other.className = element.className;
  if (element.id) other.id = element.id;
  other.append(...element.childNodes);
  element.replaceWith(other);
}
