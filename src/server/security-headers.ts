import type { OutgoingHttpHeaders } from 'node:http';

/** Headers of every page. */
const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** During development, Vite updates pages by style elements and a web socket. Not part of a build. */
const developing: Record<string, string> =
  import.meta.env.MODE === 'development'
    ? { 'style-src': "'self' 'unsafe-inline'", 'connect-src': "'self' ws:" }
    : {};

const policy = (directives: Record<string, string>) =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...directives,
    ...developing,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

export const SPECULATION_RULES = '/speculation-rules.json';

/**
 * Headers of every answer of a site whose public URL is https: browsers use TLS only for a year
 * (HSTS, requirement 18.58). Not `includeSubDomains` and `preload`, since the college's other hosts are not ours to
 * decide for.
 */
export function transportHeaders(publicUrl: string): Record<string, string> {
  const isSecure = new URL(publicUrl).protocol === 'https:';
  return isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {};
}

/**
 * How public answers are kept: for a second by shared caches in front of the site (nginx, a CDN), while browsers ask again
 * at each use (requirement 18.50). Not `no-cache`, which would forbid shared caches, too.
 */
export const PUBLIC_CACHING = 'max-age=0, must-revalidate, s-maxage=1';

/** Headers of public pages, which are cached and the same for everybody. */
export const pageHeaders = Object.freeze({
  ...common,
  'content-security-policy': policy({}),
  'cache-control': PUBLIC_CACHING,
  vary: 'Accept-Encoding',
  'speculation-rules': `"${SPECULATION_RULES}"`,
});

/** Headers of a page that search engines leave out, in addition to those of every page. */
export const unindexedHeaders = Object.freeze({ 'x-robots-tag': 'noindex' });

/** Headers of a page whose address holds a secret, in addition to those of every page. */
export const secretPageHeaders = Object.freeze({
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
});

/**
 * Headers of the back office's shell, which is never cached. The nonce allows the style elements of the component
 * library; `blob:` allows previews of chosen pictures.
 */
export function shellHeaders(nonce: string) {
  return {
    ...common,
    'content-security-policy': policy({
      'style-src': `'self' 'nonce-${nonce}'`,
      'img-src': "'self' blob: data:",
    }),
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
    'x-robots-tag': 'noindex',
  };
}

/** Headers of the API documentation. */
export const docsHeaders = Object.freeze({
  ...common,
  'content-security-policy': policy({}),
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
});

/** Headers of the service worker: it runs one script and fetches from this host, nothing else. */
export const serviceWorkerHeaders = Object.freeze({
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
});

/** Headers as an array of alternating names and values, which `writeHead` sends without processing. */
export function headerLines(headers: Readonly<OutgoingHttpHeaders>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}
