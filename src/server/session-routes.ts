import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Role } from '../accounts/role.ts';
import type { Session, Sessions } from '../accounts/sessions.ts';
import type { SignIn } from '../accounts/sign-in.ts';
import { errors } from '../errors.ts';
import { privateHeaders } from './api/headers.ts';
import { OPEN_BODY, readBody } from './body/read-body.ts';
import { knownBrowserCookie, knownBrowserOf } from './known-browser-cookie.ts';

export interface SessionRoutesDeps {
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  /** Address under which visitors know the site. */
  readonly publicUrl: string;
}

/** What the API calls an account of each kind: in the login's path, and as the key of what it answers. */
const PROFILE_KEYS: Record<Role, string> = { admin: 'user', student: 'student', teacher: 'teacher' };

function profileOf({ _id, name, email, role }: Session['account']) {
  return { [PROFILE_KEYS[role]]: { _id, name, email, role } };
}

/** The session of a request that its route's access let through. */
function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw errors.notSignedIn();
  return request.session;
}

/** Signing in and out, and who is signed in (contract: Sign-in). */
export function sessionRoutes(
  app: FastifyInstance,
  { signIn, sessions, publicUrl }: SessionRoutesDeps,
): void {
  for (const role of ['admin', 'student', 'teacher'] as const) {
    app.post(`/api/${PROFILE_KEYS[role]}/login`, { config: { access: 'open' } }, async (request, reply) => {
      const { email, password } = (await readBody(request, { limit: OPEN_BODY })).fields;
      const { token, account, browser } = await signIn.authenticate({
        role,
        email,
        password,
        address: request.ip,
        browser: knownBrowserOf(request),
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
