import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { entries, mapped, type PageAssets } from '../../src/server/asset-manifest.ts';
import { islands, pageScripts, pageStyles } from '../../src/site/page-assets.ts';
import { REACT_REFRESH_ENTRY } from '../build/react-refresh-entry.ts';

const nothing = { styles: [], scripts: [], preloadScripts: [], preloadFonts: [] };

const addressOf = (source: string) => `/${source}`;

const adminFrom = (source: string) => ({
  ...nothing,
  scripts: ['/@vite/client', REACT_REFRESH_ENTRY, addressOf(source)],
});

/** The assets of pages in development: the sources, and Vite's script for hot replacement. */
export const developmentAssets: PageAssets = {
  // Also as a link, because pages would be unstyled until their script has run.
  site: {
    ...nothing,
    styles: ['/src/site/site.css'],
    pageStyles: mapped(pageStyles, addressOf),
    // React's hot reload has to be set up before the chat, which uses React, is loaded.
    scripts: ['/@vite/client', REACT_REFRESH_ENTRY, `/${entries.site}`],
    islands: mapped(islands, (source) => ({ src: addressOf(source), imports: [], styles: [] })),
    pageScripts: mapped(pageScripts, addressOf),
  },
  admin: { ...adminFrom(entries.admin), nepali: adminFrom(entries.nepaliAdmin) },
};

/** Paths that belong to Vite. */
const VITES = /^\/(?:@|src\/|node_modules\/|\.vite\/)/;

/** Passes Vite's paths to Vite before any route. */
export function viteRoutes(vite: ViteDevServer) {
  return (app: FastifyInstance): void => {
    app.addHook('onRequest', (request, reply, done) => {
      if (!VITES.test(request.url)) return done();
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => {
        reply.raw.statusCode = 404;
        reply.raw.end();
      });
    });
  };
}
