/**
 * `npm run dev`: serves from the sources. Vite serves the browser's code and replaces changed modules in place; when a
 * file of the server changes, the server restarts and open pages reload.
 */
import { dirname } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { freePort } from './dev/free-port.ts';
import { developmentAssets, viteRoutes } from './dev/vite-assets.ts';

const QUIET_MS = 100;

const vite = await createServer({
  root: dirname(import.meta.dirname),
  logLevel: 'warn',
  server: { middlewareMode: true, ws: { port: await freePort() } },
});
const server = vite.environments.ssr;
if (!server) throw new Error('Vite has no environment for the server');
const runner = createServerModuleRunner(server, { hmr: false });

type Start = typeof import('../src/start.ts');
let running: Awaited<ReturnType<Start['startSite']>> | undefined;

async function start(): Promise<void> {
  const [{ startSite }, { readSettings }, { createLogger }, { terminalReporter }] = await Promise.all([
    runner.import<Start>('/src/start.ts'),
    runner.import<typeof import('../src/settings.ts')>('/src/settings.ts'),
    runner.import<typeof import('../src/log/logger.ts')>('/src/log/logger.ts'),
    runner.import<typeof import('../src/reporter.ts')>('/src/reporter.ts'),
  ]);
  const settings = readSettings(process.env);
  running = await startSite(settings, {
    log: createLogger(settings.LOG_LEVEL),
    assets: developmentAssets,
    assetRoutes: viteRoutes(vite),
    reporter: terminalReporter,
  });
  process.stdout.write(`Chautari is at ${running.address}, served from the sources\n`);
}

/** Logs an error in the sources and waits for the next change. */
async function tryToStart(): Promise<void> {
  await running?.stop();
  running = undefined;
  runner.clearCache();
  try {
    await start();
  } catch (error) {
    const known = error instanceof Error ? (error as Error & { lines?: readonly string[] }) : undefined;
    process.stderr.write(`${known?.lines?.join('\n') ?? known?.stack ?? String(error)}\n`);
  }
}

/** Restarts one at a time, once for all changes that come together. */
let starting = Promise.resolve();
let soon: NodeJS.Timeout | undefined;

function onChange(file: string): void {
  if (!server?.moduleGraph.getModulesByFile(file)?.size) return;
  clearTimeout(soon);
  soon = setTimeout(() => {
    starting = starting
      .then(tryToStart)
      .then(() => vite.environments.client.hot.send({ type: 'full-reload' }));
  }, QUIET_MS);
}

async function stop(): Promise<void> {
  await running?.stop();
  await vite.close();
  process.exit(0);
}

process.on('SIGINT', stop).on('SIGTERM', stop);
vite.watcher.on('change', onChange).on('unlink', onChange);
starting = tryToStart();
