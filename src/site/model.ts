import type { CollegeFacts } from '../content/college.ts';

export type { CollegeFacts } from '../content/college.ts';

/** What pages are handed to show: made by the server's page loaders, never read from a database here. */

/** A stored picture with what a browser needs to show it without a jump. */
export interface Picture {
  /** Path of the full size on this host. */
  path: string;
  width: number;
  height: number;
  /** Narrower copies, ascending by width; the full size is not among them. */
  sizes: readonly { path: string; width: number }[];
  /** What it shows; empty for one that only decorates. */
  alt: string;
  /** A soft colour of the picture as `#rrggbb`, shown until it arrives. */
  color: string;
}

/** What every page knows about where it stands. */
export interface PageFrame {
  college: CollegeFacts;
  /** Path of this page, without a query. */
  path: string;
  /** Absolute canonical address. */
  canonical: string;
  /** Today in Kathmandu, as `YYYY-MM-DD`: what is 'New' depends on it. */
  today: string;
  /** Paths of the built style sheets and scripts, and the fonts to preload. */
  assets: { styles: readonly string[]; scripts: readonly string[]; preloadFonts: readonly string[] };
}

/** A notice or news item as lists and details show it. */
export interface Entry {
  id: string;
  title: string;
  /** Path of its own page. */
  href: string;
  /** ISO 8601 instant at which it was published. */
  publishedAt: string;
  /** The opening words of its text, plain; empty when it has none. */
  excerpt: string;
  picture: Picture | null;
}

/** An entry with its whole cleaned text. */
export interface FullEntry extends Entry {
  html: string;
  updatedAt: string;
}

export interface BannerView {
  id: string;
  title: string;
  shortText: string;
  shortDescription: string;
  picture: Picture | null;
}

export interface HomePageProps {
  frame: PageFrame;
  banners: readonly BannerView[];
  notices: readonly Entry[];
  news: readonly Entry[];
}

/** One page of a list. */
export interface ListPageProps {
  frame: PageFrame;
  entries: readonly Entry[];
  page: number;
  pages: number;
  total: number;
}

export interface NoticePageProps {
  frame: PageFrame;
  notice: FullEntry;
  /** Other recent notices. */
  latest: readonly Entry[];
}

export interface NewsPageProps {
  frame: PageFrame;
  news: FullEntry;
  slug: string;
  /** Links of these lead to `/notice/{slug}/{id}` (decision D4). */
  latest: readonly Entry[];
}

export interface NotFoundPageProps {
  frame: PageFrame;
}

export interface SorryPageProps {
  frame: PageFrame;
  /** What happened and what to do, in words for a visitor. */
  message: string;
}
