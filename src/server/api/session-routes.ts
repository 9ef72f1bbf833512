import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../../accounts/sessions.ts';
import type { SignIn } from '../../accounts/sign-in.ts';
import { OPEN_BODY_BYTES, readBody } from '../body/read-body.ts';
import { privateHeaders } from './headers.ts';
import { knownBrowserCookie, knownBrowserOf } from './known-browser-cookie.ts';
import { PROFILE_KEYS, profileOf, sessionOf } from './signed-in.ts';

export interface SessionRoutesDeps {
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  /** Address under which visitors know the site. */
  readonly publicUrl: string;
}

/** Signing in and out, and who is signed in (contract: Sign-in). */
export function sessionRoutes(
  app: FastifyInstance,
  { signIn, sessions, publicUrl }: SessionRoutesDeps,
): void {
  for (const role of ['admin', 'student', 'teacher'] as const) {
    app.post(`/api/${PROFILE_KEYS[role]}/login`, { config: { access: 'open' } }, async (request, reply) => {
      const { email, password } = (await readBody(request, { limit: OPEN_BODY_BYTES })).fields;
      const { token, account, browser } = await signIn.authenticate({
        role,
        email,
        password,
        address: request.ip,
        browser: knownBrowserOf(request),
        userAgent: request.headers['user-agent'],
      });
      return reply
        .headers({ ...privateHeaders, 'set-cookie': knownBrowserCookie(browser, publicUrl) })
        .send(JSON.stringify({ token, ...profileOf(account) }));
    });
  }

  app.post('/api/logout', { config: { access: 'signed-in' } }, async (request, reply) => {
    await sessions.end(sessionOf(request).digest);
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  app.get('/api/me', { config: { access: 'signed-in' } }, async (request, reply) =>
    reply.headers(privateHeaders).send(JSON.stringify(profileOf(sessionOf(request).account))),
  );
}
