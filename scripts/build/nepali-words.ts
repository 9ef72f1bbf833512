import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Ends the id of a module that belongs to a Nepali script. */
const IN_NEPALI = 'lang=ne';

/** What a module of words declares that has both languages. */
const BOTH = /: Words<typeof \w+> =/;
const isInBoth = (path: string) =>
  /words\.ts$/.test(path) && !path.endsWith('.ne.ts') && BOTH.test(readFileSync(path, 'utf8'));

const isNepali = (id = '') => id.split('?')[1]?.split('&').includes(IN_NEPALI) ?? false;

/**
 * Builds scripts whose source ends in `?lang=ne` with copies of our own modules, in which each `words.ts` is the
 * `words.ne.ts` beside it, as is every module with such a twin. Libraries and style sheets stay shared with the English
 * scripts. A script that shows words of a module with both languages, which only the server reads, fails the build.
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
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const [path = ''] = id.split('?');
          if (renderedLength > 0 && isInBoth(path))
            this.error(`${chunk.fileName} would carry ${path}, which has both languages, to every browser`);
        }
      }
    },
  };
}
