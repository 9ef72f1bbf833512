import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Bundles each of these scripts with its own copies of its imports, so that a page loads one file. With shared chunks,
 * such small scripts would be a quarter larger and their imports would load later.
 * @param entries source files by name, as the bundler gets them
 */
export function ownCopies(entries: Readonly<Record<string, string>>): Plugin {
  const names = new Map(
    Object.entries(entries).map(([name, source]) => [resolve(source.split('?')[0] ?? ''), name]),
  );
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
      if (!found) return found;
      const [path, other] = found.id.split('?');
      return { ...found, id: `${path}?${[other, `of=${owner}`].filter(Boolean).join('&')}` };
    },
  };
}
