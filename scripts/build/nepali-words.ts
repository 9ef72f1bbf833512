import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Ends the id of a module that belongs to a Nepali script. */
const IN_NEPALI = 'lang=ne';

const isNepali = (id = '') => id.split('?')[1]?.split('&').includes(IN_NEPALI) ?? false;

/**
 * Builds scripts whose source ends in `?lang=ne` with copies of our own modules, in which each `words.ts` is the
 * `words.ne.ts` beside it, as is every module with such a twin. Libraries and style sheets stay shared with the English
 * scripts.
 */
export function nepaliWords(): Plugin {
  return {
    name: 'nepali-words',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!isNepali(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external) return found;
      const [path = '', query] = found.id.split('?');
      if (path.includes('/node_modules/') || !/\.tsx?$/.test(path)) return found;
      const nepali = path.replace(/(\.tsx?)$/, '.ne$1');
      const id = existsSync(nepali) ? nepali : path;
      return { ...found, id: `${id}?${[query, IN_NEPALI].filter(Boolean).join('&')}` };
    },
  };
}
