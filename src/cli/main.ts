/** The operator's command line: `npm run chautari -- <verb>`. */
import { readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { parseEnv } from 'node:util';
import pino from 'pino';
import { restoreTargetOf } from '../db/connect.ts';
import { openReadOnly } from '../db/read-only.ts';
import { openStorage } from '../media/index.ts';
import { programVersion } from '../program-version.ts';
import { rehearsedClock } from '../rehearsed-time.ts';
import { openServices, type ServicesOptions } from '../services.ts';
import { settingToBlame } from '../setting-to-blame.ts';
import { BadSettings, readSettings } from '../settings.ts';
import type { Site } from '../whole-site.ts';
import { accountCommand } from './account.ts';
import { backupCommand, restoreCommand } from './backups.ts';
import { command, EXIT_DONE, type Output } from './command.ts';
import { doctorCommand } from './doctor.ts';
import { reindexCommand } from './reindex.ts';
import { seedCommand } from './seed.ts';
import { storageCommand } from './storage.ts';

const usage = `npm run chautari -- init

Makes the site of DATA_DIR, DATABASE_URL and STORAGE_URL: its tables, and an id that its database, its storage and
DATA_DIR share. Where the site is there already, as on a second machine, DATA_DIR joins it, and its tables are brought up
to date. It makes no site over files whose database is gone, and joins none to another site's files: it then says what
was found where, and changes nothing. The units of docs/systemd start only where this command, a start or a restore has been.`;

/** @returns the exit status */
function initCommand(args: readonly string[], open: () => Promise<Site>, io: Output): Promise<number> {
  return command(args, { usage }, io, async () => {
    const { siteId, isNew } = await open();
    io.stdout.write(
      isNew
        ? `Made the site ${siteId}. The first start makes its first administrator.\n`
        : `The site ${siteId} is there, and this folder belongs to it.\n`,
    );
    return EXIT_DONE;
  });
}

const USAGE = `Usage: npm run chautari -- <verb>

  init                                makes the site, or joins DATA_DIR to the one that is there
  account add|list|disable|password|duties|second-factor
                                      who may sign in, how, and what each administrator may do
  seed                                fills the site with the demonstration college
  seed --remove                       takes away what the seed made and nobody changed
  doctor [--json] [--settings FILE]   says how the site is and what to do, for people and monitoring
  backup FOLDER                       adds a backup of everything that the site keeps, while it serves
  restore FOLDER                      makes the site of a backup, in an empty place; --verify only reads it
  storage copy FROM TO                copies the uploaded files to another storage, while the site serves
  reindex                             reads what can be found by searching in anew, while the site serves

  --version                           says which version this is

  <verb> --help tells more. The settings are those of the server: DATA_DIR, DATABASE_URL, …`;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Opens the site that the settings name; only with `mayMake` it is made where there is none. */
type Open = (options?: Pick<ServicesOptions, 'mayMake'>) => Promise<Site>;
/** @returns the exit status */
type Verb = (args: readonly string[], open: Open) => Promise<number>;

const settings = () => readSettings(process.env);
const io = { stdout: process.stdout, stderr: process.stderr };

/**
 * Turns SIGINT and SIGTERM into an abort signal, so that a command can clean up, and into the exit status that shells
 * expect.
 * @param words describe for the operator what remains of the interrupted work
 */
function interruptible(run: typeof backupCommand, words: string): Verb {
  return async (args) => {
    const controller = new AbortController();
    let status: number | undefined;
    const stop = (signal: NodeJS.Signals) => {
      status = 128 + constants.signals[signal];
      controller.abort();
    };
    for (const signal of SIGNALS) process.once(signal, stop);
    try {
      return await run(args, settings, { ...io, signal: controller.signal });
    } catch (error) {
      if (status === undefined) throw error;
      console.error(`\nStopped. ${words}`);
      return status;
    } finally {
      for (const signal of SIGNALS) process.off(signal, stop);
    }
  };
}

const verbs: Record<string, Verb> = {
  account: (args, open) => accountCommand(args, open, process),
  init: (args, open) => initCommand(args, () => open({ mayMake: true }), io),
  seed: seedCommand,
  storage: interruptible(
    storageCommand,
    'The site serves on; the same command goes on where this one ended.',
  ),
  backup: interruptible(backupCommand, 'The backups before stay as they are.'),
  doctor: (args) => doctorCommand(args, examineSite, io),
  reindex: (args, open) => reindexCommand(args, async () => (await open()).search, io),
  restore: interruptible(restoreCommand, 'The same command goes on where this one ended.'),
};

/** The environment of a service that systemd starts with this `EnvironmentFile`. */
async function settingsIn(file: string): Promise<Record<string, string | undefined>> {
  return { ...process.env, ...parseEnv(await readFile(file, 'utf8')) };
}

/** Examines the site of the service's settings; without their file, those of this environment count. */
async function examineSite({ files: backups, settings: file }: { files?: string; settings?: string }) {
  const read = file === undefined ? settings() : readSettings(await settingsIn(file));
  const { DATABASE_URL: url, DATA_DIR: dataDir } = read;
  const location = { url, dataDir, now: rehearsedClock(read.NOW) };
  const { examine } = await import('../doctor/examine.ts');
  return examine({
    settings: read,
    backups,
    isThere: async () => !(await (await restoreTargetOf(location)).isEmpty()),
    openDatabase: () => openReadOnly(location),
    openStorage: (folder) => openStorage(read, folder),
    reasonOf: (error) => settingToBlame(read, error),
  });
}

/** @returns the exit status */
async function run(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '--version') {
    console.log(programVersion);
    return 0;
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    const isHelp = name === '--help' || name === 'help';
    if (isHelp) console.log(USAGE);
    else console.error(name ? `There is no "${name}".\n\n${USAGE}` : USAGE);
    return isHelp ? 0 : 2;
  }
  const opened: Site[] = [];
  // Opened only if the verb needs the site; help does not.
  const open: Open = async ({ mayMake = false } = {}) => {
    // What may make or migrate a site says which version did so, and by which migrations.
    const log = pino({ level: mayMake ? 'info' : 'warn', base: null }, pino.destination(2));
    const program = await openServices(settings(), { log, mayMake });
    opened.push(program);
    return program;
  };
  try {
    return await verb(rest, open);
  } finally {
    for (const program of opened) await program.close();
  }
}

/** An AggregateError, as of an unreachable database server, has a code but no message. */
const describe = ({ message, code }: NodeJS.ErrnoException) => message || code || 'It failed.';

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const lines =
    error instanceof BadSettings
      ? error.lines
      : [settingToBlame(settings(), error) ?? describe(error as NodeJS.ErrnoException)];
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
