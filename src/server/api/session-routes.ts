import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Role } from '../../accounts/account.ts';
import type { SignedIn } from '../../accounts/begin-session.ts';
import type { Session } from '../../accounts/sessions.ts';
import { DUTIES } from '../../content/duties.ts';
import { LANGUAGES } from '../../languages/language.ts';
import { sessionOf } from '../access.ts';
import { arrayOf, inEveryEncoding, object, oneOf, text } from '../openapi/json-schema.ts';
import type { ServedSite } from '../served-site.ts';
import { callerOf } from './caller.ts';
import { privateHeaders, sendNothing, sendPrivate } from './headers.ts';
import { knownBrowserCookie } from './known-browser-cookie.ts';
import { addRoute } from './route.ts';

/** The API's word for an account of each role: in the login's path, and as the key of the profile. */
const PROFILE_KEYS: Record<Role, string> = { admin: 'user', student: 'student', teacher: 'teacher' };

/** The signed-in account under the key of its login. */
export function profileOf({ _id, name, email, role, duties, lang }: Session['account']) {
  return { [PROFILE_KEYS[role]]: { _id, name, email, role, ...(role === 'admin' && { duties }), lang } };
}

/** Answers a login: the token and the account, and the cookie that makes the browser known. */
export const sendSignedIn = (reply: FastifyReply, { token, account, browser }: SignedIn, publicUrl: string) =>
  reply
    .headers({ ...privateHeaders, 'set-cookie': knownBrowserCookie(browser, publicUrl) })
    .send(JSON.stringify({ token, ...profileOf(account) }));

const tag = 'sign-in';
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
const { 'multipart/form-data': _, ...credentials } = inEveryEncoding(
  object({ email: text, password: text, code }, ['email', 'password']),
);

/** Signing in and out, and the account that is signed in. */
export function sessionRoutes(app: FastifyInstance, { signIn, sessions, publicUrl }: ServedSite): void {
  for (const role of ['admin', 'student', 'teacher'] as const) {
    const key = PROFILE_KEYS[role];
    addRoute(app, {
      method: 'POST',
      url: `/api/${key}/login`,
      access: 'open',
      summary: `Sign in as ${role === 'admin' ? 'an administrator' : `a ${role}`}`,
      tag,
      body: { schemas: () => credentials },
      response: {
        status: 200,
        description: 'The token for the Authorization header',
        schema: object({ token: text, [key]: person }),
      },
      refusals: [400, 401, 429],
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
    url: '/api/logout',
    isForEnrolment: true,
    access: 'signed-in',
    summary: 'End this session',
    tag,
    response: { status: 204, description: 'Done' },
    async handler(request, reply) {
      await sessions.end(sessionOf(request));
      return sendNothing(reply);
    },
  });

  addRoute(app, {
    method: 'GET',
    url: '/api/me',
    isForEnrolment: true,
    access: 'signed-in',
    summary: 'Who is signed in, under the key of the login',
    tag,
    response: { status: 200, description: 'The account', schema: { type: 'object' } },
    handler: (request, reply) => sendPrivate(reply, profileOf(sessionOf(request).account)),
  });
}
