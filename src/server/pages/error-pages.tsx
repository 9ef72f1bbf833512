import type { FastifyReply, FastifyRequest } from 'fastify';
import { messageWithNumber, REQUEST_ID_HEADER } from '../../content/help-number.ts';
import { helpWords } from '../../content/in-each.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { type AppError, errors } from '../../errors.ts';
import { languageOf, withoutLanguage } from '../../languages/address.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages/language.ts';
import { inLanguage } from '../../languages/sentence.ts';
import { NotFoundPage, SorryPage } from '../../site/pages/messages.tsx';
import { asAppError, logFault } from '../error-handler.ts';
import { secretPageHeaders } from '../security-headers.ts';
import { CachedPage } from './cached-page.ts';
import type { SentForm } from './forms.ts';
import { type Layout, type LayoutData, NOWHERE } from './layout.ts';
import type { Page, PageRequest } from './page.ts';
import { rendered, sendUncached } from './rendered.ts';

/** Pages below this path have no header and footer. */
export const BACK_OFFICE = '/admin/';

const headersOf = ({ headers }: AppError, { id }: FastifyRequest) => ({
  [REQUEST_ID_HEADER]: id,
  ...headers,
});

interface ErrorPagesOptions {
  database: Pick<OpenDatabase, 'toAppError'>;
  layout: Layout;
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>;
  requestOf(page: Page, request: FastifyRequest, layoutData: LayoutData): PageRequest;
}

/** Error pages in the language of the address. */
export class ErrorPages {
  readonly #options: ErrorPagesOptions;

  constructor(options: ErrorPagesOptions) {
    this.#options = options;
  }

  /** The cache key of the not-found page for an address: one for each language, and one for the back office. */
  static keyOfNotFound(url: string): string {
    return url.startsWith(BACK_OFFICE) ? `404${BACK_OFFICE}` : `404 ${languageOf(url)}`;
  }

  async notFound(url: string): Promise<CachedPage> {
    const { layout, headers } = this.#options;
    const language = languageOf(url);
    const path = url.startsWith(BACK_OFFICE) ? BACK_OFFICE : NOWHERE;
    const frame = layout.frameOfNowhere(await layout.data(), language, path);
    const html = await rendered(<NotFoundPage frame={frame} />, language);
    return new CachedPage(404, html, { ...headers, 'cache-control': 'no-store' });
  }

  /** The page for people whose request is refused under load. */
  async busy(language: Language): Promise<CachedPage> {
    const { layout, headers } = this.#options;
    const { status, sentence, headers: more } = errors.overloaded();
    const frame = layout.frameOfNowhere(layout.last, language);
    const message = inLanguage(sentence, language);
    const html = await rendered(<SorryPage frame={frame} message={message} />, language);
    return new CachedPage(status, html, { ...headers, ...more, 'cache-control': 'no-store' });
  }

  /** Sends an error as a page. Uses the last layout data, since the database may be what failed. */
  async sendFailed(error: Error, request: FastifyRequest, reply: FastifyReply) {
    const { layout } = this.#options;
    const { url = '/' } = request.raw;
    const language = languageOf(url);
    const appError = this.#toAppError(error, request);
    const message = messageIn(language, appError, request);
    const [asked = '/'] = withoutLanguage(url).split('?', 1);
    const frame = layout.frame(layout.last, { language, path: NOWHERE, canonical: '/', asked });
    return sendUncached(
      request,
      reply,
      await rendered(<SorryPage frame={frame} message={message} />, language),
      {
        status: appError.status,
        headers: { ...headersOf(appError, request), ...(isSecretAddress(asked) && secretPageHeaders) },
      },
    );
  }

  /** Sends the page of a refused form again, with the reasons and everything that was typed. */
  async sendRefusedForm(
    page: Page,
    error: Error,
    sent: SentForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { layout, requestOf } = this.#options;
    const appError = this.#toAppError(error, request);
    const { status, suggestions = {} } = appError;
    const { language = DEFAULT_LANGUAGE } = page;
    const fields = appError.fieldsIn(language) ?? {};
    const message = messageIn(language, appError, request);
    const layoutData = await layout.data().catch(() => layout.last);
    const outcome = await page.load({
      ...requestOf(page, request, layoutData),
      query: {},
      attempt: { fields: sent, refusal: { message, fields, suggestions } },
    });
    if (typeof outcome !== 'object' || !('show' in outcome)) throw appError;
    return sendUncached(request, reply, await rendered(outcome.show, page.language), {
      status,
      headers: { ...headersOf(appError, request), ...(outcome.isSecret && secretPageHeaders) },
    });
  }

  #toAppError(error: Error, request: FastifyRequest): AppError {
    const appError = asAppError(this.#options.database.toAppError(error) ?? error);
    logFault(appError, error, request);
    return appError;
  }
}

/** Whether the path of a page that failed holds the secret of a mailed link. */
const isSecretAddress = (path: string) => path.startsWith('/password/');

function messageIn(language: Language, { sentence, status }: AppError, { id }: FastifyRequest): string {
  return messageWithNumber(inLanguage(sentence, language), status, id, helpWords[language]);
}
