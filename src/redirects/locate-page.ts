import type { Address } from './address.ts';

/**
 * Finds the page at an address of this site.
 * @returns the path under which the page is sent; null where no page answers, and where a redirect may begin although one
 * does: at the home page with a query that it does not know
 */
export type LocatePage = (address: Address) => Promise<string | null>;

/** The addresses at which this site answers. */
export interface SiteAddresses {
  locate: LocatePage;
  /** Whether anything else answers at a path: a screen of the back office, the API, files. @param path as `Address` has it */
  answers(path: string): boolean;
  /** All pages, in both languages: those of records too. */
  all(): Promise<readonly Address[]>;
}
