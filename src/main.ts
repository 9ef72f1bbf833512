/**
 * Entry point of the server. Enables the engine's compile cache, so later starts need not compile the program again.
 */
import { fileURLToPath } from 'node:url';

/** By then the start is over, and the code for the first visitors is compiled. */
const FLUSH_AFTER_MS = 5000;

// Not imported: an import of node:module would load everything that it names first.
const nodeModule = process.getBuiltinModule('node:module');
nodeModule.enableCompileCache(fileURLToPath(new URL('compiled', import.meta.url)));
setTimeout(() => nodeModule.flushCompileCache(), FLUSH_AFTER_MS).unref();

await import('./serve.ts');
