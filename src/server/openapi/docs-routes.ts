import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import type { Site } from '../../whole-site.ts';
import { apiHeaders } from '../api/headers.ts';
import { CachedPage } from '../pages/cached-page.ts';
import { rendered } from '../pages/rendered.ts';
import { docsHeaders } from '../security-headers.ts';
import type { DocumentedRoute } from './document.ts';
import type { RouteDocs, UndocumentedRoute } from './operation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    docs?: RouteDocs | UndocumentedRoute;
  }
}

/**
 * Collects the documentation of every route that is registered after this call, into the array that it returns.
 * A route of the API that has none stops the start.
 */
export function collectDocs(app: FastifyInstance): readonly DocumentedRoute[] {
  const routes: DocumentedRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const docs = config?.docs;
    if (!docs && /^\/(?:api|webhooks)\//.test(url))
      throw new Error(`Route ${String(method)} ${url} has no documentation`);
    if (docs && 'summary' in docs && method !== 'HEAD') routes.push({ method: String(method), url, docs });
  });
  return routes;
}

/** The API document for programs and for people. It is made when first asked for, and stays the same until the stop. */
export function docsRoutes(
  app: FastifyInstance,
  { types, publicUrl }: Site,
  routes: readonly DocumentedRoute[],
  styles: readonly string[],
): void {
  const config = { access: 'open', docs: { undocumented: 'It is the documentation.' } } as const;
  const document = async () => (await import('./document.ts')).openApiDocument(routes, types, publicUrl);
  let json: string | undefined;
  let page: CachedPage | undefined;
  app.get('/api/openapi.json', { config }, async (_request, reply) => {
    json ??= JSON.stringify(await document());
    return reply.headers(apiHeaders).send(json);
  });
  app.get('/api/docs', { config }, async (request, reply) => {
    if (!page) {
      const { DocsPage } = await import('./docs-page.tsx');
      const element = createElement(DocsPage, { document: await document(), styles });
      page = new CachedPage(200, await rendered(element), docsHeaders);
    }
    reply.hijack();
    page.write(request.raw, reply.raw);
  });
}
