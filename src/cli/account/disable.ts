import { changeAccount } from '../../accounts/change-account.ts';
import { requireAccount } from './account-of.ts';
import type { AccountVerb } from './verb.ts';

export const disable: AccountVerb = {
  usage: 'EMAIL [--undo]',
  purpose: 'Keeps an account from signing in, and ends its sessions.',
  options: { undo: { type: 'boolean', help: 'Lets it sign in again.' } },
  operands: 1,
  async run({ operands, values }, context, io) {
    const { _id } = await requireAccount(context, operands[0]);
    const { email, disabled } = await changeAccount(context, _id, { disabled: !values.undo });
    io.stdout.write(disabled ? `${email} can no longer sign in.\n` : `${email} can sign in again.\n`);
  },
};
