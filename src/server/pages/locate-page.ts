import type { OpenDatabase } from '../../db/database.ts';
import type { LocatePage } from '../../redirects/locate-page.ts';
import { SERVICE_WORKER } from '../../site/page-assets.ts';
import { SPECULATION_RULES } from '../security-headers.ts';
import type { Page } from './page.ts';

/** Addresses that the server answers beside the pages, so that no redirect would be asked there. */
const SERVER_FILES = ['/healthz', '/readyz', '/metrics', SERVICE_WORKER, SPECULATION_RULES];

/** A path that ends like the address of a record's page, by what stands before slug and id. */
const RECORD_PATH = /^(.+)\/[^/]+\/([^/]+)$/;

/** Finds the page at a path; of a record's page with any slug, which is one page (requirement 2.19). */
export function locateIn(database: OpenDatabase, pages: readonly Page[]): LocatePage {
  const fixed = new Set([...SERVER_FILES, ...fixedPathsOf(pages)]);
  const ofRecords = new Map(pages.filter(({ locate }) => locate).map((page) => [page.url, page]));
  return async (path) => {
    if (fixed.has(path)) return path;
    const [, base, id = ''] = RECORD_PATH.exec(path) ?? [];
    return (await ofRecords.get(`${base}/:slug/:id`)?.locate?.(database, id)) ?? null;
  };
}

/** The paths of all pages that are not of one record. */
export const fixedPathsOf = (pages: readonly Page[]): string[] =>
  pages.filter(({ locate }) => !locate).map(({ url }) => url);
