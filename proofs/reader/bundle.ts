import { join } from 'node:path';
import { build } from 'vite';

const READER = '@guidepup/virtual-screen-reader';

/** A script of this folder with what it imports, as one classic script that defines a global. */
export async function bundle(file: string, global: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    // Its build for browsers, for which it has no types.
    resolve: { alias: { [READER]: `${READER}/browser.js` } },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, file), formats: ['iife'], name: global },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !('output' in output)) throw new Error(`${file} is not bundled`);
  return output.output[0].code;
}
