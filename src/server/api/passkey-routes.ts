import type { FastifyInstance } from 'fastify';
import { Challenges } from '../../accounts/second-factor/challenges.ts';
import {
  addPasskey,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '../../accounts/second-factor/own-passkeys.ts';
import { signInOptions, signInWithPasskey } from '../../accounts/second-factor/passkey-sign-in.ts';
import {
  type PasskeyContext,
  passkeyFrom,
  passkeysOf,
  relyingPartyOf,
} from '../../accounts/second-factor/passkeys.ts';
import { sessionOf } from '../access.ts';
import { arrayOf, inEveryEncoding, instant, object, text } from '../openapi/json-schema.ts';
import type { ServedSite } from '../served-site.ts';
import { callerOf } from './caller.ts';
import { sendPrivate } from './headers.ts';
import { addRoute } from './route.ts';
import { sendSignedIn } from './session-routes.ts';

const tag = 'sign-in';
const kept = { _id: text, name: text, createdAt: instant, usedAt: { type: ['string', 'null'] } };
const passkey = object(kept);
const options = { type: 'object', description: 'For the browser, as the JSON of WebAuthn Level 3 has it' };
const answer = { type: 'object', description: 'The credential as JSON, as the browser answers it' };
const recoveryCodes = { ...arrayOf(text), description: 'If the account had none; they cannot be read again' };

/** Passkeys of staff: their own list, and signing in with one. */
export function passkeyRoutes(app: FastifyInstance, site: ServedSite): void {
  const party = relyingPartyOf(site.publicUrl);
  const passkeys: PasskeyContext = { site, signIn: site.signIn, party, challenges: new Challenges(site) };
  const own = { access: 'admin', tag } as const;
  const enrolling = { ...own, isForEnrolment: true } as const;
  const one = { ...own, url: '/api/account/passkeys/:id', record: 'passkey' };

  addRoute(app, {
    ...enrolling,
    method: 'GET',
    url: '/api/account/passkeys',
    summary: 'One’s own passkeys, oldest first',
    response: { status: 200, description: 'Without their keys', schema: arrayOf(passkey) },
    handler: async (request, reply) =>
      sendPrivate(
        reply,
        (await passkeysOf(site.database.reader, sessionOf(request).account._id)).map(passkeyFrom),
      ),
  });

  addRoute(app, {
    ...enrolling,
    method: 'POST',
    url: '/api/account/passkeys/options',
    summary: 'Begin to add a passkey; its challenge is good for five minutes, once, and for this session',
    response: { status: 200, description: 'What the browser hands to the authenticator', schema: options },
    handler: async (request, reply) =>
      sendPrivate(reply, await passkeyOptions(passkeys, sessionOf(request), (await site.college()).name)),
  });

  addRoute(app, {
    ...enrolling,
    method: 'POST',
    url: '/api/account/passkeys',
    summary: 'Add a passkey; other sessions of the account end',
    body: { schemas: () => ({ 'application/json': object({ name: text, response: answer }) }) },
    response: {
      status: 201,
      description: 'The passkey',
      schema: object({ ...kept, recoveryCodes }, Object.keys(kept)),
    },
    refusals: [400, 409, 413, 415],
    handler: async (request, reply, { fields }) =>
      sendPrivate(reply, await addPasskey(passkeys, sessionOf(request), fields), 201),
  });

  addRoute(app, {
    ...one,
    method: 'PUT',
    summary: 'Give a passkey another name',
    body: { schemas: () => inEveryEncoding(object({ name: text })) },
    response: { status: 200, description: 'The passkey', schema: passkey },
    refusals: [400, 404, 413, 415],
    handler: async (request, reply, { id, fields }) =>
      sendPrivate(reply, await renamePasskey(passkeys, sessionOf(request), id, fields)),
  });

  addRoute(app, {
    ...one,
    method: 'DELETE',
    summary: 'Remove a passkey, with one’s password',
    body: { schemas: () => inEveryEncoding(object({ password: text })) },
    response: { status: 200, description: 'The removed passkey', schema: passkey },
    refusals: [400, 404, 413, 415, 429],
    async handler(request, reply, { id, fields: { password } }) {
      const typed = { password, ...callerOf(request, reply) };
      return sendPrivate(reply, await removePasskey(passkeys, sessionOf(request), id, typed));
    },
  });

  addRoute(app, {
    method: 'POST',
    url: '/api/user/login/passkey/options',
    access: 'open',
    summary: 'Begin to sign in with a passkey; its challenge is good for five minutes, once',
    tag,
    response: { status: 200, description: 'What the browser hands to the authenticator', schema: options },
    handler: async (_request, reply) => sendPrivate(reply, await signInOptions(passkeys)),
  });

  addRoute(app, {
    method: 'POST',
    url: '/api/user/login/passkey',
    access: 'open',
    summary: 'Sign in as an administrator with a passkey, which needs neither password nor code',
    tag,
    body: { schemas: () => ({ 'application/json': object({ response: answer }) }) },
    response: {
      status: 200,
      description: 'The token for the Authorization header, and the account, as of the login with a password',
      schema: object({ token: text, user: { type: 'object' } }),
    },
    refusals: [400, 401, 413, 415, 429],
    async handler(request, reply, { fields: { response } }) {
      const signedIn = await signInWithPasskey(passkeys, response, callerOf(request, reply));
      return sendSignedIn(reply, signedIn, site.publicUrl);
    },
  });
}
