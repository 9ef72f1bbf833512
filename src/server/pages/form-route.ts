import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SubmissionType } from '../../content/submission.ts';
import type { InboxContext } from '../../inbox/context.ts';
import { submitWithoutScript } from '../../inbox/submit.ts';
import { readPlainForm } from '../body/plain-form.ts';
import type { Page } from './page.ts';

/** The fields of a form as they came, which may be nothing. */
export type SentForm = Readonly<Record<string, unknown>>;

/** Shows the page again with what was sent by its form, and why it was refused. */
type Refuse = (
  page: Page,
  error: Error,
  sent: SentForm,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * Takes what a page's form sends without script: stored leads back to the page, which shows the receipt to who knows
 * the secret in its address (contract: Submissions).
 */
export function formRoute(
  app: FastifyInstance,
  inbox: InboxContext,
  page: Page,
  type: SubmissionType,
  refuse: Refuse,
): void {
  const sent = new WeakMap<FastifyRequest, SentForm>();
  app.post(page.url, {
    config: { access: 'open' },
    errorHandler: (error: FastifyError, request, reply) =>
      refuse(page, error, sent.get(request) ?? {}, request, reply),
    handler: async (request, reply) => {
      const { fields, error } = await readPlainForm(request);
      sent.set(request, fields);
      if (error) throw error;
      const secret = await submitWithoutScript(inbox, type, { fields, address: request.ip });
      return reply.headers({ 'cache-control': 'no-store' }).redirect(`${page.url}?sent=${secret}`, 303);
    },
  });
}
