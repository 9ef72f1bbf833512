/** The program: reads the environment, serves, and stops on a signal. */
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { lowerBackgroundThreads } from './background-threads.ts';
import { createLogger } from './log/logger.ts';
import { occasionally } from './occasionally.ts';
import { programVersion } from './program-version.ts';
import { terminalReporter } from './reporter.ts';
import { assetFiles } from './server/asset-files.ts';
import { builtAssets } from './server/asset-manifest.ts';
import { databaseToBlame, settingToBlame } from './setting-to-blame.ts';
import { BadSettings, readSettings, type Settings } from './settings.ts';
import { type RunningSite, startSite } from './start.ts';

/** Accepted requests are answered within this time; a process manager allows 5 s (requirement 10.14). */
const STOP_MS = 4500;

/**
 * Errors of a database server that may answer later, so that the start waits: it is starting, has no connection left, or
 * cannot be reached, as after a power cut that the site survives sooner. Other errors, such as a wrong password, end the
 * start, since waiting would not change them.
 */
const WORTH_WAITING: ReadonlySet<unknown> = new Set([
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;

/**
 * Starts again and again while the database server does not answer yet, and says so in the log once a minute.
 * @param start closes what it opened before it throws
 * @throws what `start` throws for any other reason
 */
async function startOnceDatabaseAnswers(start: () => Promise<RunningSite>): Promise<RunningSite> {
  const tell = occasionally<string>((reason) => log.warn(`${reason}; the start waits for it`), String);
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await start();
    } catch (error) {
      const reason =
        WORTH_WAITING.has((error as { code?: unknown }).code) && databaseToBlame(settings, error);
      if (!reason) throw error;
      tell(reason);
      await pause(waitMs);
    }
  }
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    for (const line of error.lines) console.error(line);
    process.exit(1);
  }
}

const settings = settingsOrExit();
const log = createLogger(settings.LOG_LEVEL);
let running: RunningSite | undefined;
let isStopping = false;

async function end(status: number) {
  isStopping = true;
  setTimeout(() => process.exit(status), STOP_MS).unref();
  await running?.stop().catch((error: unknown) => log.error({ err: error }, 'the stop failed'));
  process.exit(status);
}

async function stop(signal: NodeJS.Signals) {
  if (isStopping) return;
  log.info({ signal }, 'stopping');
  await end(0);
}

function onUpgraded(migration: string | undefined) {
  if (isStopping) return;
  const says =
    'another version of Chautari has upgraded the database, so this process stores nothing and ends';
  log.fatal({ migration }, says);
  void end(1);
}

/**
 * After seeding, a process answers up to 15 % slower, because it keeps the compiled code and memory of thousands of
 * writes and of the picture processing. So a new process with the same id serves instead.
 */
async function restart(): Promise<never> {
  // An error is ignored: on a pipe the lines are written, and only the fsync after them fails.
  await new Promise<void>((resolve) => log.flush(() => resolve()));
  if (!process.execve) throw new Error('This platform cannot replace a process');
  return process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)]);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// Sent by a terminal that is closed. Elsewhere it stays what the parent made of it, such as `nohup`.
if (process.stdout.isTTY) process.on('SIGHUP', stop);
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

await lowerBackgroundThreads();
try {
  const client = fileURLToPath(new URL('../client', import.meta.url));
  const start = () =>
    startSite(settings, {
      log,
      onUpgraded,
      assets: builtAssets(client),
      assetRoutes: (app) => assetFiles(app, client),
      reporter: terminalReporter,
      ...(process.execve && { restart }),
    });
  running = await startOnceDatabaseAnswers(start);
  const { address } = running;
  log.info({ version: programVersion, address }, 'serving');
  terminalReporter.lines([`Chautari is at ${address}`]);
} catch (error) {
  const bad = settingToBlame(settings, error);
  const lines = error instanceof BadSettings ? error.lines : bad ? [bad] : [];
  for (const line of lines) console.error(line);
  if (lines.length === 0) log.fatal({ err: error }, 'could not start');
  process.exit(1);
}
