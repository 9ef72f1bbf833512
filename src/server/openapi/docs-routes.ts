import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { renderPage } from '../../site/render.ts';
import { apiHeaders } from '../api/headers.ts';
import type { Deps } from '../deps.ts';
import { CachedPage } from '../pages/cached-page.ts';
import { docsHeaders } from '../security.ts';
import { DocsPage } from './docs-page.tsx';
import { openApiDocument } from './document.ts';

/** The API document for programs and for people; it does not change while the server runs. */
export function docsRoutes(
  app: FastifyInstance,
  { types, publicUrl }: Deps,
  styles: readonly string[],
): void {
  const document = openApiDocument(types, publicUrl);
  const json = JSON.stringify(document);
  const open = { config: { access: 'open' } } as const;
  let page: CachedPage | undefined;
  app.get('/api/openapi.json', open, async (_request, reply) => reply.headers(apiHeaders).send(json));
  app.get('/api/docs', open, async (request, reply) => {
    page ??= new CachedPage(200, renderPage(createElement(DocsPage, { document, styles })), docsHeaders);
    reply.hijack();
    page.write(request.raw, reply.raw);
  });
}
