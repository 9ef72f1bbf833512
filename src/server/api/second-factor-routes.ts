import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Challenges } from '../../accounts/second-factor/challenges.ts';
import {
  addPasskey,
  type PasskeyContext,
  passkeyFrom,
  passkeyOptions,
  passkeysOf,
  relyingPartyOf,
  removePasskey,
  renamePasskey,
  signInOptions,
  signInWithPasskey,
} from '../../accounts/second-factor/passkeys.ts';
import { secondFactorsOf } from '../../accounts/second-factor/second-factor.ts';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from '../../accounts/second-factor/totp.ts';
import { sessionOf } from '../access.ts';
import { arrayOf, boolean, inEveryEncoding, instant, integer, object, text } from '../openapi/json-schema.ts';
import type { ServedSite } from '../served-site.ts';
import { addRoute, answers } from './route.ts';
import { callerOf, sendSignedIn } from './session-routes.ts';

const section = 'sign-in';
/** The second factors of an account, as the API returns them. */
export const secondFactors = object({
  totp: { ...boolean, description: 'Whether codes of an authenticator app are set up' },
  passkeys: integer,
  recoveryCodes: { ...integer, description: 'How many are left' },
});

const ownPassword = { schemas: () => inEveryEncoding(object({ password: text })) };
const codes = object({ recoveryCodes: arrayOf(text) });

/** The data of a call that requires the password again. */
const typedIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  { password }: Readonly<Record<string, unknown>>,
) => ({ password, ...callerOf(request, reply) });

/** A staff member's own second factor: codes of an authenticator app and recovery codes. */
export function secondFactorRoutes(app: FastifyInstance, site: ServedSite): void {
  const common = { access: 'admin', section } as const;
  const enrolling = { ...common, isForEnrolment: true } as const;

  addRoute(app, {
    ...enrolling,
    method: 'GET',
    url: '/api/account/second-factor',
    summary: 'Which second factors one’s own account has',
    response: answers('Without anything secret', secondFactors),
    handler: (request) => secondFactorsOf(site.database.reader, sessionOf(request).account._id),
  });

  addRoute(app, {
    ...enrolling,
    method: 'POST',
    url: '/api/account/totp',
    summary: 'Begin to set up an authenticator app; does nothing until a code confirms it, within 15 minutes',
    response: answers(
      'The secret in base 32, and the address for a QR code; neither can be read again',
      object({ secret: text, url: text }),
    ),
    refusals: [409],
    handler: async (request) => beginTotp(site, sessionOf(request), (await site.college()).name),
  });

  addRoute(app, {
    ...enrolling,
    method: 'POST',
    url: '/api/account/totp/confirm',
    summary: 'Set up the authenticator app with its first code; other sessions of the account end',
    body: { schemas: () => inEveryEncoding(object({ code: text })) },
    response: answers('Codes that stand in once each for a lost app; they cannot be read again', codes),
    refusals: [409],
    handler: async (request, _reply, { fields }) => ({
      recoveryCodes: await confirmTotp(site, sessionOf(request), fields),
    }),
  });

  addRoute(app, {
    ...common,
    method: 'DELETE',
    url: '/api/account/totp',
    summary: 'Remove the authenticator app, with one’s password',
    body: ownPassword,
    response: { status: 204, description: 'Done' },
    refusals: [404, 429],
    handler: (request, reply, { fields }) =>
      removeTotp(site, site.signIn.throttle, sessionOf(request), typedIn(request, reply, fields)),
  });

  addRoute(app, {
    ...common,
    method: 'POST',
    url: '/api/account/recovery-codes',
    summary: 'Make new recovery codes, with one’s password; those before work no more',
    body: ownPassword,
    response: answers('They cannot be read again', codes),
    refusals: [409, 429],
    async handler(request, reply, { fields }) {
      const typed = typedIn(request, reply, fields);
      const recoveryCodes = await renewRecoveryCodes(site, site.signIn.throttle, sessionOf(request), typed);
      return { recoveryCodes };
    },
  });
}

