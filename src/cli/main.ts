/** The operator's command line: `npm run chautari -- <verb>`. */
import pino from 'pino';
import { openServices, type Services } from '../services.ts';
import { BadSettings, readSettings } from '../settings.ts';
import { accountCommand } from './account.ts';
import { backupCommand } from './backup.ts';
import { interruptible } from './interruptible.ts';
import { reindexCommand } from './reindex.ts';
import { restoreCommand } from './restore.ts';
import { seedCommand } from './seed.ts';

const USAGE = `Usage: npm run chautari -- <verb>

  account add|list|disable|password   who may sign in
  seed                                fills the site with the demonstration college
  seed --remove                       takes away what the seed made and nobody changed
  backup FILE                         writes everything that the site keeps into one file, while it serves
  restore FILE                        makes the site of a backup, in an empty place
  reindex                             reads what can be found by searching in anew, while the site serves

  <verb> --help tells more. The settings are those of the server: DATA_DIR, DATABASE_URL, …`;

type Verb = (args: readonly string[], open: () => Promise<Services>) => Promise<number>;

const settings = () => readSettings(process.env);
const io = { stdout: process.stdout, stderr: process.stderr };

const verbs: Record<string, Verb> = {
  account: (args, open) => accountCommand(args, async () => (await open()).accounts, process),
  seed: (args, open) => seedCommand(args, open),
  backup: (args) => interruptible((signal) => backupCommand(args, settings, { ...io, signal })),
  reindex: (args, open) => reindexCommand(args, async () => (await open()).actions.search, io),
  restore: (args) => interruptible((signal) => restoreCommand(args, settings, { ...io, signal })),
};

/** @returns the exit status */
async function run(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = args;
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    const isHelp = name === '--help' || name === 'help';
    if (isHelp) console.log(USAGE);
    else console.error(name ? `There is no "${name}".\n\n${USAGE}` : USAGE);
    return isHelp ? 0 : 2;
  }
  const opened: Services[] = [];
  // Opened only if the verb needs the site; help does not.
  const open = async () => {
    const log = pino({ level: 'warn', base: null }, pino.destination(2));
    const program = await openServices(settings(), { log });
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
  const lines = error instanceof BadSettings ? error.lines : [describe(error as NodeJS.ErrnoException)];
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
