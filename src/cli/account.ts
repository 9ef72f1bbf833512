import { type Account, findAccountByEmail, listAccounts } from '../accounts/account.ts';
import { type Actor, program } from '../accounts/actor.ts';
import { changeAccount, resetSecondFactor } from '../accounts/change-account.ts';
import { createAccount } from '../accounts/create-account.ts';
import { secondFactorsOf } from '../accounts/second-factor/second-factor.ts';
import { DUTIES, type Duty } from '../content/duties.ts';
import { generatePassword } from '../content/generated-password.ts';
import { AppError, errors } from '../errors.ts';
import type { Site } from '../whole-site.ts';
import { BadUsage, Cancelled, type CommandIo, command, EXIT_DONE, EXIT_MISUSED } from './command.ts';

const ENTER = new Set(['\r', '\n']);
const CANCEL = new Set(['\u0003', '\u0004']);
const BACKSPACE = new Set(['\b', '\u007f']);
const MAX_LINE_LENGTH = 10_000;

/**
 * Reads a line from a terminal without echo.
 * @throws Cancelled on Ctrl-C and Ctrl-D
 */
function readHidden(io: CommandIo, prompt: string): Promise<string> {
  const { stdin, stderr } = io;
  stderr.write(prompt);
  stdin.setRawMode?.(true);
  stdin.setEncoding('utf8');
  return new Promise<string>((resolve, reject) => {
    const typed: string[] = [];
    const end = (finish: () => void) => {
      stdin.off('data', take);
      stdin.off('end', cancel);
      stdin.setRawMode?.(false);
      stdin.pause();
      stderr.write('\n');
      finish();
    };
    const cancel = () => end(() => reject(new Cancelled()));
    const take = (chunk: string | Buffer) => {
      const characters = [...chunk.toString()];
      for (const [index, character] of characters.entries()) {
        if (CANCEL.has(character)) return cancel();
        if (ENTER.has(character)) {
          const rest = characters.slice(index + 1).join('');
          return end(() => {
            // Text pasted after the line belongs to the next prompt.
            if (rest) stdin.unshift(rest);
            resolve(typed.join(''));
          });
        }
        if (BACKSPACE.has(character)) typed.pop();
        else typed.push(character);
      }
    };
    stdin.on('data', take);
    stdin.once('end', cancel);
    stdin.resume();
  });
}

async function readFirstLine(stdin: CommandIo['stdin']): Promise<string> {
  let text = '';
  stdin.setEncoding('utf8');
  for await (const chunk of stdin) {
    text += chunk;
    if (text.includes('\n') || text.length > MAX_LINE_LENGTH) break;
  }
  return (text.split('\n', 1)[0] ?? '').replace(/\r$/, '');
}

/**
 * Asks for a password twice on a terminal, without echo; elsewhere reads the first line of the standard input.
 * @throws Cancelled; BadUsage if there is none, or the two differ
 */
async function askPassword(io: CommandIo): Promise<string> {
  if (!io.stdin.isTTY) {
    const line = await readFirstLine(io.stdin);
    if (!line) throw new BadUsage('No password on the standard input. Pipe one in, or use --generate.');
    return line;
  }
  const password = await readHidden(io, 'Password: ');
  if ((await readHidden(io, 'Password again: ')) !== password) {
    throw new BadUsage('The two passwords differ. Nothing was changed.');
  }
  return password;
}

const ALL = 'all';
const NONE = 'none';

/** How duties are written, for the help of an option. */
const DUTIES_HELP = `any of ${DUTIES.join(',')} with commas between them, or ${ALL}, or ${NONE}.`;

/** The duties that an option names; undefined without it. @throws BadUsage */
function dutiesIn(option: string | boolean | undefined): Duty[] | undefined {
  if (typeof option !== 'string') return undefined;
  if (option === ALL) return [...DUTIES];
  if (option === NONE) return [];
  return option.split(',').map((word) => {
    const duty = DUTIES.find((known) => known === word.trim());
    if (!duty) throw new BadUsage(`There is no duty "${word.trim()}". Write ${DUTIES_HELP}`);
    return duty;
  });
}

/** Duties as they are listed, such as 'author,publisher'; the same words can be given to an option. */
function dutiesInWords(duties: readonly Duty[]): string {
  if (duties.length === 0) return NONE;
  return duties.length === DUTIES.length ? ALL : duties.join(',');
}

/** The parsed arguments of a verb. */
interface VerbArguments {
  /** Options with their values. */
  values: Readonly<Record<string, string | boolean | undefined>>;
  /** Positional arguments. */
  operands: readonly string[];
}

interface AccountVerb {
  /** Its arguments, for the help. */
  usage: string;
  /** One sentence, for the help. */
  purpose: string;
  options: Readonly<Record<string, { type: 'string' | 'boolean'; help: string }>>;
  operands: number;
  run(given: VerbArguments, site: Site, io: CommandIo): Promise<void>;
}

const generateOption = {
  generate: { type: 'boolean', help: 'Make up a password and print it, instead of asking for one.' },
} as const;

/** The actor of the command, for the audit trail. */
const commandOf = (verb: string): Actor => ({ ...program, command: `account ${verb}` });

/** Asks for a password or generates one. @returns `print`, which shows a generated one */
async function passwordFor({ values }: VerbArguments, io: CommandIo) {
  const password = values.generate ? generatePassword() : await askPassword(io);
  return {
    password,
    print() {
      if (values.generate) io.stdout.write(`Password: ${password}\n`);
    },
  };
}

/** @throws BadUsage if the option is missing */
function requiredOption({ values }: VerbArguments, option: string): string {
  const value = values[option];
  if (typeof value !== 'string' || value === '') throw new BadUsage(`--${option} is missing.`);
  return value;
}

