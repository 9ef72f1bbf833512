import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginTotp, confirmTotp } from '../../accounts/second-factor/enrol-totp.ts';
import { removeTotp } from '../../accounts/second-factor/remove-totp.ts';
import { renewRecoveryCodes } from '../../accounts/second-factor/renew-recovery-codes.ts';
import { secondFactorsOf } from '../../accounts/second-factor/second-factor.ts';
import { sessionOf } from '../access.ts';
import { arrayOf, boolean, inEveryEncoding, integer, object, text } from '../openapi/json-schema.ts';
import type { ServedSite } from '../served-site.ts';
import { callerOf } from './caller.ts';
import { sendNothing, sendPrivate } from './headers.ts';
import { addRoute } from './route.ts';

const tag = 'sign-in';
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
  const common = { access: 'admin', tag } as const;
  const enrolling = { ...common, isForEnrolment: true } as const;

  addRoute(app, {
    ...enrolling,
    method: 'GET',
    url: '/api/account/second-factor',
    summary: 'Which second factors one’s own account has',
    response: { status: 200, description: 'Without anything secret', schema: secondFactors },
    handler: async (request, reply) =>
      sendPrivate(reply, await secondFactorsOf(site.database.reader, sessionOf(request).account._id)),
  });

  addRoute(app, {
    ...enrolling,
    method: 'POST',
    url: '/api/account/totp',
    summary: 'Begin to set up an authenticator app; does nothing until a code confirms it, within 15 minutes',
    response: {
      status: 200,
      description: 'The secret in base 32, and the address for a QR code; neither can be read again',
      schema: object({ secret: text, url: text }),
    },
    refusals: [409],
    handler: async (request, reply) =>
      sendPrivate(reply, await beginTotp(site, sessionOf(request), (await site.college()).name)),
  });

  addRoute(app, {
    ...enrolling,
    method: 'POST',
    url: '/api/account/totp/confirm',
    summary: 'Set up the authenticator app with its first code; other sessions of the account end',
    body: { schemas: () => inEveryEncoding(object({ code: text })) },
    response: {
      status: 200,
      description: 'Codes that stand in once each for a lost app; they cannot be read again',
      schema: codes,
    },
    refusals: [400, 409, 413, 415],
    handler: async (request, reply, { fields }) =>
      sendPrivate(reply, { recoveryCodes: await confirmTotp(site, sessionOf(request), fields) }),
  });

  addRoute(app, {
    ...common,
    method: 'DELETE',
    url: '/api/account/totp',
    summary: 'Remove the authenticator app, with one’s password',
    body: ownPassword,
    response: { status: 204, description: 'Done' },
    refusals: [400, 404, 413, 415, 429],
    async handler(request, reply, { fields }) {
      await removeTotp(site, site.signIn.throttle, sessionOf(request), typedIn(request, reply, fields));
      return sendNothing(reply);
    },
  });

  addRoute(app, {
    ...common,
    method: 'POST',
    url: '/api/account/recovery-codes',
    summary: 'Make new recovery codes, with one’s password; those before work no more',
    body: ownPassword,
    response: { status: 200, description: 'They cannot be read again', schema: codes },
    refusals: [400, 409, 413, 415, 429],
    async handler(request, reply, { fields }) {
      const typed = typedIn(request, reply, fields);
      const recoveryCodes = await renewRecoveryCodes(site, site.signIn.throttle, sessionOf(request), typed);
      return sendPrivate(reply, { recoveryCodes });
    },
  });
}
