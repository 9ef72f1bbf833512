/** Alignments as they are stored, the form in which Quill kept them; without one a block starts at the left. */
export const alignments = ['center', 'right'] as const;
export type Alignment = (typeof alignments)[number];

export const alignmentClass = (alignment: string) => `ql-align-${alignment}`;

/** The sources of an element's alignment: our class, an inline style, or the older attribute. */
interface Said {
  class?: string | null | undefined;
  style?: string | null | undefined;
  align?: string | null | undefined;
}

const STYLE = /(?<![\w-])text-align:\s*(left|start|center|right|end|justify)\b/i;
/** WordPress, Bootstrap, Drupal, and our own, which is Quill's. */
const CLASS =
  /^(?:ql-align-|has-text-align-|text-align-|text-|align-?)(left|start|center|right|end|justify)$/;
const OTHER_NAMES: Readonly<Record<string, string>> = { end: 'right', start: 'left', justify: 'left' };

/** The alignment that an element has by style, attribute or a program's class, as written there (`end`, `justify`); '' for none. */
function namedIn(said: Said): string {
  const classes = said.class?.split(/\s+/) ?? [];
  return (
    STYLE.exec(said.style ?? '')?.[1]?.toLowerCase() ??
    said.align?.trim().toLowerCase() ??
    classes.flatMap((name) => CLASS.exec(name)?.[1] ?? [])[0] ??
    ''
  );
}

/** The alignment as it is stored; undefined for none. Justified text starts at the left. */
export function sideOf(said: Said): Alignment | 'left' | undefined {
  const named = namedIn(said);
  const side = OTHER_NAMES[named] ?? named;
  return side === 'left' ? side : alignments.find((alignment) => alignment === side);
}

export const isJustified = (said: Said): boolean => namedIn(said) === 'justify';

/** The alignment where `left` needs no mark, because a block starts there without one. */
export function alignmentOf(said: Said): Alignment | undefined {
  const side = sideOf(said);
  return side === 'left' ? undefined : side;
}
