/**
 * The server's process. What the engine compiled of the program is kept beside it, so that the next start need not
 * compile it again; where it cannot be kept, each start compiles.
 */
import { fileURLToPath } from 'node:url';

/** By then the start is over and what visitors ask for first has been compiled too. */
const KEEP_AFTER_MS = 5000;

// Not imported: an import would load all that the module names before anything else can happen.
const compiled = process.getBuiltinModule('node:module');
compiled.enableCompileCache(fileURLToPath(new URL('compiled', import.meta.url)));
setTimeout(() => compiled.flushCompileCache(), KEEP_AFTER_MS).unref();

await import('./process.ts');
