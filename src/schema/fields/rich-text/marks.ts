import type { Attribute } from './tokens.ts';

/** Something that words wear: bold, a link, a font. */
export interface Mark {
  tag: string;
  /** The opening tag as it is written. */
  opening: string;
  /** Of marks that exclude each other, such as two fonts, the innermost holds. */
  kind: string;
}

export function marksOf(tag: string, attributes: Attribute[]): Mark[] {
  const given = (name: string) => attributes.find((attribute) => attribute.name === name)?.raw;
  const list = (name: string) => given(name)?.split(' ') ?? [];
  return [
    ...(tag === 'span' || (tag === 'a' && !given('href')) ? [] : [mark(tag, written(tag, attributes))]),
    ...list('data-marks').map((name) => mark(name, `<${name}>`)),
    ...list('class').map((name) => ({
      tag: 'span',
      opening: `<span class="${name}">`,
      kind: name.startsWith('ql-font-') ? 'font' : 'size',
    })),
  ];
}

function mark(tag: string, opening: string): Mark {
  return { tag, opening, kind: tag };
}

/** A tag as it is stored: without its class, which becomes a mark of its own. */
export function written(tag: string, attributes: Attribute[]): string {
  const kept = attributes.filter(({ name }) => name !== 'class' && !name.startsWith('data-'));
  return `<${tag}${kept.map(({ name, raw }) => ` ${name}="${raw.replaceAll('\u00a0', '&nbsp;')}"`).join('')}>`;
}

/** Of all marks that are wished for, those that hold: the innermost of each kind. */
export function holding(wished: readonly Mark[]): Mark[] {
  const innermost = new Map(wished.map((mark) => [mark.kind, mark]));
  return wished.filter((mark) => innermost.get(mark.kind) === mark);
}
