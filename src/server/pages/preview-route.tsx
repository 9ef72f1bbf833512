import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../../db/database.ts';
import { withoutLanguage } from '../../languages/address.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages/language.ts';
import { NotFoundPage } from '../../site/pages/not-found.tsx';
import { PreviewEndedPage } from '../../site/pages/preview-ended.tsx';
import type { PreviewView } from '../../site/preview-view.ts';
import type { PageFrame } from '../../site/view-models.ts';
import { secretPageHeaders } from '../security-headers.ts';
import type { ServedSite } from '../served-site.ts';
import { OpenPreview } from './open-preview.ts';
import type { Page, PageRequest } from './page.ts';
import { rendered } from './rendered.ts';
import { sendUncached } from './uncached.ts';

/** The parts of the public site that previews need. */
export interface PreviewHost {
  site: ServedSite;
  /** The frame of a page without a URL of its own. */
  frame(language: Language): Promise<PageFrame>;
  /** @param preview props of the bar */
  requestOf(
    page: Page,
    request: FastifyRequest,
    database: OpenDatabase,
    preview: PreviewView,
  ): Promise<PageRequest>;
}

/** Answers a request with a preview token; no cache may store the response (requirements 19.230 to 19.235). */
export async function sendPreview(
  host: PreviewHost,
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const headers = secretPageHeaders;
  const { language = DEFAULT_LANGUAGE } = page;
  const { preview: token } = request.query as { preview: unknown };
  const preview = typeof token === 'string' ? await OpenPreview.open(host.site, token) : null;
  // Who has a valid link may share the address with others.
  host.site.searchLimit.take(preview instanceof OpenPreview ? String(token) : request.ip);
  if (preview === 'ended') {
    const html = await rendered(<PreviewEndedPage frame={await host.frame(language)} />, language);
    return sendUncached(request, reply, html, { status: 410, headers });
  }
  const answer = preview && (await previewOn(host, page, request, preview));
  if (!answer) {
    const html = await rendered(<NotFoundPage frame={await host.frame(language)} />, language);
    return sendUncached(request, reply, html, { status: 404, headers });
  }
  if ('html' in answer) return sendUncached(request, reply, answer.html, { headers });
  return reply.headers({ ...headers, 'cache-control': 'no-store' }).redirect(answer.goTo, 302);
}

/** @returns null for a page that cannot show the record */
async function previewOn(
  host: PreviewHost,
  page: Page,
  request: FastifyRequest,
  preview: OpenPreview,
): Promise<{ html: string } | { goTo: string } | null> {
  if (!preview.mayBeOn(page, request.params as Record<string, string>)) return null;
  const [path = '/'] = (request.raw.url ?? '/').split('?', 1);
  const asked = await host.requestOf(
    page,
    request,
    preview.database,
    await preview.view(withoutLanguage(path)),
  );
  preview.beforeLoading(page);
  const outcome = await page.load(asked);
  if (outcome !== 'not-found' && 'goTo' in outcome) return { goTo: preview.withToken(outcome.goTo) };
  if (!preview.isShown && !preview.isOnlyPage(path)) {
    const goTo = preview.pageOfList(path);
    return goTo === null ? null : { goTo };
  }
  if (outcome === 'not-found' || !('show' in outcome)) return null;
  return {
    html: await preview.withFiles(await rendered(outcome.show, page.language), host.site.publicPaths),
  };
}
