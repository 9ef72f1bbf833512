import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import type { Language } from '../../languages/language.ts';
import { acceptedEncoding, compress } from '../compression.ts';
import { pageHeaders } from '../security-headers.ts';

/** The page's HTML document. The renderer is loaded with the first page, to keep the start fast. */
export async function rendered(page: ReactElement, language?: Language): Promise<string> {
  const { renderPage } = await import('../../site/render-page.ts');
  return renderPage(page, language);
}

/** Sends a page for one visitor only: without storing it, and without an entity tag. */
export function sendUncached(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  return reply
    .code(status)
    .headers({ ...pageHeaders, ...headers, 'cache-control': 'no-store' })
    .headers(encoding === 'identity' ? {} : { 'content-encoding': encoding })
    .type('text/html; charset=utf-8')
    .send(compress[encoding](Buffer.from(html)));
}
