import type { Plugin } from 'vite';

/**
 * Fails a build of the server with a character beyond ASCII, since a single one doubles the memory that V8 needs for the
 * whole file. The bundler escapes them everywhere except in `String.raw`.
 */
export function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const at = file.type === 'chunk' ? file.code.search(/\P{ASCII}/u) : -1;
        if (file.type !== 'chunk' || at === -1) continue;
        const part = JSON.stringify(file.code.slice(Math.max(0, at - 80), at + 20));
        this.error(
          `A character beyond ASCII in ${file.fileName}: ${part}. Write it in a regular expression or string`,
        );
      }
    },
  };
}
