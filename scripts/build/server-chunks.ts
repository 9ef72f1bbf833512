import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** The entries of the server's build, by the name of their file. */
export const serverEntries = { main: 'src/main.ts', cli: 'src/cli/main.ts' } as const;

/** The modules imported once the program knows whether it serves or supervises workers (`src/process.ts`). */
const SERVE = 'src/serve.ts';
const PROCESS = 'src/process.ts';
const SUPERVISE = 'src/supervise.ts';

type Modules = ReadonlySet<string>;

interface Reached {
  process: Modules;
  supervise: Modules;
  serve: Modules;
  cli: Modules;
}

/**
 * Puts all that a serving process imports at its start into three files, because finding, reading and linking the 30 of
 * the automatic splitting takes a tenth of the start. They are three so that the primary of several workers keeps none
 * of the site in memory, and the command line none of the server.
 */
export function serverChunks(): Rolldown.CodeSplittingOptions {
  let reached: Reached | undefined;
  const group = (name: string, priority: number, has: (id: string, reached: Reached) => boolean) => ({
    priority,
    debugName: name,
    name(id: string, context: Rolldown.ChunkingContext) {
      reached ??= reachedIn(context);
      // `process.ts` waits at its top level for a module that imports this file, so it cannot be in it.
      return id !== resolve(PROCESS) && has(id, reached) ? name : null;
    },
  });
  return {
    groups: [
      group(
        'program',
        3,
        (id, { process, supervise, serve }) => process.has(id) || (supervise.has(id) && serve.has(id)),
      ),
      group('site', 2, (id, { cli, serve }) => cli.has(id) && serve.has(id)),
      group('server', 1, (id, { serve }) => serve.has(id)),
    ],
  };
}

function reachedIn(context: Rolldown.ChunkingContext): Reached {
  return {
    process: reachedFrom(PROCESS, context),
    supervise: reachedFrom(SUPERVISE, context),
    serve: reachedFrom(SERVE, context),
    cli: reachedFrom(serverEntries.cli, context, true),
  };
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
