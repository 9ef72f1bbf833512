import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives each of these scripts copies of its own of all that it imports, so that a page fetches one file for it: parted
 * among two or three, so little code is a quarter larger, and what a script imports comes only after it.
 * @param entries name → source, as the bundler is given them
 */
export function ownCopies(entries: Readonly<Record<string, string>>): Plugin {
  const names = new Map(Object.entries(entries).map(([name, source]) => [resolve(source), name]));
  return {
    name: 'own-copies',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      const [file, query] = (importer ?? '').split('?');
      const owner = new URLSearchParams(query).get('of') ?? names.get(file ?? '');
      if (!owner) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?of=${owner}` };
    },
  };
}
