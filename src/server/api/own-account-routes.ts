import type { FastifyInstance } from 'fastify';
import { changeOwnLanguage } from '../../accounts/own-language.ts';
import { changeOwnPassword } from '../../accounts/own-password.ts';
import { ownSessions } from '../../accounts/own-sessions.ts';
import { ownSignIns } from '../../accounts/own-sign-ins.ts';
import { endOwnSessions } from '../../accounts/sessions.ts';
import { LANGUAGES } from '../../languages/language.ts';
import { sessionOf } from '../access.ts';
import {
  arrayOf,
  boolean,
  inEveryEncoding,
  instant,
  integer,
  object,
  oneOf,
  text,
} from '../openapi/json-schema.ts';
import type { ServedSite } from '../served-site.ts';
import { callerOf } from './caller.ts';
import { sendNothing, sendPrivate } from './headers.ts';
import { addRoute } from './route.ts';
import { profileOf } from './session-routes.ts';

const tag = 'sign-in';
const session = object({
  createdAt: instant,
  seenAt: instant,
  agent: { ...text, description: "The browser in words, such as 'Chrome on Android'; may be empty" },
  isCurrent: boolean,
});

const signIns = object({
  last: {
    oneOf: [
      object({
        at: instant,
        agent: { ...text, description: 'The browser in words; may be empty' },
        network: { ...text, description: "Half of the address, such as '202.51.*.*'; may be empty" },
      }),
      { type: 'null' },
    ],
  },
  failed: object({
    count: integer,
    isMore: { ...boolean, description: 'Whether there were more, which are not listed one by one' },
    lastAt: { oneOf: [instant, { type: 'null' }] },
  }),
});

/** A signed-in person's own account: changing its language and password, listing and ending its sessions. */
export function ownAccountRoutes(app: FastifyInstance, site: ServedSite): void {
  addRoute(app, {
    method: 'PUT',
    url: '/api/me',
    isForEnrolment: true,
    access: 'signed-in',
    summary: 'Choose the language of one’s own screens and mails',
    tag,
    body: { schemas: () => inEveryEncoding(object({ lang: oneOf(LANGUAGES) }, [])) },
    response: {
      status: 200,
      description: 'The account under the key of its login',
      schema: { type: 'object' },
    },
    refusals: [400, 413, 415],
    handler: async (request, reply, { fields }) =>
      sendPrivate(reply, profileOf(await changeOwnLanguage(site, sessionOf(request), fields))),
  });

  addRoute(app, {
    method: 'PUT',
    url: '/api/me/password',
    access: 'signed-in',
    summary: 'Change one’s own password; ends all sessions and begins a new one',
    tag,
    body: { schemas: () => inEveryEncoding(object({ current: text, password: { ...text, minLength: 10 } })) },
    response: {
      status: 200,
      description: 'The token of the new session, and the account under the key of its login',
      schema: object({ token: text }),
    },
    refusals: [400, 413, 415, 429],
    async handler(request, reply, { fields: { current, password } }) {
      const session = sessionOf(request);
      const token = await changeOwnPassword(site, site.signIn.throttle, session, {
        current,
        password,
        ...callerOf(request, reply),
      });
      return sendPrivate(reply, { token, ...profileOf(session.account) });
    },
  });

  addRoute(app, {
    method: 'GET',
    url: '/api/me/sessions',
    access: 'signed-in',
    summary: 'Where one is signed in, this session first',
    tag,
    response: { status: 200, description: 'The sessions', schema: arrayOf(session) },
    handler: async (request, reply) =>
      sendPrivate(reply, await ownSessions(site.database.reader, sessionOf(request), site.now())),
  });

  addRoute(app, {
    method: 'GET',
    url: '/api/me/sign-ins',
    access: 'signed-in',
    summary: 'When and from where one has signed in before this session, and the sign-ins that failed since',
    tag,
    response: { status: 200, description: 'The sign-ins', schema: signIns },
    handler: async (request, reply) =>
      sendPrivate(reply, await ownSignIns(site.database.reader, sessionOf(request))),
  });

  addRoute(app, {
    method: 'DELETE',
    url: '/api/me/sessions',
    access: 'signed-in',
    summary: 'Sign out everywhere, here too',
    tag,
    response: { status: 204, description: 'Done' },
    async handler(request, reply) {
      await endOwnSessions(site, sessionOf(request));
      return sendNothing(reply);
    },
  });
}
