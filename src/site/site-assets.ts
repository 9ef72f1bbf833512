import type { Island, IslandFiles, PageScript } from './page-assets.ts';
import type { PageSheet } from './page-sheets.ts';

/** What pages name in their head, as it was built: paths on this host. */
export interface SiteAssets {
  /** Style sheets of every page. */
  styles: readonly string[];
  /** Style sheets that kinds of pages have beside those. */
  sheets?: Partial<Record<PageSheet, string>>;
  scripts: readonly string[];
  preloadFonts: readonly string[];
  /** What is fetched when it is asked for; a page without it has plain links, and no chat. */
  islands?: Partial<Record<Island, IslandFiles>>;
  /** Scripts that single pages load. */
  pageScripts?: Partial<Record<PageScript, string>>;
}
