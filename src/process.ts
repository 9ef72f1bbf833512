/** The server's process: reads the environment, starts the site, stops it on a signal. */
import { fileURLToPath } from 'node:url';
import { terminalReporter } from './reporter.ts';
import { assetFiles } from './server/asset-files.ts';
import { builtAssets } from './server/asset-manifest.ts';
import { createLogger } from './server/logging.ts';
import { BadSettings, readSettings, type Settings } from './settings.ts';
import { type RunningSite, startSite } from './start.ts';

/** Accepted requests are answered within this time; a process manager allows 5 s (requirement 10.14). */
const STOP_MS = 4500;

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    for (const line of error.lines) console.error(line);
    process.exit(1);
  }
}

/** Names the setting that only trying it showed to be wrong; undefined for any other error. */
function badSetting({ DATA_DIR, PORT }: Settings, error: unknown): string | undefined {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === 'mkdir')
    return `DATA_DIR="${DATA_DIR}": accepted is a folder that can be made and written (${code})`;
  if (syscall === 'listen') return `PORT=${PORT}: accepted is a port that is free (${message})`;
  return undefined;
}

/**
 * Replaces this process by a new one with the same id. After seeding, a process answers up to 15 % slower, because it
 * keeps the compiled code and memory of thousands of writes and of the picture processing.
 */
async function restart(): Promise<never> {
  if (!process.execve) throw new Error('This platform cannot replace a process');
  // An error is ignored: on a pipe the lines are written, and only the fsync after them fails.
  await new Promise<void>((resolve) => log.flush(() => resolve()));
  return process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)]);
}

const settings = settingsOrExit();
const log = createLogger(settings.LOG_LEVEL);
let running: RunningSite | undefined;
let isStopping = false;

async function stop(signal: NodeJS.Signals) {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(0), STOP_MS).unref();
  await running?.stop().catch((error: unknown) => log.error({ err: error }, 'the stop failed'));
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

try {
  const client = fileURLToPath(new URL('../client', import.meta.url));
  running = await startSite(settings, {
    log,
    assets: builtAssets(client),
    assetRoutes: (app) => assetFiles(app, client),
    reporter: terminalReporter,
    ...(process.execve && { restart }),
  });
  log.info({ address: running.address }, 'serving');
  terminalReporter.lines([`Chautari is at ${running.address}`]);
} catch (error) {
  const line = badSetting(settings, error);
  if (line) console.error(line);
  else log.fatal({ err: error }, 'could not start');
  process.exit(1);
}
