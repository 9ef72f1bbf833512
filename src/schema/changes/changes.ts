/**
 * The differences between two values of a field, as data: `changes(before, after)` of each field kind makes them, and
 * screens show them by their shape. Nothing here needs a document or a validator, so that browsers can use it.
 */

/** Formatting of a stretch of rich text. */
export interface Format {
  /** Tags such as `strong`, and classes of fonts and sizes, in alphabetical order. */
  marks: readonly string[];
  /** Where a link leads. */
  href?: string;
}

/** A picture inside rich text. */
export interface InlinePicture {
  path: string;
  alt: string;
}

/** A stretch of a text that both versions have, or one of them. Restyled: the same words, formatted in another way. */
export interface Run {
  what: 'same' | 'removed' | 'added' | 'restyled';
  text: string;
  format?: Format;
  /** The former formatting of restyled text. */
  formerFormat?: Format;
  /** The run is this picture; its text is empty. */
  picture?: InlinePicture;
}

/** The kind of a block in rich text; in plain text all blocks are lines. */
export interface BlockStyle {
  tag: 'p' | 'h2' | 'h3' | 'h4' | 'li' | 'tr' | 'hr';
  align?: 'center' | 'right';
  isQuoted?: true;
  /** For a list item: whether its list is numbered, and its depth, from 1. */
  list?: { isNumbered: boolean; depth: number };
}

/** A paragraph, list item, table row or line. */
export interface BlockChange {
  what: 'same' | 'changed' | 'removed' | 'added';
  style: BlockStyle;
  /** The former kind of a changed block, such as a paragraph that became a heading. */
  formerStyle?: BlockStyle;
  runs: Run[];
}

/** One thing in a list. */
export interface ListEntry<T> {
  what: 'same' | 'moved' | 'changed' | 'removed' | 'added';
  /** The block after the change, or before its removal. */
  item: T;
  /** Place before and after the change, from 1. */
  from?: number;
  to?: number;
}

/** A document of the record, by name and size. */
export interface DocumentFacts {
  path: string;
  name: string;
  size: number;
}

/** The text in one column of a list entry. */
export type Cell = readonly Run[];

/** The alternative text of one picture. */
export interface CaptionChange {
  path: string;
  runs: readonly Run[];
}

/** A section in both versions; null where a version does not have it. What differs in it, its kind's fields say. */
export interface SectionPair {
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

export type Changes =
  | { shape: 'text'; blocks: BlockChange[] }
  /** A value that is replaced as a whole; the screen writes it in words. */
  | { shape: 'value'; before: string | boolean; after: string | boolean }
  | { shape: 'day'; before: string; after: string }
  | { shape: 'pictures'; entries: ListEntry<string>[] }
  | { shape: 'documents'; entries: ListEntry<DocumentFacts>[] }
  | { shape: 'things'; entries: ListEntry<readonly Cell[]>[] }
  | { shape: 'sections'; entries: ListEntry<SectionPair>[] }
  | { shape: 'captions'; captions: CaptionChange[] };

/** Paths of the pictures that alternative texts describe, in their order. */
export interface Described {
  before: readonly string[];
  after: readonly string[];
}
