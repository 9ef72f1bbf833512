import { withoutLanguage } from '../languages/address.ts';
import { Glob } from './pattern.ts';

/** Below it are the pages of links to set passwords by. */
const PASSWORD_FOLDER = 'password';

/** First path segments that programs request. A missing path below them is answered without an HTML page. */
export const PROGRAM_FOLDERS = ['api', 'uploads', 'icons', 'assets', 'webhooks'] as const;

/**
 * No redirect begins below these. Whoever may lead `/.well-known` elsewhere can answer for this host, and get a certificate
 * for it: ACME's HTTP-01 follows redirects. What follows `/password` are secrets.
 */
const RESERVED: ReadonlySet<string> = new Set(['.well-known', 'api', 'admin', 'webhooks', PASSWORD_FOLDER]);

/** Names of stored files and icons, and of built ones with their digest. Others may be files of a former site. */
const OWN_FILE = /^\/(?:uploads|icons|assets)\/[0-9a-f]{32}(?![0-9a-f])|^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/**
 * Whether no redirect may begin at this path: below the program's own folders, or at its files. One that is stored
 * nevertheless, from before or by a backup, is not followed.
 * @param path as `Address` has it
 */
export function isReserved(path: string): boolean {
  const plain = plainPathOf(path);
  return RESERVED.has(firstOf(plain)) || OWN_FILE.test(plain);
}

/**
 * Whether a pattern names the program's own folders: it covers one of them, or its first part means one. `/*.html` does
 * not: what it covers below them is not followed.
 * @param path as `Address` has it, with `*`
 */
export function isReservedPattern(path: string): boolean {
  const plain = withoutLanguage(path);
  const [whole, first] = [new Glob(plain), new Glob(firstOf(plain))];
  return [...RESERVED].some(
    (name) => whole.matches(`/${name}`) || (first.literal > 0 && first.matches(name)),
  );
}

/** Whether no visitor can be missing this path, or it may hold a secret. @param path as `Address` has it */
export function isUncounted(path: string): boolean {
  const first = firstOf(path);
  return first === 'admin' || first === PASSWORD_FOLDER || PROGRAM_FOLDERS.some((folder) => folder === first);
}

const firstOf = (path: string) => path.split('/', 2)[1] ?? '';

/** The path as the most forgiving reader takes it, such as a proxy: encoded slashes and dot segments resolved. */
function plainPathOf(path: string): string {
  const slashes = path.normalize('NFKC').replace(/\\|%2f|%5c/gi, '/');
  const { pathname } = new URL(`http://site.invalid/${slashes}`);
  return withoutLanguage(pathname.replace(/\/+/g, '/'));
}