const kept = { _id: text, name: text, createdAt: instant, usedAt: { type: ['string', 'null'] } };
const passkey = object(kept);
const options = { type: 'object', description: 'For the browser, as the JSON of WebAuthn Level 3 has it' };
const answer = { type: 'object', description: 'The credential as JSON, as the browser answers it' };
const recoveryCodes = { ...arrayOf(text), description: 'If the account had none; they cannot be read again' };

/** Passkeys of staff: their own list, and signing in with one. */
export function passkeyRoutes(app: FastifyInstance, site: ServedSite): void {
  const party = relyingPartyOf(site.publicUrl);
  const passkeys: PasskeyContext = { site, signIn: site.signIn, party, challenges: new Challenges(site) };
  const own = { access: 'admin', section } as const;
  const enrolling = { ...own, isForEnrolment: true } as const;
  const one = { ...own, url: '/api/account/passkeys/:id', record: 'passkey' };

  addRoute(app, {
    ...enrolling,
    method: 'GET',
    url: '/api/account/passkeys',
    summary: 'One’s own passkeys, oldest first',
    response: answers('Without their keys', arrayOf(passkey)),
    handler: async (request) =>
      (await passkeysOf(site.database.reader, sessionOf(request).account._id)).map(passkeyFrom),
  });

  addRoute(app, {
    ...enrolling,
    method: 'POST',
    url: '/api/account/passkeys/options',
    summary: 'Begin to add a passkey; its challenge is good for five minutes, once, and for this session',
    response: answers('What the browser hands to the authenticator', options),
    handler: async (request) => passkeyOptions(passkeys, sessionOf(request), (await site.college()).name),
  });

  addRoute(app, {
    ...enrolling,
    method: 'POST',
    url: '/api/account/passkeys',
    summary: 'Add a passkey; other sessions of the account end',
    body: { schemas: () => ({ 'application/json': object({ name: text, response: answer }) }) },
    response: answers('The passkey', object({ ...kept, recoveryCodes }, Object.keys(kept)), 201),
    refusals: [409],
    handler: (request, _reply, { fields }) => addPasskey(passkeys, sessionOf(request), fields),
  });

  addRoute(app, {
    ...one,
    method: 'PUT',
    summary: 'Give a passkey another name',
    body: { schemas: () => inEveryEncoding(object({ name: text })) },
    response: answers('The passkey', passkey),
    handler: (request, _reply, { id, fields }) => renamePasskey(passkeys, sessionOf(request), id, fields),
  });

  addRoute(app, {
    ...one,
    method: 'DELETE',
    summary: 'Remove a passkey, with one’s password',
    body: ownPassword,
    response: answers('The removed passkey', passkey),
    refusals: [429],
    handler: (request, reply, { id, fields }) =>
      removePasskey(passkeys, sessionOf(request), id, typedIn(request, reply, fields)),
  });

  addRoute(app, {
    method: 'POST',
    url: '/api/user/login/passkey/options',
    access: 'open',
    summary: 'Begin to sign in with a passkey; its challenge is good for five minutes, once',
    section,
    response: answers('What the browser hands to the authenticator', options),
    handler: () => signInOptions(passkeys),
  });

  addRoute(app, {
    method: 'POST',
    url: '/api/user/login/passkey',
    access: 'open',
    summary: 'Sign in as an administrator with a passkey, which needs neither password nor code',
    section,
    body: { schemas: () => ({ 'application/json': object({ response: answer }) }) },
    response: answers(
      'The token for the Authorization header, and the account, as of the login with a password',
      object({ token: text, user: { type: 'object' } }),
    ),
    refusals: [401, 429],
    async handler(request, reply, { fields: { response } }) {
      const signedIn = await signInWithPasskey(passkeys, response, callerOf(request, reply));
      return sendSignedIn(reply, signedIn, site.publicUrl);
    },
  });
}
