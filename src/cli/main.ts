/** Operations for whoever runs the site: `npm run chautari -- <verb>`. */
import pino from 'pino';
import { openProgram, type Program } from '../program.ts';
import { BadSettings, readSettings } from '../settings.ts';
import { accountCommand } from './account.ts';
import { seedCommand } from './seed.ts';

const USAGE = `Usage: npm run chautari -- <verb>

  account add|list|disable|password   who may sign in
  seed                                fills the site with the demonstration college
  seed --remove                       takes away what the seed made and nobody changed

  <verb> --help tells more. The settings are those of the server: DATA_DIR, DATABASE_URL, …`;

type Verb = (args: readonly string[], open: () => Promise<Program>) => Promise<number>;

const verbs: Record<string, Verb> = {
  account: (args, open) => accountCommand(args, async () => (await open()).accounts, process),
  seed: (args, open) => seedCommand(args, open),
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
  const opened: Program[] = [];
  // Opened only when a verb needs it: its help does not.
  const open = async () => {
    const log = pino({ level: 'warn', base: null }, pino.destination(2));
    const program = await openProgram(readSettings(process.env), { log });
    opened.push(program);
    return program;
  };
  try {
    return await verb(rest, open);
  } finally {
    for (const program of opened) await program.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const lines = error instanceof BadSettings ? error.lines : [(error as Error).message];
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
