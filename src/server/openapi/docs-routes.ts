import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { renderPage } from '../../site/render.ts';
import { apiHeaders } from '../api/headers.ts';
import type { Deps } from '../deps.ts';
import { CachedPage } from '../pages/cached-page.ts';
import { docsHeaders } from '../security-headers.ts';
import type { openApiDocument } from './document.ts';

/** The API document for programs and for people, made when first asked for; it does not change while the server runs. */
export function docsRoutes(
  app: FastifyInstance,
  { types, publicUrl }: Deps,
  styles: readonly string[],
): void {
  const open = { config: { access: 'open' } } as const;
  const document = async () => (await import('./document.ts')).openApiDocument(types, publicUrl);
  let json: string | undefined;
  let page: CachedPage | undefined;
  app.get('/api/openapi.json', open, async (_request, reply) => {
    json ??= JSON.stringify(await document());
    return reply.headers(apiHeaders).send(json);
  });
  app.get('/api/docs', open, async (request, reply) => {
    page ??= new CachedPage(200, await docsPage(await document(), styles), docsHeaders);
    reply.hijack();
    page.write(request.raw, reply.raw);
  });
}

async function docsPage(
  document: ReturnType<typeof openApiDocument>,
  styles: readonly string[],
): Promise<string> {
  const { DocsPage } = await import('./docs-page.tsx');
  return renderPage(createElement(DocsPage, { document, styles }));
}
