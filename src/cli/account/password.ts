import { changeAccount } from '../../accounts/change-account.ts';
import { requireAccount } from './account-of.ts';
import { type AccountVerb, generateOption, passwordFor } from './verb.ts';

export const password: AccountVerb = {
  usage: 'EMAIL [--generate]',
  purpose:
    'Gives an account a new password and ends its sessions. Asks for the password, or reads it from the first line of the standard input.',
  options: generateOption,
  operands: 1,
  async run(given, context, io) {
    const { _id, email } = await requireAccount(context, given.operands[0]);
    const chosen = await passwordFor(given, io);
    await changeAccount(context, _id, { password: chosen.password });
    io.stdout.write(`${email} has a new password.\n`);
    chosen.tell();
  },
};
