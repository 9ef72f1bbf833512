import type { RunningRoute } from '../college/college.ts';
import type { Person } from './people.ts';

/** Expected statuses of changes by permitted callers with a wrong id, body, content type and `If-Match`. */
const CHANGES: readonly [calls: RegExp, status: number][] = [
  [/^DELETE \/api\/manage\/trash$/, 200],
  // These make a secret or a challenge from any body.
  [/^POST \/api\/account\/(?:totp|passkeys\/options)$/, 200],
  [/^POST \/api\/user\/login\/passkey\/options$/, 200],
  [/^DELETE \/api\/account\/(?:totp|passkeys\/\{id\})$/, 415],
  [/^DELETE /, 404],
  [/^POST \/api\/manage\/\w+\/\{id\}\/(?:publish|unpublish|review|versions\/\{n\}\/restore)$/, 428],
  [/^PUT \/api\/manage\/(?:redirects\/\{id\}|\w+\/\{id\}\/draft)$/, 428],
  [/^POST \/api\/manage\/\w+\/\{id\}\/untrash$/, 404],
  [/^POST \/api\/mail-again\/\{id\}$/, 404],
  // There is no mail server.
  [/^POST \/api\/(?:mails-again|account\/\{id\}\/invitation)$/, 409],
];

/** Redirects, the search of the back office, which wants a word, and what is not there. */
const READS: Readonly<Record<string, number>> = {
  '/admin': 302,
  '/admin/': 302,
  '/favicon.ico': 302,
  '/ne/': 301,
  '/api/find': 400,
  // Nobody has changed the menu.
  '/api/manage/menu/versions/{n}': 404,
};

/** The status of a call that this person may make, with an id and a body that are wrong. */
export function statusForAllowed({ method, path }: RunningRoute, { name, duties = [] }: Person): number {
  if (path.startsWith('/api/student/details')) {
    if (duties.includes('accounts')) return path.endsWith('{id}') ? 404 : 400;
    return name === 'student' && !path.endsWith('{id}') ? 200 : 403;
  }
  if (method !== 'GET' && method !== 'HEAD')
    return CHANGES.find(([calls]) => calls.test(`${method} ${path}`))?.[1] ?? 415;
  return READS[path] ?? (/\{(?:id|name|screen|token|address)\}/.test(path) ? 404 : 200);
}
