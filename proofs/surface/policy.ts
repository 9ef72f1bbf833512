import type { Answer } from '../college/caller.ts';

/** What was answered, and what was asked for. */
export interface Seen extends Pick<Answer, 'status' | 'headers' | 'text' | 'bytes'> {
  method: string;
  path: string;
  /** Whether only some may make the call. */
  isClosed: boolean;
}

interface Rule {
  says: string;
  appliesTo(seen: Seen): boolean;
  isKept(seen: Seen): boolean;
}

const SOFTWARE = ['server', 'x-powered-by', 'x-aspnet-version', 'x-runtime', 'x-generator', 'via'];
/** The language is read by a script; the cookie holds nothing else. */
const READABLE_COOKIE = /^lang=/;

const header = ({ headers }: Seen, name: string) => [headers[name] ?? ''].flat().join(', ');
const cookies = ({ headers }: Seen) => [headers['set-cookie'] ?? []].flat();
const directive = (seen: Seen, name: string) =>
  header(seen, 'content-security-policy')
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([first]) => first === name)
    ?.slice(1)
    .join(' ');

const always = () => true;
const hasBody = ({ bytes }: Seen) => bytes.length > 0;
const isHtml = (seen: Seen) => header(seen, 'content-type').startsWith('text/html');
const isAsset = (seen: Seen) =>
  seen.path.startsWith('/assets/') || header(seen, 'content-type').startsWith('image/');
/** What browsers open by itself, and whose links they follow. */
const isDocument = (seen: Seen) => /html|json|xml|pdf|text\/plain/.test(header(seen, 'content-type'));
const isText = (seen: Seen) => /^text\/|json/.test(header(seen, 'content-type'));
const isShell = (seen: Seen) => isHtml(seen) && seen.path.startsWith('/admin');

const rules: readonly Rule[] = [
  {
    says: 'does not name its software',
    appliesTo: always,
    isKept: ({ headers }) => !SOFTWARE.some((name) => name in headers),
  },
  {
    says: 'lets browsers ask by TLS only',
    appliesTo: always,
    isKept: (seen) => /^max-age=(?:31536000|\d{9,})\b/.test(header(seen, 'strict-transport-security')),
  },
  {
    says: 'is not sniffed',
    appliesTo: hasBody,
    isKept: (seen) => header(seen, 'x-content-type-options') === 'nosniff',
  },
  {
    says: 'names its type',
    appliesTo: hasBody,
    isKept: (seen) => /^\w+\/[\w.+-]+/.test(header(seen, 'content-type')),
  },
  {
    says: 'names its charset',
    appliesTo: (seen) => hasBody(seen) && isText(seen),
    isKept: (seen) => /charset=utf-8/i.test(header(seen, 'content-type')),
  },
  {
    says: 'has a policy that allows nothing unless named, and no frame around it',
    appliesTo: hasBody,
    isKept: (seen) =>
      directive(seen, 'default-src') === "'none'" && directive(seen, 'frame-ancestors') === "'none'",
  },
  {
    says: 'allows no inline script, evaluation or other host',
    appliesTo: hasBody,
    isKept: (seen) => {
      const policy = header(seen, 'content-security-policy');
      // Browsers give the page that they make around a picture styles of their own, and drawings have some.
      const strict = isAsset(seen) ? policy.replace("style-src 'unsafe-inline'", '') : policy;
      const known = isShell(seen) ? strict.replace('blob: data:', '') : strict;
      return !/unsafe-|\*|https?:|data:|blob:|\bws/.test(known);
    },
  },
  {
    says: 'runs the scripts of this site only, and sends forms nowhere else',
    appliesTo: isHtml,
    isKept: (seen) =>
      directive(seen, 'script-src') === "'self'" &&
      directive(seen, 'base-uri') === "'none'" &&
      directive(seen, 'form-action') === "'self'",
  },
  {
    says: 'shares its window with no other site, and asks for no device',
    appliesTo: isHtml,
    isKept: (seen) =>
      header(seen, 'cross-origin-opener-policy') === 'same-origin' &&
      /camera=\(\).*geolocation=\(\).*microphone=\(\)/.test(header(seen, 'permissions-policy')),
  },
  {
    says: 'sends its address nowhere else',
    appliesTo: (seen) => hasBody(seen) && isDocument(seen) && !isAsset(seen),
    isKept: (seen) =>
      /^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/.test(header(seen, 'referrer-policy')),
  },
  {
    says: 'says how long it may be kept',
    appliesTo: hasBody,
    isKept: (seen) => header(seen, 'cache-control') !== '',
  },
  {
    says: 'is kept by no cache',
    appliesTo: ({ isClosed, method }) => isClosed && method === 'GET',
    isKept: (seen) => header(seen, 'cache-control').includes('no-store'),
  },
  {
    says: 'is open to no other origin',
    appliesTo: always,
    isKept: ({ headers }) => !Object.keys(headers).some((name) => name.startsWith('access-control-')),
  },
  {
    says: 'gives cookies to this site only, by TLS, and keeps them from scripts',
    appliesTo: (seen) => cookies(seen).length > 0,
    isKept: (seen) =>
      cookies(seen).every(
        (cookie) =>
          /; Secure/i.test(cookie) &&
          /; SameSite=Strict/i.test(cookie) &&
          (/; HttpOnly/i.test(cookie) || READABLE_COOKIE.test(cookie)),
      ),
  },
  {
    says: 'tells nothing of the program',
    appliesTo: ({ status }) => status >= 400,
    isKept: ({ text }) => !/\n\s+at .+:\d+|node_modules|\.ts:\d|SQLITE_|ECONN/.test(text),
  },
];

/** The rules that an answer breaks, a sentence each. */
export function violationsOf(seen: Seen): string[] {
  return rules
    .filter((rule) => rule.appliesTo(seen) && !rule.isKept(seen))
    .map(({ says }) => `${seen.method} ${seen.path} (${seen.status}): it should hold that it ${says}`);
}

export const ruleCount = rules.length;
