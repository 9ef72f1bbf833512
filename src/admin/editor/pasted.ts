import { alignmentClass, alignmentOf, sideOf } from '../../schema/fields/rich-text/alignment.ts';
import { classStyles } from '../../schema/fields/rich-text/class-styles.ts';
import { drawnLines } from '../../schema/fields/rich-text/drawn-text.ts';
import {
  embeddedAddresses,
  embedLabel,
  embedTags,
  isRatherNepali,
  leadTo,
} from '../../schema/fields/rich-text/embeds.ts';
import { readForeignHtml } from '../../schema/fields/rich-text/foreign-html.ts';
import { droppedTags } from '../../schema/fields/rich-text/foreign-markup.ts';
import { isCancelled, marksOfStyle } from '../../schema/fields/rich-text/inline-styles.ts';
import { isOwnPicture } from '../../schema/fields/rich-text/links.ts';
import { embedLoss, lossesOf } from '../../schema/fields/rich-text/losses.ts';
import type { Loss } from '../../schema/warning.ts';

const renamed: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/**
 * Cleans HTML from the clipboard before the editor parses it; the editor drops what it does not support.
 * Pictures from elsewhere are removed, because they would be loaded from there or bloat the text. `onLosses` gets
 * everything that is not kept; nothing, where nothing is lost.
 */
export function cleanPastedHtml(html: string, onLosses: (losses: readonly Loss[]) => void): string {
  const losses: Loss[] = [];
  const read = readForeignHtml(html, (loss) => losses.push(loss));
  const { body } = new DOMParser().parseFromString(withoutStyles(read), 'text/html');
  const isOwn = body.querySelector('[data-pm-slice]') !== null;
  applyClassStyles(body, classStyles(read));
  // The editor's own clipboard may be that of another site.
  const all = [...losses, ...lossesIn(body)];
  onLosses(isOwn ? all.filter(({ kind }) => kind === 'foreign-picture') : all);
  const foreign = [...body.querySelectorAll('img')].filter(
    (picture) => !isOwnPicture(picture.getAttribute('src') ?? ''),
  );
  for (const picture of foreign) picture.remove();
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

/** What the server keeps of markup that the editor's parser does not know, done to pasted HTML as the server does it. */
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, div, ul, ol, table, blockquote, pre, section, article, figure';

/** What is in these is gone, or stands for what became a link. */
const NOT_KEPT_WITHIN = [
  ...droppedTags,
  'video[src]',
  'audio[src]',
  'video:has(source)',
  'audio:has(source)',
].join();

/** Styles are renamed, because a document reports those that the CSP forbids. */
const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name === 'data-style' ? 'style' : name, value]),
  );

/** What pasted HTML loses, each once. */
function lossesIn(body: Element): Loss[] {
  const losses = [...body.querySelectorAll('*')].flatMap((element) => {
    if (element.parentElement?.closest(NOT_KEPT_WITHIN)) return [];
    return embedTags.includes(element.localName)
      ? [embedLoss(element.localName, addressIn(element), titleOf(element))]
      : lossesOf(element.localName, attributesOf(element));
  });
  return [...new Map(losses.map((loss) => [JSON.stringify(loss.what), loss])).values()];
}

/** Puts what style sheets say of classes into the styles of the elements that have them. */
function applyClassStyles(
  body: Element,
  styleOf: (tag: string, className: string | null | undefined) => string,
): void {
  for (const element of body.querySelectorAll('[class]')) {
    const style = styleOf(element.localName, element.className);
    const own = element.getAttribute('data-style') ?? '';
    if (style) element.setAttribute('data-style', `${style};${own}`);
  }
}

const addressIn = (element: Element) =>
  [element, ...element.querySelectorAll('source, param')].flatMap((each) =>
    embeddedAddresses(attributesOf(each)),
  )[0];

const titleOf = (element: Element) =>
  element.getAttribute('title') || element.getAttribute('aria-label') || undefined;

/** Embedded things become links, the inner ones first: an object may hold what stands for it, which then stays. */
function linkEmbeds(body: Element): void {
  const language = isRatherNepali(body.innerHTML) ? 'ne' : 'en';
  for (const element of [...body.querySelectorAll(embedTags.join())].reverse()) {
    const address = addressIn(element);
    const mayStay = element.localName === 'object' || (!address && element.localName !== 'iframe');
    const held = mayStay ? [...element.childNodes] : [];
    const links = mayStay ? [...element.querySelectorAll('a')] : [];
    if (
      address &&
      !leadTo(
        address,
        links.flatMap((link) => link.getAttribute('href') ?? []),
      )
    ) {
      const paragraph = element.ownerDocument.createElement('p');
      const link = element.ownerDocument.createElement('a');
      link.setAttribute('href', address);
      link.textContent = embedLabel(element.localName, address, titleOf(element))[language];
      paragraph.append(link);
      held.unshift(paragraph);
    }
    element.replaceWith(...held);
  }
}

/** Writes into the text what browsers draw around it: marks of quotations, line breaks and spaces of `<pre>`. */
function writeDrawnText(body: Element): void {
  for (const quotation of body.querySelectorAll('q')) {
    const isInner = quotation.parentElement?.closest('q');
    quotation.prepend(isInner ? '‘' : '“');
    quotation.append(isInner ? '’' : '”');
  }
  for (const quotation of body.querySelectorAll('q')) quotation.replaceWith(...quotation.childNodes);
  for (const block of body.querySelectorAll('pre')) {
    const paragraph = block.ownerDocument.createElement('p');
    paragraph.append(...block.childNodes);
    block.replaceWith(paragraph);
    breakLines(paragraph);
  }
}

function breakLines(paragraph: Element) {
  const texts: Text[] = [];
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parts = drawnLines(text.data).flatMap((line, index) => [
      ...(index > 0 ? [paragraph.ownerDocument.createElement('br')] : []),
      line,
    ]);
    text.replaceWith(...parts);
  }
}

/** Paragraphs take the alignment of what they stand in; words that stand in none get one. */
function inheritAlignment(body: Element): void {
  for (const box of body.querySelectorAll('div, center, section, article, blockquote')) {
    const side = sideIn(box);
    if (!side || box.querySelector(BLOCKS)) continue;
    const paragraph = box.ownerDocument.createElement('p');
    paragraph.className = alignmentClass(side);
    paragraph.append(...box.childNodes);
    if (box.localName === 'blockquote') box.append(paragraph);
    else box.replaceWith(paragraph);
  }
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, td, th')) {
    if (sideIn(element)) continue;
    const side = inheritedSide(element);
    if (side && side !== 'left') element.classList.add(alignmentClass(side));
  }
}

const sideIn = (element: Element) =>
  sideOf({
    class: element.className,
    style: element.getAttribute('data-style'),
    align: element.localName === 'center' ? 'center' : element.getAttribute('align'),
  });

/** A table ends it: browsers and word processors start afresh there. */
function inheritedSide(element: Element) {
  for (let box = element.parentElement; box && box.localName !== 'table'; box = box.parentElement) {
    const side = box.localName !== 'li' && sideIn(box);
    if (side) return side;
  }
  return undefined;
}
