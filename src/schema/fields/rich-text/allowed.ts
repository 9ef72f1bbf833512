/**
 * The one allow-list of rich text: exactly what the editor makes. The cleaner keeps nothing else, and the editor is
 * set up so that it makes nothing else.
 */
import { styleClassesIn } from './fonts.ts';
import { isAllowedAddress, isOwnPicture } from './links.ts';

interface Rule {
  /** Where it stands: among paragraphs, among words, or only inside the elements that name it in `holds`. */
  place: 'block' | 'inline' | 'part';
  /** What it holds: paragraphs and words, words only, nothing, or the parts named. */
  holds: 'flow' | 'words' | 'nothing' | readonly string[];
  /** Attribute → whether a value, its entities resolved, may stand. */
  attributes?: Readonly<Record<string, (value: string) => boolean>>;
  /** The attribute without which the element means nothing. */
  needs?: string;
}

const isCount = (value: string) => /^[1-9]\d?$/.test(value);
const isPixels = (value: string) => /^[1-9]\d{0,4}$/.test(value);
const isStyleClass = (value: string) => value !== '' && styleClassesIn(value).join(' ') === value;

/** Older content carries font and size on any of these, newer on a span. */
const styled = { class: isStyleClass };
const words = { place: 'inline', holds: 'words', attributes: styled } as const;
const paragraph = { place: 'block', holds: 'words' } as const;
const cell = { place: 'part', holds: 'flow', attributes: { colspan: isCount, rowspan: isCount } } as const;

const rules: Readonly<Record<string, Rule>> = {
  p: paragraph,
  h2: paragraph,
  h3: paragraph,
  h4: paragraph,
  blockquote: { place: 'block', holds: 'flow' },
  ul: { place: 'block', holds: ['li'] },
  ol: {
    place: 'block',
    holds: ['li'],
    attributes: {
      start: (value) => /^(?:0|-?[1-9]\d{0,5})$/.test(value),
      type: (value) => /^[1aAiI]$/.test(value),
    },
  },
  li: { place: 'part', holds: 'flow' },
  table: { place: 'block', holds: ['tbody'] },
  tbody: { place: 'part', holds: ['tr'] },
  tr: { place: 'part', holds: ['td', 'th'] },
  td: cell,
  th: cell,
  hr: { place: 'block', holds: 'nothing' },
  strong: words,
  em: words,
  u: words,
  s: words,
  span: { ...words, needs: 'class' },
  a: {
    place: 'inline',
    holds: 'words',
    attributes: {
      ...styled,
      href: isAllowedAddress,
      target: (value) => value === '_blank',
      rel: (value) =>
        /^(?:noopener|noreferrer|nofollow)(?: (?:noopener|noreferrer|nofollow)){0,2}$/.test(value),
    },
    needs: 'href',
  },
  br: { place: 'inline', holds: 'nothing' },
  img: {
    place: 'inline',
    holds: 'nothing',
    attributes: { src: isOwnPicture, alt: () => true, width: isPixels, height: isPixels },
    needs: 'src',
  },
};

export const allowedTags: readonly string[] = Object.keys(rules);

/** The rule of an element, undefined if it is not allowed at all. */
export function ruleOf(tag: string): Rule | undefined {
  return Object.hasOwn(rules, tag) ? rules[tag] : undefined;
}

export function isVoid(tag: string): boolean {
  return ruleOf(tag)?.holds === 'nothing';
}

/** Whether `tag` may stand directly inside `parent`; the empty parent is the text as a whole. */
export function mayStandIn(parent: string, tag: string): boolean {
  const holds = parent === '' ? 'flow' : ruleOf(parent)?.holds;
  const place = ruleOf(tag)?.place;
  if (holds === undefined || place === undefined || holds === 'nothing') return false;
  if (holds === 'flow') return place !== 'part';
  if (holds === 'words') return place === 'inline';
  return holds.includes(tag);
}

/** Whether words may stand directly inside `parent`. */
export function holdsWords(parent: string): boolean {
  return mayStandIn(parent, 'br');
}

/** Whether the attribute may stand on the element with that value, its entities resolved. */
export function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  const attributes = ruleOf(tag)?.attributes;
  return attributes !== undefined && Object.hasOwn(attributes, name) && attributes[name]?.(value) === true;
}
