import { parseArgs } from 'node:util';
import { AppError } from '../errors.ts';
import type { Site } from '../whole-site.ts';
import { ACCOUNT_VERBS, type AccountVerb, type VerbArguments } from './account-verbs.ts';
import { BadUsage, Cancelled, type CommandIo, DONE, MISUSED } from './io.ts';

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

/** @throws BadUsage */
function parse(verb: AccountVerb, args: string[]): VerbArguments & { wantsHelp: boolean } {
  const options = Object.fromEntries(
    Object.entries(verb.options).map(([name, { type }]) => [name, { type }]),
  );
  let parsed: { values: VerbArguments['values']; positionals: string[] };
  try {
    parsed = parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new BadUsage(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals: operands } = parsed;
  const wantsHelp = values.help === true;
  if (!wantsHelp && operands.length !== verb.operands) {
    throw new BadUsage(
      operands.length < verb.operands ? 'An e-mail address is missing.' : 'Too many arguments.',
    );
  }
  return { values, operands, wantsHelp };
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
  try {
    const { wantsHelp, ...given } = parse(verb, others);
    if (wantsHelp) io.stdout.write(helpOf(name, verb));
    else await verb.run(given, await open(), io);
    return DONE;
  } catch (error) {
    if (error instanceof Cancelled) return INTERRUPTED;
    if (error instanceof BadUsage) {
      io.stderr.write(`${error.message}\n\n${helpOf(name, verb)}`);
      return MISUSED;
    }
    if (!(error instanceof AppError) || error.status === 500) throw error;
    for (const line of error.fields ? Object.values(error.fields) : [error.message]) {
      io.stderr.write(`${line}\n`);
    }
    return FAILED;
  }
}
