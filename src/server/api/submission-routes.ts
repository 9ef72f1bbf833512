import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CollegeFacts } from '../../content/college.ts';
import { RECEIPT } from '../../content/form-signs.ts';
import type { Submission, SubmissionType } from '../../content/submission.ts';
import { submissionTypes } from '../../content/submissions.ts';
import { errors } from '../../errors.ts';
import type { InboxContext } from '../../inbox/context.ts';
import { deleteSubmission } from '../../inbox/delete-submission.ts';
import { markSpam } from '../../inbox/mark-spam.ts';
import { type FoundSubmission, findSubmission, submissionOf } from '../../inbox/stored-submission.ts';
import { submit } from '../../inbox/submit.ts';
import { viewSubmission } from '../../inbox/view-submission.ts';
import type { Item } from '../../schema/define-type.ts';
import { type ReceiptWords, receiptWords } from '../../site/receipt-words.ts';
import { actorOf } from '../access.ts';
import { OPEN_BODY_BYTES, readBody, readFieldsWithBooleans } from '../body/read-body.ts';
import { SLOW_ADMIN_ROUTE } from '../deadline.ts';
import { type ById, idIn } from './content-routes.ts';
import { etagOf, preconditionOf } from './etag.ts';
import { privateHeaders } from './headers.ts';
import { linksOf, pageQueryOf } from './page-query.ts';
import { exportRoute } from './submission-export.ts';
import { wantsReceipt, wantsSpam } from './submission-query.ts';
import { wholeList } from './whole-list.ts';

const ADMIN = { config: { access: 'admin' } } as const;
const OPEN = { config: { access: 'open' } } as const;

/** What visitors send: open to be sent, and for admins to be read (contract: Who may call what). */
export function submissionRoutes(
  app: FastifyInstance,
  { inbox, college }: { inbox: InboxContext; college(): Promise<CollegeFacts> },
): void {
  const receiptOf = async (item: Submission) => receiptWords(item, (await college()).answerDays);
  for (const type of submissionTypes) {
    sendingRoute(app, inbox, type, receiptOf);
    listRoute(app, inbox, type);
    exportRoute(app, inbox, type);
    oneRoutes(app, inbox, type);
  }
}

function sendingRoute(
  app: FastifyInstance,
  inbox: InboxContext,
  type: SubmissionType,
  receiptOf: (item: Submission) => Promise<ReceiptWords>,
) {
  app.post(`/api/${type.name}`, OPEN, async (request, reply) => {
    const { fields } = await readBody(request, { limit: OPEN_BODY_BYTES });
    const { item, isNew } = await submit(inbox, type, { fields, address: request.ip });
    return reply
      .code(isNew ? 201 : 200)
      .headers(privateHeaders)
      .send(JSON.stringify({ ...item, ...(wantsReceipt(fields) && { [RECEIPT]: await receiptOf(item) }) }));
  });
}

function listRoute(app: FastifyInstance, { database }: InboxContext, type: SubmissionType) {
  const path = `/api/${type.plural}`;
  const shown = (item: Item) => submissionOf(type, item);
  app.get(path, SLOW_ADMIN_ROUTE, async (request, reply) => {
    const asked = request.query as Record<string, unknown>;
    const isSpam = wantsSpam(asked);
    const query = pageQueryOf(asked);
    const folder = isSpam ? type.spam : type.stored;
    reply.headers(privateHeaders);
    if (!query) {
      const isHead = request.method === 'HEAD';
      return reply.send(isHead ? Readable.from([]) : wholeList(database.reading, folder, shown));
    }
    const { items, total } = await database.reading.page(folder, query);
    const links = linksOf(path, query, total, isSpam ? { spam: 'true' } : {});
    if (links) reply.header('link', links);
    return reply.header('x-total-count', total).send(JSON.stringify(items.map(shown)));
  });
}

function oneRoutes(app: FastifyInstance, inbox: InboxContext, type: SubmissionType) {
  const one = `/api/${type.name}/:id`;

  app.get<ById>(one, ADMIN, async (request, reply) => {
    const found = await findSubmission(inbox.database.reader, type, idIn(request.params, type.stored));
    if (!found) throw errors.notFound(type.admin.noun);
    return sendFound(reply, type, found);
  });

  app.put<ById>(one, ADMIN, async (request, reply) => {
    const id = idIn(request.params, type.stored);
    const { isView } = await readFieldsWithBooleans(request, ['isView']);
    const seen = preconditionOf(request.headers['if-match'], id);
    return sendFound(reply, type, await viewSubmission(inbox, actorOf(request), type, id, isView, seen));
  });

  app.delete<ById>(one, ADMIN, async (request, reply) => {
    const id = idIn(request.params, type.stored);
    const seen = preconditionOf(request.headers['if-match'], id);
    const deleted = await deleteSubmission(inbox, actorOf(request), type, id, seen);
    return reply.headers(privateHeaders).send(JSON.stringify(deleted));
  });

  app.post<ById>(`/api/${type.name}-spam/:id`, ADMIN, async (request, reply) => {
    const id = idIn(request.params, type.stored);
    const { isSpam } = await readFieldsWithBooleans(request, ['isSpam']);
    return sendFound(reply, type, await markSpam(inbox, actorOf(request), type, id, isSpam));
  });
}

/** One submission; of what is taken for spam it says so. */
function sendFound(
  reply: FastifyReply,
  type: SubmissionType,
  { item, folder, stored, version }: FoundSubmission,
) {
  const isSpam = folder.name === type.spam.name;
  return reply
    .headers({ ...privateHeaders, etag: etagOf(folder, { item: stored, version }) })
    .send(JSON.stringify({ ...item, ...(isSpam && { isSpam }) }));
}
