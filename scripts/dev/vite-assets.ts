import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { entries, mapped, type PageAssets } from '../../src/server/asset-manifest.ts';
import { islands, pageScripts, pageStyles } from '../../src/site/page-assets.ts';
import { REACT_REFRESH_ENTRY } from '../build/react-refresh-entry.ts';

const nothing = { styles: [], scripts: [], preloadScripts: [], preloadFonts: [] };

const addressOf = (source: string) => `/${source}`;

/** What pages name while developing: the sources themselves, and Vite's own script that exchanges them. */
export const developmentAssets: PageAssets = {
  // As a link too, or pages would stand unstyled until their script has run.
  site: {
    ...nothing,
    styles: ['/src/site/site.css'],
    pageStyles: mapped(pageStyles, addressOf),
    // The chat is made with React, whose hot reload is prepared before anything of it is loaded.
    scripts: ['/@vite/client', REACT_REFRESH_ENTRY, `/${entries.site}`],
    islands: mapped(islands, (source) => ({ src: addressOf(source), imports: [], styles: [] })),
    pageScripts: mapped(pageScripts, addressOf),
  },
  admin: { ...nothing, scripts: ['/@vite/client', REACT_REFRESH_ENTRY, `/${entries.admin}`] },
};

/** Addresses that are Vite's and never the site's. */
const VITES = /^\/(?:@|src\/|node_modules\/|\.vite\/)/;

/** Hands Vite's addresses to Vite, in front of all routes. */
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
