import { listAccounts } from '../../accounts/account.ts';
import type { AccountVerb } from './verb.ts';

export const list: AccountVerb = {
  usage: '',
  purpose: 'Lists all accounts, newest first: role, state, e-mail, name.',
  options: {},
  operands: 0,
  async run(_, { database }, io) {
    const accounts = await listAccounts(database.reader);
    const widest = Math.max(0, ...accounts.map(({ email }) => email.length));
    for (const { role, disabled, email, name } of accounts) {
      const state = disabled ? 'disabled' : 'active';
      io.stdout.write(`${role.padEnd(7)}  ${state.padEnd(8)}  ${email.padEnd(widest)}  ${name}\n`);
    }
  },
};
