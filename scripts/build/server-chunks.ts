import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** The entries of the server's build, by the name of their file. */
export const serverEntries = {
  main: 'src/main.ts',
  cli: 'src/cli/main.ts',
  'read-pdf': 'src/media/read-pdf.ts',
} as const;

/** The program that `src/main.ts` loads. */
const SERVE = 'src/serve.ts';

type Modules = ReadonlySet<string>;

/**
 * Puts all that the server imports at its start into two files, because finding, reading and linking the 30 of the
 * automatic splitting takes a tenth of the start. They are two so that the command line loads none of the server; a
 * small third one has what the reader of PDFs imports too, since that loads nothing else.
 */
export function serverChunks(): Rolldown.CodeSplittingOptions {
  let reached: { serve: Modules; cli: Modules; reader: Modules } | undefined;
  const group = (name: string, priority: number, also?: 'cli' | 'reader') => ({
    priority,
    debugName: name,
    name(id: string, context: Rolldown.ChunkingContext) {
      reached ??= {
        serve: reachedFrom(SERVE, context),
        cli: reachedFrom(serverEntries.cli, context, true),
        reader: reachedFrom(serverEntries['read-pdf'], context),
      };
      // `serve.ts` waits at its top level for modules that import these files, so it cannot be in one.
      const isIn = id !== resolve(SERVE) && reached.serve.has(id) && (!also || reached[also].has(id));
      return isIn ? name : null;
    },
  });
  return { groups: [group('letters', 3, 'reader'), group('site', 2, 'cli'), group('server', 1)] };
}

/** The modules that a source file imports, directly and indirectly. @param alsoLater with those of `import()` */
function reachedFrom(file: string, context: Rolldown.ChunkingContext, alsoLater = false): Modules {
  const reached = new Set([resolve(file)]);
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const imported of importedIds) reached.add(imported);
    if (alsoLater) for (const imported of dynamicallyImportedIds) reached.add(imported);
  }
  return reached;
}
