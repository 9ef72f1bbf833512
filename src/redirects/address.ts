import { withoutMarks } from '../languages/marks.ts';
import { foldCase, nfc } from '../schema/fold.ts';

/**
 * A path with its parameters, in the one spelling under which addresses are compared: decoded, in NFC, without case
 * and marks that nobody sees, without a slash at its end, its parameters sorted.
 */
export interface Address {
  path: string;
  /** The path decoded, in NFC and without superfluous slashes too, but in the case in which it was written. */
  written: string;
  /** Each as `name=value`. */
  parameters: readonly string[];
}

/** Characters that mean something in an address, so they stay encoded: controls, `"`, `#`, `%`, `/`, `?`, `\`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const MEANT_IN_PATH = /[\0-\x1f\x7f"#%/?\\]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const MEANT_IN_QUERY = /[\0-\x1f\x7f"#%&=\\]/g;

/** Further parameters are ignored: no address of a page has as many. */
const MAX_PARAMETERS = 50;

const encoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Decodes percent-encoded UTF-8; other encodings, such as Latin-1 of a former site, stay unchanged. */
function decoded(text: string, meant: RegExp): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run).replace(meant, encoded);
    } catch {
      return run;
    }
  });
}

const comparable = (text: string, meant: RegExp) =>
  foldCase(withoutMarks(decoded(text, meant).toWellFormed()));

function withoutSlashes(path: string): string {
  const plain = path.replace(/\/+/g, '/');
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

/** @param url path and query as a request or a person writes them; what follows `#` is ignored */
export function addressOf(url: string): Address {
  const [beforeHash = ''] = url.split('#', 1);
  const at = beforeHash.indexOf('?');
  const path = at === -1 ? beforeHash : beforeHash.slice(0, at);
  const query = at === -1 ? '' : beforeHash.slice(at + 1);
  const written = withoutSlashes(nfc(decoded(path, MEANT_IN_PATH).toWellFormed()));
  return {
    path: withoutSlashes(foldCase(withoutMarks(written))),
    written,
    parameters: query.split('&', MAX_PARAMETERS).filter(Boolean).map(parameterOf).sort(),
  };
}

function parameterOf(text: string): string {
  const at = text.indexOf('=');
  const name = at === -1 ? text : text.slice(0, at);
  const value = at === -1 ? '' : text.slice(at + 1);
  const part = (of: string) => comparable(of.replaceAll('+', ' '), MEANT_IN_QUERY);
  return `${part(name)}=${part(value)}`;
}

/** The address as one text, the same for all its spellings. */
export function keyOf({ path, parameters }: Pick<Address, 'path' | 'parameters'>): string {
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}

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

/**
 * Query parameters by which WordPress, Joomla and Drupal number their pages at `/`. Addresses with others are not counted,
 * since a query may be personal.
 */
const NUMBERED = /^(?:p|page_id|attachment_id|cat|tag_id|author|m|id|itemid|nid)=\d{1,8}$/;

/** The address of a page of a former site that the home page's query names by a number; null where it names none. */
export function numberedPageOf(url: string): string | null {
  const parameters = addressOf(url).parameters.filter((parameter) => NUMBERED.test(parameter));
  return parameters.length > 0 ? keyOf({ path: '/', parameters }) : null;
}
