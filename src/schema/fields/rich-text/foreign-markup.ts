/**
 * Maps markup of word processors, web pages and older editors to the allow-list. The `data-` attributes are hints for
 * the later passes (`quill-lists.ts`, `embed-links.ts`, `drawn-text.ts`, `rebuild.ts`) and are never stored.
 */
import type { Attributes, Tag } from 'sanitize-html';
import { alignmentClass, alignmentOf, sideOf } from './alignment.ts';
import { isAllowedAttribute, ruleOf } from './allowed.ts';
import { embeddedAddresses, embedTags } from './embeds.ts';
import { styleClassesIn } from './fonts.ts';
import { isCancelled, marksOfStyle } from './inline-styles.ts';

/** Elements that are dropped with their content. */
export const droppedTags = [
  ...['script', 'style', 'title', 'xml', 'template', 'noscript', 'noembed', 'noframes', 'applet'],
  ...['svg', 'math', 'textarea', 'select', 'option', 'xmp', 'canvas', 'map'],
];

export const allowedTagOf: ReadonlyMap<string, string> = new Map([
  ...pairs(
    'p',
    'div',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'aside',
    'address',
    'center',
    'pre',
    'listing',
  ),
  ...pairs('p', 'figure', 'figcaption', 'dt', 'dd', 'summary', 'details', 'fieldset', 'legend', 'form'),
  ...pairs('h2', 'h1'),
  ...pairs('h4', 'h5', 'h6'),
  ...pairs('strong', 'b'),
  ...pairs('em', 'i', 'cite', 'dfn', 'var'),
  ...pairs('u', 'ins'),
  ...pairs('s', 'strike', 'del'),
  ...pairs('span', 'font', 'q'),
  ...pairs('ul', 'menu', 'dir'),
  ...pairs('tbody', 'thead', 'tfoot'),
]);

function pairs(allowed: string, ...foreign: string[]) {
  return foreign.map((tag) => [tag, allowed] as const);
}

/** Maps one element to its allowed equivalent; the cleaner drops elements without one. */
export function toAllowedTag(name: string, came: Attributes): Tag {
  const style = came.style ?? '';
  const tagName = allowedTagOf.get(name) ?? name;
  const attribs: Attributes = {};
  for (const attribute of Object.keys(ruleOf(tagName)?.attributes ?? {})) {
    const value = Object.hasOwn(came, attribute) ? came[attribute]?.trim() : undefined;
    const kept = attribute === 'class' ? classOf(tagName, name, came) : value;
    if (kept !== undefined && isAllowedAttribute(tagName, attribute, kept)) attribs[attribute] = kept;
  }
  if (embedTags.includes(name)) return { tagName: 'span', attribs: embedHints(name, came) };
  if (name === 'source' || name === 'param') return { tagName: 'span', attribs: addressHint(came) };
  if (isCancelled(tagName, style)) return { tagName: 'span', attribs };
  return { tagName, attribs: { ...attribs, ...hintsOf(name, tagName, came) } };
}

/** The class to store: the alignment of a block, font and size of words. */
function classOf(tagName: string, name: string, came: Attributes): string {
  if (ruleOf(tagName)?.place === 'inline') return styleClassesIn(came.class ?? '').join(' ');
  const alignment = alignmentOf(name === 'center' ? { align: name } : came);
  return alignment ? alignmentClass(alignment) : '';
}

function hintsOf(name: string, tagName: string, came: Attributes): Attributes {
  const marks = marksOfStyle(came.style ?? '').filter((mark) => !unmarked[tagName]?.includes(mark));
  const side = sideOf(name === 'center' ? { align: name } : came);
  return {
    ...(marks.length > 0 && { 'data-marks': marks.join(' ') }),
    ...(side && { 'data-side': side }),
    ...((name === 'pre' || name === 'q') && { 'data-drawn': name }),
    ...(tagName === 'li' && listHints(came)),
  };
}

/** Marks that an element has anyway, or that its style only repeats. */
const bold = ['strong'];
const unmarked: Readonly<Record<string, readonly string[]>> = {
  h2: bold,
  h3: bold,
  h4: bold,
  th: bold,
  a: ['u'],
};

/** What `embedsAsLinks` needs to know of something embedded. */
function embedHints(name: string, came: Attributes): Attributes {
  const title = came.title || came['aria-label'];
  return { 'data-embed': name, ...addressHint(came), ...(title && { 'data-title': title }) };
}

function addressHint(came: Attributes): Attributes {
  const [address] = embeddedAddresses(came);
  return address === undefined ? {} : { 'data-address': address };
}

/** Quill stores a list's kind and depth on its items. */
function listHints(came: Attributes): Attributes {
  const kind = came['data-list'];
  const indent = /(?:^|\s)ql-indent-([1-8])(?:\s|$)/.exec(came.class ?? '')?.[1];
  return {
    ...(kind && { 'data-list': kind === 'ordered' ? 'ol' : 'ul' }),
    ...(indent && { 'data-indent': indent }),
  };
}

const forBlocks = ['data-marks', 'data-side'];
const forMarks = ['data-marks'];

/** The names of the hint attributes, which the cleaner lets pass. */
export const hintAttributes: Readonly<Record<string, string[]>> = {
  ...Object.fromEntries(
    ['h2', 'h3', 'h4', 'td', 'th', 'tr', 'tbody', 'blockquote'].map((tag) => [tag, forBlocks]),
  ),
  ...Object.fromEntries(['strong', 'em', 'u', 's', 'sub', 'sup', 'a'].map((tag) => [tag, forMarks])),
  p: [...forBlocks, 'data-drawn'],
  li: ['data-marks', 'data-list', 'data-indent'],
  span: [...forMarks, 'data-drawn', 'data-embed', 'data-address', 'data-title'],
};
