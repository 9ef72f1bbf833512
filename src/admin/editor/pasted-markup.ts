/** What the server keeps of markup that the editor's parser does not know, done to pasted HTML as the server does it. */
import { alignmentClass, sideOf } from '../../schema/fields/rich-text/alignment.ts';
import { drawnLines } from '../../schema/fields/rich-text/drawn-text.ts';
import {
  embeddedAddresses,
  embedLabel,
  embedTags,
  isRatherNepali,
  leadTo,
} from '../../schema/fields/rich-text/embeds.ts';
import { droppedTags } from '../../schema/fields/rich-text/foreign-markup.ts';
import { embedLoss, lossesOf } from '../../schema/fields/rich-text/losses.ts';
import type { Loss } from '../../schema/warning.ts';

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
export function lossesIn(body: Element): Loss[] {
  const losses = [...body.querySelectorAll('*')].flatMap((element) => {
    if (element.parentElement?.closest(NOT_KEPT_WITHIN)) return [];
    return embedTags.includes(element.localName)
      ? [embedLoss(element.localName, addressIn(element), titleOf(element))]
      : lossesOf(element.localName, attributesOf(element));
  });
  return [...new Map(losses.map((loss) => [JSON.stringify(loss.what), loss])).values()];
}

/** Puts what style sheets say of classes into the styles of the elements that have them. */
export function applyClassStyles(
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
export function linkEmbeds(body: Element): void {
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
export function writeDrawnText(body: Element): void {
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
export function inheritAlignment(body: Element): void {
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
