import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '../languages/language.ts';
import type { Site } from '../whole-site.ts';

export const SECURITY_CONTACT_PATH = '/.well-known/security.txt';

const DAY_MS = 86_400_000;
/**
 * Lifetime of the file (its `Expires` field), after which clients fetch it again. RFC 9116 recommends less than a year.
 */
const VALID_DAYS = 90;

const headers = Object.freeze({
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
});

/** Serves security.txt (RFC 9116). Without the setting there is no such address (requirement 21.110). */
export function securityContactRoute(app: FastifyInstance, { settings, publicUrl, now }: Site): void {
  const { SECURITY_CONTACT: contacts } = settings;
  if (!contacts) return;
  app.get(SECURITY_CONTACT_PATH, { config: { access: 'open' } }, (_request, reply) => {
    const day = Math.floor(now().getTime() / DAY_MS) + VALID_DAYS;
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(day * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${publicUrl}${SECURITY_CONTACT_PATH}`,
    ];
    return reply.headers(headers).send(`${lines.join('\n')}\n`);
  });
}
