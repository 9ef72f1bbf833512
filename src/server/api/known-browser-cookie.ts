import type { FastifyRequest } from 'fastify';

/** The browser's own count of failed sign-ins hangs on it; it signs nobody in. */
const NAME = 'browser';
const ONE_YEAR_S = 365 * 24 * 3600;

/** The value that this browser was given when somebody signed in on it before. */
export function knownBrowserOf(request: FastifyRequest): string | undefined {
  return /(?:^|;\s*)browser=([A-Za-z0-9_-]{1,100})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
}

/** The `Set-Cookie` that gives a browser its value. @param publicUrl under which visitors know the site */
export function knownBrowserCookie(value: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${value}; Path=/api; Max-Age=${ONE_YEAR_S}; HttpOnly; SameSite=Strict${secure}`;
}
