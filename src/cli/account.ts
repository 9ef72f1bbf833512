import { AppError } from '../errors.ts';
import type { Site } from '../whole-site.ts';
import { ACCOUNT_VERBS, type AccountVerb } from './account-verbs.ts';
import { BadUsage, Cancelled, type CommandIo, command, DONE, MISUSED } from './command.ts';

const COMMAND = 'npm run chautari -- account';

const FAILED = 1;
const INTERRUPTED = 130;

const columns = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([name, words]) => `  ${name.padEnd(13)} ${words}\n`).join('');

const helpOfAll = `${COMMAND} <verb> …\n\n${columns(
  Object.entries(ACCOUNT_VERBS).map(([name, { purpose }]) => [name, purpose]),
)}\n${COMMAND} <verb> --help tells more.\n`;

function helpOf(name: string, { usage, purpose, options }: AccountVerb): string {
  const rows = Object.entries(options).map(([option, { help }]) => [`--${option}`, help] as const);
  return `${`${COMMAND} ${name} ${usage}`.trim()}\n\n${purpose}\n${rows.length > 0 ? `\n${columns(rows)}` : ''}`;
}

/**
 * Runs `account add|list|disable|password|duties|second-factor …`.
 * @param args what follows `account`
 * @param open opens the site's accounts; not called for help or wrong usage
 * @returns the exit status: 0 done, 1 refused, 2 wrong usage, 130 interrupted
 */
export async function accountCommand(
  args: readonly string[],
  open: () => Promise<Site>,
  io: CommandIo,
): Promise<number> {
  const [name = '', ...others] = args;
  if (name === '--help' || name === '-h') {
    io.stdout.write(helpOfAll);
    return DONE;
  }
  const verb = Object.hasOwn(ACCOUNT_VERBS, name) ? ACCOUNT_VERBS[name] : undefined;
  if (!verb) {
    io.stderr.write(`${name ? `There is no verb "${name}".` : 'A verb is missing.'}\n\n${helpOfAll}`);
    return MISUSED;
  }
  const { options, run } = verb;
  const running = command(
    others,
    { usage: helpOf(name, verb), options, hasOperands: true },
    io,
    async (given) => {
      if (given.operands.length < verb.operands) throw new BadUsage('An e-mail address is missing.');
      if (given.operands.length > verb.operands) throw new BadUsage('Too many arguments.');
      await run(given, await open(), io);
      return DONE;
    },
  );
  return running.catch((error: unknown) => {
    if (error instanceof Cancelled) return INTERRUPTED;
    if (!(error instanceof AppError) || error.status === 500) throw error;
    for (const line of error.fields ? Object.values(error.fields) : [error.message]) {
      io.stderr.write(`${line}\n`);
    }
    return FAILED;
  });
}
