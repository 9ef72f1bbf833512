import type { OutgoingHttpHeaders } from 'node:http';

/** Policies that keep a page from doing anything that the site itself does not do. Frozen: made once, sent always. */
const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Served from the sources, style elements and a socket exchange what changes; a build leaves this out. */
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

/** Of public pages, which are kept and shown to everybody alike. */
export const pageHeaders = Object.freeze({
  ...common,
  'content-security-policy': policy({}),
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
  'speculation-rules': `"${SPECULATION_RULES}"`,
});

/**
 * Of the back office's shell, which is never kept. The nonce lets the component library write its style elements;
 * pictures chosen but not sent yet are shown from `blob:`.
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

/** Of the readable API document. */
export const docsHeaders = Object.freeze({
  ...common,
  'content-security-policy': policy({}),
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
});

/** Headers as names and values in turn: in this form `writeHead` sends them without taking them apart again. */
export function headerLines(headers: Readonly<OutgoingHttpHeaders>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}
