import type { PageFrame } from './view-models.ts';

/** A piece of a text, and whether it is what was searched for. */
export interface HighlightedPart {
  text: string;
  isMatch: boolean;
}

/** Something that was found. */
export interface HitView {
  /** What its kind is called; empty for what the college says of itself. */
  kind: string;
  title: readonly HighlightedPart[];
  /** Path on this host. */
  path: string;
  /** ISO 8601 instant at which it was published; null where the day says nothing. */
  at: string | null;
  /** The words around what was searched for; empty where the title says it all. */
  snippet: readonly HighlightedPart[];
}

export interface SearchPageProps {
  frame: PageFrame;
  /** What is searched for; empty while nothing is. */
  q: string;
  /** More was asked than is searched for at once. */
  isShortened: boolean;
  hits: readonly HitView[];
  page: number;
  pages: number;
  total: number;
  /** Nothing has all the words; these have some of them. */
  isPartialMatch: boolean;
  /** There may be more, which are further away. */
  isTruncated: boolean;
}
