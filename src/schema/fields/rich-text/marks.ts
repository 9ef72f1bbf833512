import { ruleOf } from './allowed.ts';
import type { Attribute } from './tokens.ts';

/** Inline formatting: bold, a link, a font. */
export interface Mark {
  tag: string;
  /** The opening tag. */
  opening: string;
  /** Marks of one kind exclude each other, such as two fonts: the innermost applies. */
  kind: string;
}

export function marksOf(tag: string, attributes: Attribute[]): Mark[] {
  const given = (name: string) => attributes.find((attribute) => attribute.name === name)?.raw;
  const list = (name: string) => given(name)?.split(' ') ?? [];
  return [
    ...(tag === 'span' || (tag === 'a' && !given('href')) ? [] : [mark(tag, openingTag(tag, attributes))]),
    ...marksOfStyleIn(attributes),
    ...list('class').map((name) => ({
      tag: 'span',
      opening: `<span class="${name}">`,
      kind: name.startsWith('ql-font-') ? 'font' : 'size',
    })),
  ];
}

/** The marks (bold, italics, …) that stand for the `style` of an element; `toAllowedTag` named them in `data-marks`. */
export function marksOfStyleIn(attributes: readonly Attribute[]): Mark[] {
  const names = attributes.find(({ name }) => name === 'data-marks')?.raw.split(' ') ?? [];
  return names.map((name) => mark(name, `<${name}>`));
}

/** Whether one is the other's continuation. Two links stay two, also where both lead to one file. */
export const isSame = (one: Mark | undefined, other: Mark | undefined) =>
  one === other || (one?.opening === other?.opening && one?.tag !== 'a');

function mark(tag: string, opening: string): Mark {
  return { tag, opening, kind: tag };
}

/** The stored opening tag. Inline elements lose their class, which becomes a separate mark. */
export function openingTag(tag: string, attributes: Attribute[]): string {
  const isInline = ruleOf(tag)?.place === 'inline';
  const kept = attributes.filter(({ name }) => !(isInline && name === 'class') && !name.startsWith('data-'));
  return `<${tag}${kept.map(({ name, raw }) => ` ${name}="${raw.replaceAll('\u00a0', '&nbsp;')}"`).join('')}>`;
}

/** The marks that apply: the innermost of each kind. */
export function effectiveMarks(requested: readonly Mark[]): Mark[] {
  const innermost = new Map(requested.map((mark) => [mark.kind, mark]));
  return requested.filter((mark) => innermost.get(mark.kind) === mark);
}
