import type { FastifyRequest } from 'fastify';
import { KNOWN_BROWSER_DAYS } from '../../content/retention.ts';

/** Identifies a known browser, whose failed sign-ins are counted separately. It is not a session. */
const NAME = 'browser';
const LIFETIME_S = KNOWN_BROWSER_DAYS * 24 * 3600;

/** The cookie value that this browser got at an earlier sign-in. */
export function knownBrowserOf(request: FastifyRequest): string | undefined {
  return /(?:^|;\s*)browser=([A-Za-z0-9_-]{1,100})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
}

/** The `Set-Cookie` header for a known browser. @param publicUrl `Secure` is added if it is https */
export function knownBrowserCookie(value: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${value}; Path=/api; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Strict${secure}`;
}
