import type { FastifyInstance } from 'fastify';
import { endSessionsOfAccount, sessionsOf } from '../../accounts/account-sessions.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { arrayOf, instant, object, text } from '../openapi/json-schema.ts';
import { sendNothing, sendPrivate } from './headers.ts';
import { defineQuery, oneText } from './query.ts';
import { addRoute } from './route.ts';

const session = object({
  _id: { ...text, description: 'Tells the sessions apart, and opens none; the audit trail has the same' },
  createdAt: instant,
  seenAt: instant,
  agent: { ...text, description: "The browser in words, such as 'Chrome on Android'; may be empty" },
});

/** The sessions of any account, for admins with the duty for accounts. */
export function accountSessionRoutes(app: FastifyInstance, site: Site): void {
  const common = {
    access: 'accounts',
    tag: 'sign-in',
    url: '/api/account/:id/sessions',
    record: 'account',
    refusals: [404],
  } as const;

  addRoute(app, {
    ...common,
    method: 'GET',
    summary: 'Where somebody is signed in, the most recently used session first',
    response: { status: 200, description: 'The sessions', schema: arrayOf(session) },
    handler: async (_request, reply, { id }) => sendPrivate(reply, await sessionsOf(site, id)),
  });

  addRoute(app, {
    ...common,
    method: 'DELETE',
    summary: 'Sign somebody out everywhere, or end one session',
    query: defineQuery({ session: oneText('Only the session with this id') }),
    response: { status: 204, description: 'Done' },
    refusals: [400, 404],
    async handler(request, reply, { id, query }) {
      await endSessionsOfAccount(site, id, query.session, actorOf(request));
      return sendNothing(reply);
    },
  });
}
