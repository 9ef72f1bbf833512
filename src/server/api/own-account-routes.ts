import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../../accounts/context.ts';
import { changeOwnPassword } from '../../accounts/own-password.ts';
import { ownSessions } from '../../accounts/own-sessions.ts';
import { endSessionsOf } from '../../accounts/sessions.ts';
import type { SignInThrottle } from '../../accounts/sign-in-throttle.ts';
import { OPEN_BODY_BYTES, readBody } from '../body/read-body.ts';
import { privateHeaders } from './headers.ts';
import { knownBrowserOf } from './known-browser-cookie.ts';
import { profileOf, sessionOf } from './signed-in.ts';

export interface OwnAccountRoutesDeps {
  readonly accounts: AccountContext;
  /** The one of the logins: a wrong password counts wherever it is typed. */
  readonly throttle: SignInThrottle;
}

const SIGNED_IN = { config: { access: 'signed-in' } } as const;

/** What everybody who is signed in may do with their own account: change its password, see and end its sessions. */
export function ownAccountRoutes(app: FastifyInstance, { accounts, throttle }: OwnAccountRoutesDeps): void {
  app.put('/api/me/password', SIGNED_IN, async (request, reply) => {
    const session = sessionOf(request);
    const { current, password } = (await readBody(request, { limit: OPEN_BODY_BYTES })).fields;
    const token = await changeOwnPassword(accounts, throttle, session, {
      current,
      password,
      address: request.ip,
      browser: knownBrowserOf(request),
      userAgent: request.headers['user-agent'],
    });
    return reply.headers(privateHeaders).send(JSON.stringify({ token, ...profileOf(session.account) }));
  });

  app.get('/api/me/sessions', SIGNED_IN, async (request, reply) => {
    const sessions = await ownSessions(accounts.database.reader, sessionOf(request), accounts.now());
    return reply.headers(privateHeaders).send(JSON.stringify(sessions));
  });

  app.delete('/api/me/sessions', SIGNED_IN, async (request, reply) => {
    const { account } = sessionOf(request);
    await accounts.database.write(({ db }) => endSessionsOf(db, account._id));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
