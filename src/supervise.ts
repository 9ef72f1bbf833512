import { createLogger } from './log/logger.ts';
import { terminalReporter } from './reporter.ts';
import type { Settings } from './settings.ts';
import { FailedStart, Primary } from './workers/primary.ts';

/** The primary process: its workers serve, it starts, replaces and stops them. */
export async function supervise({ WORKERS, LOG_LEVEL }: Settings, stopMs: number): Promise<void> {
  const log = createLogger(LOG_LEVEL);
  const primary = new Primary({ workers: WORKERS, stopMs, log });
  let isStopping = false;

  async function stop(signal: NodeJS.Signals) {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await primary.stop();
    process.exit(0);
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A terminal that is closed sends the same signal, and then the site has to stop.
  process.on('SIGHUP', (signal) => (process.stdout.isTTY ? stop(signal) : restart()));

  async function restart() {
    log.info('the workers are replaced one after the other');
    await primary.replaceAll().then(
      () => log.info('the workers are replaced'),
      (error: unknown) => log.error({ err: error }, 'a new worker could not start; the others go on'),
    );
  }

  try {
    const address = await primary.start();
    log.info({ workers: WORKERS, address }, 'serving');
    terminalReporter.lines([`Chautari is at ${address}`]);
  } catch (error) {
    if (isStopping) return;
    process.exit(error instanceof FailedStart ? error.exitStatus : 1);
  }
}
