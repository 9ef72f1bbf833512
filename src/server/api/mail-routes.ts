import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { errors } from '../../errors.ts';
import type { MailContext } from '../../mail/context.ts';
import { allMails, MAIL_STATES, type MailState, pageOfMails } from '../../mail/mail-list.ts';
import { mailStatus } from '../../mail/mail-status.ts';
import { resendMail } from '../../mail/resend-mail.ts';
import { sendTestMail } from '../../mail/test-mail.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { ADMIN_BODY_BYTES, readBody } from '../body/read-body.ts';
import { SLOW_ADMIN_ROUTE } from '../deadline.ts';
import type { ById } from './content-routes.ts';
import { privateHeaders } from './headers.ts';
import { jsonArray } from './json-array.ts';
import { linksOf, pageQueryOf } from './page-query.ts';

const LIST = '/api/mails';
const ADMIN = { config: { access: 'admin' } } as const;

/** The mails that the site sends, for admins: how they fare, and what can be done about it. */
export function mailRoutes(app: FastifyInstance, mail: MailContext): void {
  app.get(LIST, SLOW_ADMIN_ROUTE, async (request, reply) => {
    const asked = request.query as Record<string, unknown>;
    const state = stateIn(asked);
    const query = pageQueryOf(asked);
    const { reader } = mail.database;
    reply.headers(privateHeaders);
    if (!query) {
      const isHead = request.method === 'HEAD';
      return reply.send(isHead ? Readable.from([]) : jsonArray(allMails(reader, { state, q: '' })));
    }
    const { items, total } = await pageOfMails(reader, { state, q: query.q }, query);
    const links = linksOf(LIST, query, total, state ? { state } : {});
    if (links) reply.header('link', links);
    return reply.header('x-total-count', total).send(JSON.stringify(items));
  });

  app.get('/api/mail-status', ADMIN, async (_request, reply) =>
    reply.headers(privateHeaders).send(JSON.stringify(await mailStatus(mail))),
  );

  app.post<ById>('/api/mail-again/:id', ADMIN, async (request, reply) => {
    if (!RECORD_ID.test(request.params.id)) throw errors.notFound('mail');
    const entry = await resendMail(mail, request.params.id);
    return reply.headers(privateHeaders).send(JSON.stringify(entry));
  });

  app.post('/api/mail-test', ADMIN, async (request, reply) => {
    const { fields } = await readBody(request, { limit: ADMIN_BODY_BYTES });
    const entry = await sendTestMail(mail, fields.to);
    return reply.code(201).headers(privateHeaders).send(JSON.stringify(entry));
  });
}

/** @throws 400 */
function stateIn({ state }: Readonly<Record<string, unknown>>): MailState | undefined {
  if (state === undefined) return undefined;
  const known = MAIL_STATES.find((one) => one === state);
  if (!known)
    throw errors.invalid({ state: `state has to be one of ${MAIL_STATES.join(', ')}, given once.` });
  return known;
}