/** @throws 404 if no account has this address */
async function requireAccount({ database }: Site, email = ''): Promise<Account> {
  const account = await findAccountByEmail(database.reader, email);
  if (!account) throw errors.notFound(`account (${email})`);
  return account;
}

const add: AccountVerb = {
  usage: '--role ROLE --name NAME --email EMAIL [--duties DUTIES] [--generate]',
  purpose: 'Adds an account. Asks for its password, or reads it from the first line of the standard input.',
  options: {
    role: { type: 'string', help: 'admin, student or teacher.' },
    name: { type: 'string', help: 'The name of the person.' },
    email: { type: 'string', help: 'The address to sign in with.' },
    duties: { type: 'string', help: `Of an admin: ${DUTIES_HELP} All of them unless named.` },
    ...generateOption,
  },
  operands: 0,
  async run(given, site, io) {
    const [role, name, email] = ['role', 'name', 'email'].map((option) => requiredOption(given, option));
    const duties = dutiesIn(given.values.duties);
    const { password, print } = await passwordFor(given, io);
    const values = { role, name, email, password, ...(duties && { duties }) };
    const account = await createAccount(site, values, commandOf('add'));
    io.stdout.write(`Added the ${account.role} ${account.name} <${account.email}>.\n`);
    print();
  },
};

const list: AccountVerb = {
  usage: '',
  purpose:
    'Lists all accounts, newest first: role, state, e-mail, name, and the duties of admins who do not have all.',
  options: {},
  operands: 0,
  async run(_, { database }, io) {
    const accounts = await listAccounts(database.reader);
    const widest = Math.max(0, ...accounts.map(({ email }) => email.length));
    for (const { role, disabled, email, name, duties = DUTIES } of accounts) {
      const state = disabled ? 'disabled' : 'active';
      const some = duties.length < DUTIES.length ? `  (${dutiesInWords(duties)})` : '';
      io.stdout.write(`${role.padEnd(7)}  ${state.padEnd(8)}  ${email.padEnd(widest)}  ${name}${some}\n`);
    }
  },
};

const disable: AccountVerb = {
  usage: 'EMAIL [--undo]',
  purpose: 'Keeps an account from signing in, and ends its sessions.',
  options: { undo: { type: 'boolean', help: 'Lets it sign in again.' } },
  operands: 1,
  async run({ operands, values }, site, io) {
    const { _id } = await requireAccount(site, operands[0]);
    const { email, disabled } = await changeAccount(
      site,
      _id,
      { disabled: !values.undo },
      commandOf('disable'),
    );
    io.stdout.write(disabled ? `${email} can no longer sign in.\n` : `${email} can sign in again.\n`);
  },
};

const password: AccountVerb = {
  usage: 'EMAIL [--generate]',
  purpose:
    'Gives an account a new password and ends its sessions. Asks for the password, or reads it from the first line of the standard input.',
  options: generateOption,
  operands: 1,
  async run(given, site, io) {
    const { _id, email } = await requireAccount(site, given.operands[0]);
    const chosen = await passwordFor(given, io);
    await changeAccount(site, _id, { password: chosen.password }, commandOf('password'));
    io.stdout.write(`${email} has a new password.\n`);
    chosen.print();
  },
};

const duties: AccountVerb = {
  usage: 'EMAIL [--set DUTIES]',
  purpose:
    'Shows the duties of an admin, or gives others. They count at once, for those who are signed in, too.',
  options: { set: { type: 'string', help: `The duties to have from now on: ${DUTIES_HELP}` } },
  operands: 1,
  async run({ operands, values }, site, io) {
    const wanted = dutiesIn(values.set);
    const account = await requireAccount(site, operands[0]);
    const { email, duties } = wanted
      ? await changeAccount(site, account._id, { duties: wanted }, commandOf('duties'))
      : account;
    io.stdout.write(
      duties ? `${email}: ${dutiesInWords(duties)}\n` : `${email} is no admin, and has no duties.\n`,
    );
  },
};

const secondFactor: AccountVerb = {
  usage: 'EMAIL [--reset]',
  purpose:
    'Shows how an account signs in in two steps, or resets that for somebody who has lost phone and recovery codes.',
  options: {
    reset: { type: 'boolean', help: 'Removes app, passkeys and recovery codes, and ends the sessions.' },
  },
  operands: 1,
  async run({ operands, values }, site, io) {
    const { _id, email } = await requireAccount(site, operands[0]);
    if (values.reset) {
      await resetSecondFactor(site, _id, commandOf('second-factor'));
      io.stdout.write(`${email} signs in with the password alone until a second step is set up again.\n`);
      return;
    }
    const { totp, passkeys, recoveryCodes } = await secondFactorsOf(site.database.reader, _id);
    const app = totp ? 'an authenticator app' : 'no authenticator app';
    io.stdout.write(`${email}: ${app}, passkeys: ${passkeys}, recovery codes left: ${recoveryCodes}\n`);
  },
};

const ACCOUNT_VERBS: Readonly<Record<string, AccountVerb>> = {
  add,
  list,
  disable,
  password,
  duties,
  'second-factor': secondFactor,
};

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
    return EXIT_DONE;
  }
  const verb = Object.hasOwn(ACCOUNT_VERBS, name) ? ACCOUNT_VERBS[name] : undefined;
  if (!verb) {
    io.stderr.write(`${name ? `There is no verb "${name}".` : 'A verb is missing.'}\n\n${helpOfAll}`);
    return EXIT_MISUSED;
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
      return EXIT_DONE;
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
