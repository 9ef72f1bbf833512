import type { ListFilter } from './list-filter.ts';
import type { PageFrame } from './view-models.ts';

/** A part of a text, and whether it matches the query. */
export interface HighlightedPart {
  text: string;
  isMatch: boolean;
}

/** One search result. */
export interface HitView {
  /** Label of its type; empty for pages about the college itself. */
  kind: string;
  title: readonly HighlightedPart[];
  /** Path on this host. */
  path: string;
  /** Publication time (ISO 8601); null where the date does not matter. */
  at: string | null;
  /** Text around the match; empty where the title is enough. */
  snippet: readonly HighlightedPart[];
}

export interface SearchPageProps {
  frame: PageFrame;
  filter: ListFilter;
  /** The query; empty before the first search. */
  q: string;
  /** The query was longer than the limit, and was cut. */
  isShortened: boolean;
  hits: readonly HitView[];
  page: number;
  pages: number;
  total: number;
  /** No record has all words of the query; the results have some. */
  isPartialMatch: boolean;
  /** The number of results reached its limit, so there may be more. */
  isTruncated: boolean;
}
