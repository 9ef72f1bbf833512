import { contentTypes } from '../../content/index.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { addressIn, withoutLanguage } from '../../languages/address.ts';
import { LANGUAGES } from '../../languages/language.ts';
import { addressOf, type LocatePage, type SiteAddresses } from '../../redirects/address.ts';
import { hrefOf } from '../../schema/slug.ts';
import { oncePerVersion } from '../../search/once-per-version.ts';
import { SERVICE_WORKER } from '../../site/page-assets.ts';
import { SPECULATION_RULES } from '../security-headers.ts';
import { ownPaths } from './own-addresses.ts';
import type { Page } from './page.ts';

/** Paths that the server answers besides the pages. A redirect from one of them would never be followed. */
export const SERVER_FILES = ['/healthz', '/readyz', '/metrics', SERVICE_WORKER, SPECULATION_RULES];

/** The end of the routes of records with addresses of their own. */
export const OWN_ADDRESS = '/:address';

/** Matches the path of a record's page; the groups are the part before slug and id, the id, and the ending of a file. */
const RECORD_PATH = /^(.+)\/[^/]+\/([^/.]+)(\.[^/]+)?$/;
/** The router's condition on a parameter. */
const CONDITION = /\([^)]*\)/;

/** Other systems name their pages here by a query, as WordPress does (`/?p=123`). */
export const HOME = '/';

/** Whether a query has parameters, but none that the page knows. */
export const hasForeignQuery = (known: readonly string[], names: readonly string[]): boolean =>
  names.length > 0 && !names.some((name) => known.includes(name) || name === PREVIEW);

export const PREVIEW = 'preview';
const nameOf = (parameter: string) => parameter.split('=', 1)[0] ?? '';

/** The addresses of all pages, files for programs among them. */
export function addressesOf(database: OpenDatabase, pages: readonly Page[]): Omit<SiteAddresses, 'answers'> {
  return {
    locate: locateIn(database, pages),
    async all() {
      const paths = [...SERVER_FILES, ...fixedPathsOf(pages)];
      for (const { url } of pages.filter(({ locate }) => locate)) {
        if (url.endsWith(OWN_ADDRESS)) continue;
        const [base = '', ending = ''] = url.replace(CONDITION, '').split('/:slug/:id');
        for (const type of contentTypes.filter(({ page }) => page?.item === withoutLanguage(base)))
          for await (const chunk of database.reading.names(type))
            for (const named of chunk) paths.push(hrefOf(base, type, named) + ending);
      }
      const own = [...(await ownPaths(database)).values()];
      paths.push(...LANGUAGES.flatMap((language) => own.map((path) => addressIn(language, path))));
      return paths.map(addressOf);
    },
  };
}

/** Finds the page at a path; of a record's page with any slug, which is one page (requirement 2.19). */
function locateIn(database: OpenDatabase, pages: readonly Page[]): LocatePage {
  const fixed = new Set([...SERVER_FILES, ...fixedPathsOf(pages)]);
  const ofRecords = new Map(
    pages.filter(({ locate }) => locate).map((page) => [page.url.replace(CONDITION, ''), page]),
  );
  const own = oncePerVersion(database.version, () => ownPaths(database));
  const known = pages.find(({ url }) => url === HOME)?.parameters ?? [];
  return async ({ path, parameters }) => {
    if (withoutLanguage(path) === HOME && hasForeignQuery(known, parameters.map(nameOf))) return null;
    if (fixed.has(path)) return path;
    const at = (await own()).get(withoutLanguage(path));
    if (at !== undefined) return withoutLanguage(path) === path ? at : addressIn('ne', at);
    const [, base, id = '', ending = ''] = RECORD_PATH.exec(path) ?? [];
    return (await ofRecords.get(`${base}/:slug/:id${ending}`)?.locate?.(database, id)) ?? null;
  };
}

/** The paths of all pages whose address is fixed. */
export const fixedPathsOf = (pages: readonly Page[]): string[] =>
  pages.filter(({ url }) => !url.includes(':')).map(({ url }) => url);
