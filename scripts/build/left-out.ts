import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const library = (file: string) => resolve('node_modules', file);

/** What libraries require, and the server never calls: each start would load it and keep it in memory for nothing. */
export const neverCalled: ReadonlySet<string> = new Set([
  // Pages are rendered whole (src/site/document.tsx); this half of the package streams them.
  library('react-dom/cjs/react-dom-server.node.production.js'),
  // Wanted for style attributes, which are not read (src/schema/fields/rich-text/clean.ts).
  library('postcss/lib/postcss.js'),
  // Routes have no schemas of the framework's (src/server/app.ts), and are asked over the network only.
  library('@fastify/ajv-compiler/index.js'),
  library('@fastify/fast-json-stringify-compiler/index.js'),
  library('light-my-request/index.js'),
]);

/** The same of Node.js itself: the server that listens is made by ours (src/server/http-server.ts). */
export const neverCalledBy: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [library('fastify/lib/server.js'), new Set(['node:https', 'node:http2'])],
]);

const NOTHING = '\0left-out';

/** Leaves out of the server what it never calls. */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (source, importer) => (neverCalledBy.get(importer ?? '')?.has(source) ? NOTHING : null),
    load: (id) => (id === NOTHING || neverCalled.has(id) ? 'module.exports = {};' : null),
  };
}
