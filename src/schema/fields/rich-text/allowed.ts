/**
 * The allow-list of rich text. The cleaner removes everything else, and the editor produces nothing else.
 */
import { alignmentClass, alignments } from './alignment.ts';
import { styleClassesIn } from './fonts.ts';
import { isAllowedAddress, isOwnPicture } from './links.ts';

interface Rule {
  /** Block level, inline, or only inside the elements that list it in `holds`. */
  place: 'block' | 'inline' | 'part';
  /** Its content: blocks and inline, inline only, nothing, or only the listed elements. */
  holds: 'flow' | 'words' | 'nothing' | readonly string[];
  /** Attribute → whether a value (entities decoded) is allowed. */
  attributes?: Readonly<Record<string, (value: string) => boolean>>;
  /** The attribute without which the element is dropped. */
  needs?: string;
}

const isCount = (value: string) => /^[1-9]\d?$/.test(value);
const isPixels = (value: string) => /^[1-9]\d{0,4}$/.test(value);
const isStyleClass = (value: string) => value !== '' && styleClassesIn(value).join(' ') === value;

/** Older content has font and size classes on any inline element, newer content only on spans. */
const styled = { class: isStyleClass };
const words = { place: 'inline', holds: 'words', attributes: styled } as const;
const isAlignment = (value: string) => alignments.some((alignment) => alignmentClass(alignment) === value);
const isWhole = (value: string) => /^(?:0|-?[1-9]\d{0,5})$/.test(value);
/** What a link within the page leads to (`#fees`). Letters, digits, and what programs put between them. */
const isTarget = (value: string) => /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.:-]{0,99}$/u.test(value);
const paragraph = { place: 'block', holds: 'words', attributes: { class: isAlignment } } as const;
const heading = { ...paragraph, attributes: { ...paragraph.attributes, id: isTarget } } as const;
const cell = { place: 'part', holds: 'flow', attributes: { colspan: isCount, rowspan: isCount } } as const;

const rules: Readonly<Record<string, Rule>> = {
  p: paragraph,
  h2: heading,
  h3: heading,
  h4: heading,
  blockquote: { place: 'block', holds: 'flow' },
  ul: { place: 'block', holds: ['li'] },
  ol: {
    place: 'block',
    holds: ['li'],
    attributes: {
      // In the editor's order.
      reversed: (value) => value === '',
      start: isWhole,
      type: (value) => /^[1aAiI]$/.test(value),
    },
  },
  li: { place: 'part', holds: 'flow', attributes: { value: isWhole } },
  table: { place: 'block', holds: ['caption', 'tbody'] },
  caption: { place: 'part', holds: 'words' },
  tbody: { place: 'part', holds: ['tr'] },
  tr: { place: 'part', holds: ['td', 'th'] },
  td: cell,
  th: cell,
  hr: { place: 'block', holds: 'nothing' },
  strong: words,
  em: words,
  u: words,
  s: words,
  sub: words,
  sup: words,
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

/** The rule of an element; undefined if it is not allowed. */
export function ruleOf(tag: string): Rule | undefined {
  return Object.hasOwn(rules, tag) ? rules[tag] : undefined;
}

export function isVoid(tag: string): boolean {
  return ruleOf(tag)?.holds === 'nothing';
}

/** Whether `tag` may be a child of `parent`; '' is the root. */
export function isAllowedIn(parent: string, tag: string): boolean {
  const holds = parent === '' ? 'flow' : ruleOf(parent)?.holds;
  const place = ruleOf(tag)?.place;
  if (holds === undefined || place === undefined || holds === 'nothing') return false;
  if (holds === 'flow') return place !== 'part';
  if (holds === 'words') return place === 'inline';
  return holds.includes(tag);
}

/** Whether `parent` may contain text directly. */
export function allowsText(parent: string): boolean {
  return isAllowedIn(parent, 'br');
}

/** Whether the element may have the attribute with this value (entities decoded). */
export function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  const attributes = ruleOf(tag)?.attributes;
  return attributes !== undefined && Object.hasOwn(attributes, name) && attributes[name]?.(value) === true;
}
