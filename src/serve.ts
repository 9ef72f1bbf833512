import { fileURLToPath } from 'node:url';
import { lowerBackgroundThreads } from './background-threads.ts';
import type { VersionBroadcast } from './db/content-version.ts';
import { createLogger } from './log/logger.ts';
import { programVersion } from './program-version.ts';
import { terminalReporter } from './reporter.ts';
import { assetFiles } from './server/asset-files.ts';
import { builtAssets } from './server/asset-manifest.ts';
import { settingToBlame } from './setting-to-blame.ts';
import { BadSettings, type Settings } from './settings.ts';
import { type RunningSite, startSite } from './start.ts';
import type { OtherWorkers } from './workers/other-workers.ts';
import { workerProcess } from './workers/worker.ts';

/** A worker that has not answered by then counts as gone: no change waits longer for it. */
const TELL_MS = 50;

const broadcastTo = (others: OtherWorkers): VersionBroadcast => ({
  tellVersion: (version) => others.ask('content-version', version, TELL_MS),
  onVersion(learn) {
    others.answer('content-version', (version) => {
      learn(version);
      return true;
    });
  },
});

/** Serves in this process, alone or as one of several workers; stops it on a signal or when the primary asks. */
export async function serve(settings: Settings, stopMs: number): Promise<void> {
  const worker = workerProcess(stopMs);
  const log = createLogger(settings.LOG_LEVEL, worker?.number);
  let running: RunningSite | undefined;
  let isStopping = false;

  async function stop(withinMs: number) {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), withinMs).unref();
    await running?.stop().catch((error: unknown) => log.error({ err: error }, 'the stop failed'));
    process.exit(0);
  }

  /**
   * After seeding, a process answers up to 15 % slower, because it keeps the compiled code and memory of thousands of
   * writes and of the picture processing. So a new process serves instead: by `exec` with the same id, or started by
   * the primary.
   */
  async function restart(): Promise<never> {
    // An error is ignored: on a pipe the lines are written, and only the fsync after them fails.
    await new Promise<void>((resolve) => log.flush(() => resolve()));
    if (worker) {
      await worker.tell({ kind: 'seeded' });
      process.exit(0);
    }
    if (!process.execve) throw new Error('This platform cannot replace a process');
    return process.execve(process.execPath, [
      process.execPath,
      ...process.execArgv,
      ...process.argv.slice(1),
    ]);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A process manager and Ctrl-C signal all processes at once; the primary decides the order.
      if (worker && process.connected) return void worker.tell({ kind: 'leaving' });
      log.info({ signal }, 'stopping');
      void stop(stopMs);
    });
  }
  worker?.onStop((withinMs) => {
    log.info('stopping');
    void stop(withinMs);
  });
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

  await lowerBackgroundThreads();
  try {
    const client = fileURLToPath(new URL('../client', import.meta.url));
    running = await startSite(settings, {
      log,
      assets: builtAssets(client),
      assetRoutes: (app) => assetFiles(app, client),
      reporter: terminalReporter,
      ...(worker && { worker, broadcast: broadcastTo(worker.others) }),
      ...((worker || process.execve) && { restart }),
    });
    const { address } = running;
    if (worker) {
      log.info({ pid: process.pid }, 'this worker serves');
      await worker.tell({ kind: 'serving', address });
    } else {
      log.info({ version: programVersion, address }, 'serving');
      terminalReporter.lines([`Chautari is at ${address}`]);
    }
  } catch (error) {
    const bad = settingToBlame(settings, error);
    const lines = error instanceof BadSettings ? error.lines : bad ? [bad] : [];
    for (const line of lines) console.error(line);
    if (lines.length === 0) log.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
}
