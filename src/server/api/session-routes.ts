import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../../accounts/account.ts';
import type { SignedIn } from '../../accounts/begin-session.ts';
import { changeOwnLanguage, changeOwnPassword } from '../../accounts/own-account.ts';
import { ownSessions, ownSignIns } from '../../accounts/session-lists.ts';
import { endOwnSessions, type Session } from '../../accounts/sessions.ts';
import { DUTIES } from '../../content/duties.ts';
import { KNOWN_BROWSER_DAYS } from '../../content/retention.ts';
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
import { privateHeaders } from './headers.ts';
import { addRoute, answers } from './route.ts';

/** The API's word for an account of each role: in the login's path, and as the key of the profile. */
const PROFILE_KEYS: Record<Role, string> = { admin: 'user', student: 'student', teacher: 'teacher' };

/** The signed-in account under the key of its login. */
function profileOf({ _id, name, email, role, duties, lang }: Session['account']) {
  return { [PROFILE_KEYS[role]]: { _id, name, email, role, ...(role === 'admin' && { duties }), lang } };
}

/** Answers a login: the token and the account, and the cookie that makes the browser known. */
export const sendSignedIn = (
  reply: FastifyReply,
  { account, browser, ...answer }: SignedIn,
  publicUrl: string,
) =>
  reply
    .headers({ ...privateHeaders, 'set-cookie': knownBrowserCookie(browser, publicUrl) })
    .send(JSON.stringify({ ...answer, ...profileOf(account) }));

const section = 'sign-in';
const person = object(
  {
    _id: text,
    name: text,
    email: text,
    role: oneOf(['admin', 'student', 'teacher']),
    duties: { ...arrayOf(oneOf(DUTIES)), description: 'Of an administrator, in this order' },
    lang: { ...oneOf(LANGUAGES), description: 'The language of its screens and mails' },
  },
  ['_id', 'name', 'email', 'role', 'lang'],
);
const code = {
  ...text,
  description:
    'Of the authenticator app, or a recovery code; needed where the answer without it is 401 with the code second-factor',
};
const recoveryCodes = { ...integer, description: 'How many are left, where one was the code' };
const { 'multipart/form-data': _, ...credentials } = inEveryEncoding(
  object({ email: text, password: text, code }, ['email', 'password']),
);

/** Signing in and out, and the account that is signed in. */
export function sessionRoutes(
  app: FastifyInstance,
  { signIn, sessions, passwordLinks, publicUrl }: ServedSite,
): void {
  for (const role of ['admin', 'student', 'teacher'] as const) {
    const key = PROFILE_KEYS[role];
    addRoute(app, {
      method: 'POST',
      url: `/api/${key}/login`,
      access: 'open',
      summary: `Sign in as ${role === 'admin' ? 'an administrator' : `a ${role}`}`,
      section,
      body: { schemas: () => credentials },
      response: answers(
        'The token for the Authorization header',
        object({ token: text, [key]: person, ...(role === 'admin' && { recoveryCodes }) }, ['token', key]),
      ),
      refusals: [401, 429],
      async handler(request, reply, { fields: { email, password, code } }) {
        const signedIn = await signIn.authenticate({
          role,
          email,
          password,
          code,
          ...callerOf(request, reply),
        });
        return sendSignedIn(reply, signedIn, publicUrl);
      },
    });
  }

  addRoute(app, {
    method: 'POST',
    url: '/api/password-link',
    access: 'open',
    summary:
      'Mail the owner of an account a link to choose a new password, good for an hour; answered alike without such an account',
    section,
    body: { schemas: () => inEveryEncoding(object({ email: text })) },
    response: {
      status: 204,
      description: 'Taken; beyond 20 an hour from one address, and without mail, nothing is sent',
    },
    handler: (request, _reply, { fields }) => passwordLinks.takeQuietly(fields, request.ip),
  });

  addRoute(app, {
    method: 'POST',
    url: '/api/logout',
    isForEnrolment: true,
    access: 'signed-in',
    summary: 'End this session',
    section,
    response: { status: 204, description: 'Done' },
    handler: (request) => sessions.end(sessionOf(request)),
  });

  addRoute(app, {
    method: 'GET',
    url: '/api/me',
    isForEnrolment: true,
    access: 'signed-in',
    summary: 'Who is signed in, under the key of the login',
    section,
    response: answers('The account', { type: 'object' }),
    handler: (request) => profileOf(sessionOf(request).account),
  });
}

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
    section,
    body: { schemas: () => inEveryEncoding(object({ lang: oneOf(LANGUAGES) }, [])) },
    response: answers('The account under the key of its login', { type: 'object' }),
    handler: async (request, _reply, { fields }) =>
      profileOf(await changeOwnLanguage(site, sessionOf(request), fields)),
  });

  addRoute(app, {
    method: 'PUT',
    url: '/api/me/password',
    access: 'signed-in',
    summary: 'Change one’s own password; ends all sessions and begins a new one',
    section,
    body: { schemas: () => inEveryEncoding(object({ current: text, password: { ...text, minLength: 10 } })) },
    response: answers(
      'The token of the new session, and the account under the key of its login',
      object({ token: text }),
    ),
    refusals: [429],
    async handler(request, reply, { fields: { current, password } }) {
      const session = sessionOf(request);
      const token = await changeOwnPassword(site, site.signIn.throttle, session, {
        current,
        password,
        ...callerOf(request, reply),
      });
      return { token, ...profileOf(session.account) };
    },
  });

  addRoute(app, {
    method: 'GET',
    url: '/api/me/sessions',
    access: 'signed-in',
    summary: 'Where one is signed in, this session first',
    section,
    response: answers('The sessions', arrayOf(session)),
    handler: (request) => ownSessions(site.database.reader, sessionOf(request), site.now()),
  });

  addRoute(app, {
    method: 'GET',
    url: '/api/me/sign-ins',
    access: 'signed-in',
    summary: 'When and from where one has signed in before this session, and the sign-ins that failed since',
    section,
    response: answers('The sign-ins', signIns),
    handler: (request) => ownSignIns(site.database.reader, sessionOf(request)),
  });

  addRoute(app, {
    method: 'DELETE',
    url: '/api/me/sessions',
    access: 'signed-in',
    summary: 'Sign out everywhere, here too',
    section,
    response: { status: 204, description: 'Done' },
    handler: (request) => endOwnSessions(site, sessionOf(request)),
  });
}

/** Identifies a known browser, whose failed sign-ins are counted separately. It is not a session. */
const NAME = 'browser';
const LIFETIME_S = KNOWN_BROWSER_DAYS * 24 * 3600;

/** The cookie value that this browser got at an earlier sign-in. */
function knownBrowserOf(request: FastifyRequest): string | undefined {
  return /(?:^|;\s*)browser=([A-Za-z0-9_-]{1,100})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
}

/** The `Set-Cookie` header for a known browser. @param publicUrl `Secure` is added if it is https */
function knownBrowserCookie(value: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${value}; Path=/api; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Strict${secure}`;
}

/** The client of a call that verifies a password or starts a session. */
export function callerOf(request: FastifyRequest, { raw }: FastifyReply) {
  const closed = new AbortController();
  raw.once('close', () => closed.abort());
  return {
    address: request.ip,
    browser: knownBrowserOf(request),
    userAgent: request.headers['user-agent'],
    /** Aborted when the client has gone, or was told that its call took too long. */
    signal: closed.signal,
  };
}
