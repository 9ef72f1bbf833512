import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SubmissionType } from '../../content/submission.ts';
import { receiptAddress } from '../../inbox/receipts.ts';
import { submitWithoutScript } from '../../inbox/submit.ts';
import { addressIn } from '../../languages/address.ts';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { receiptWords } from '../../site/receipt-words.ts';
import type { FormView } from '../../site/view-models.ts';
import { readPlainForm } from '../body/plain-form.ts';
import type { ServedSite } from '../served-site.ts';
import { titleAmong } from './layout.ts';
import type { Page, PageRequest } from './page.ts';

/** The submitted fields, as far as the body could be read. */
export type SentForm = Readonly<Record<string, unknown>>;

/** Shows the page again with the submitted fields and the error. */
type Refuse = (
  page: Page,
  error: Error,
  sent: SentForm,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * Registers the POST route for a page's form, which browsers without JavaScript submit. Success redirects to a page that
 * says so.
 */
export function formRoute(
  app: FastifyInstance,
  site: ServedSite,
  page: Page,
  post: NonNullable<Page['post']>,
  refuse: Refuse,
): void {
  const sent = new WeakMap<FastifyRequest, SentForm>();
  app.post(page.url, {
    config: { access: 'open' },
    errorHandler: (error: FastifyError, request, reply) =>
      refuse(page, error, sent.get(request) ?? {}, request, reply),
    handler: async (request, reply) => {
      const { fields, error } = await readPlainForm(request);
      if (reply.hasTimedOut) return reply;
      sent.set(request, fields);
      if (error) {
        site.formLimit.take(request.ip);
        throw error;
      }
      const language = page.language ?? DEFAULT_LANGUAGE;
      const params = request.params as Record<string, string>;
      const address = await post(site, { fields, params, address: request.ip, language });
      return reply.headers({ 'cache-control': 'no-store' }).redirect(addressIn(language, address), 303);
    },
  });
}

/** Stores what visitors send, and leads to its receipt (requirement 14.3). */
export const submitting =
  (type: SubmissionType): NonNullable<Page['post']> =>
  async (site, { params: _, ...sent }) =>
    receiptAddress(site, type, await submitWithoutScript(site, type, sent)) ?? type.page;

const nothing: FormView = { values: {}, refusal: null, receipt: null, isReceiptOver: false };

/**
 * The view of a page's form: the refused fields with the reasons, the receipt for the secret in the URL or that it is
 * shown no more, or an empty form. Only the empty form may be cached.
 */
export async function formViewOf(type: SubmissionType, request: PageRequest): Promise<FormView> {
  const { attempt, query, frame } = request;
  if (attempt) return { ...nothing, values: textsIn(attempt.fields), refusal: attempt.refusal };
  if (query.sent === undefined) return nothing;
  const sent = await request.readReceipt(type, query.sent);
  if (!sent) return { ...nothing, isReceiptOver: true };
  const { college, faculties } = frame('/');
  const receipt = receiptWords(type, sent, college.answerDays, request.language);
  return { ...nothing, receipt: { ...receipt, program: titleAmong(faculties, receipt.program) } };
}

/** The text of each field; the first one if the field was sent twice. */
function textsIn(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const firsts = Object.entries(fields).map(([name, value]) => [name, [value].flat()[0]]);
  return Object.fromEntries(firsts.filter(([, value]) => typeof value === 'string'));
}
