/**
 * Finds the page at an address of this site.
 * @param path decoded and without case, as in `Address`
 * @returns the path under which the page is sent; null where no page answers
 */
export type LocatePage = (path: string) => Promise<string | null>;
