import type { AccountContext } from '../../accounts/context.ts';
import { generatePassword } from '../../accounts/passwords.ts';
import { askPassword } from '../ask-password.ts';
import { BadUsage, type CommandIo } from '../io.ts';

/** What the command line's parser made of a verb's arguments. */
export interface VerbArguments {
  /** Options with a value. */
  values: Readonly<Record<string, string | boolean | undefined>>;
  /** What stands without an option's name. */
  operands: readonly string[];
}

/** One verb of `account`. */
export interface AccountVerb {
  /** Its arguments, as its help shows them. */
  usage: string;
  /** What it does, in a sentence. */
  purpose: string;
  /** Help for each option. */
  options: Readonly<Record<string, { type: 'string' | 'boolean'; help: string }>>;
  /** How many operands it takes. */
  operands: number;
  run(given: VerbArguments, context: AccountContext, io: CommandIo): Promise<void>;
}

export const generateOption = {
  generate: {
    type: 'boolean',
    help: 'Make up a password and print it, instead of asking for one.',
  },
} as const;

/** The password for an account, asked for or made up. @returns `tell` prints it if nobody else knows it */
export async function passwordFor({ values }: VerbArguments, io: CommandIo) {
  const password = values.generate ? generatePassword() : await askPassword(io);
  return {
    password,
    tell() {
      if (values.generate) io.stdout.write(`Password: ${password}\n`);
    },
  };
}

/** @throws BadUsage when the option is missing */
export function requiredOption({ values }: VerbArguments, option: string): string {
  const value = values[option];
  if (typeof value !== 'string' || value === '') throw new BadUsage(`--${option} is missing.`);
  return value;
}
