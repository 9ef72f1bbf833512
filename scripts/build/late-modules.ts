import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Fastify requires these at once, for servers of other protocols than ours; together they take 3 % of a start. */
export const lateModules: ReadonlySet<string> = new Set(['node:https', 'node:http2']);
export const lateIn = resolve('node_modules/fastify/lib/server.js');

const PREFIX = '\0late:';

/** Loads modules of Node.js when something of them is first used, instead of at every start. */
export function loadLate(): Plugin {
  return {
    name: 'late-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (source, importer) =>
      importer === lateIn && lateModules.has(source) ? PREFIX + source : null,
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const name = JSON.stringify(id.slice(PREFIX.length));
      return `module.exports = new Proxy({}, { get: (_, key) => process.getBuiltinModule(${name})[key] });`;
    },
  };
}
