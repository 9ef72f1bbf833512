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

const STYLE = /(?<![\w-])text-align:\s*(center|right|end)\b/i;

/** The alignment that an element of any program asks for; undefined for left, and for justified text. */
export function alignmentOf(said: Said): Alignment | undefined {
  const styled = STYLE.exec(said.style ?? '')?.[1]?.toLowerCase();
  const names = new Set(said.class?.split(/\s+/));
  return alignments.find(
    (alignment) =>
      names.has(alignmentClass(alignment)) ||
      (styled === 'end' ? 'right' : styled) === alignment ||
      said.align?.trim().toLowerCase() === alignment,
  );
}
