import { createAccount } from '../../accounts/create-account.ts';
import { type AccountVerb, generateOption, passwordFor, requiredOption } from './verb.ts';

export const add: AccountVerb = {
  usage: '--role ROLE --name NAME --email EMAIL [--generate]',
  purpose: 'Adds an account. Asks for its password, or reads it from the first line of the standard input.',
  options: {
    role: { type: 'string', help: 'admin, student or teacher.' },
    name: { type: 'string', help: 'The name of the person.' },
    email: { type: 'string', help: 'The address to sign in with.' },
    ...generateOption,
  },
  operands: 0,
  async run(given, context, io) {
    const [role, name, email] = [
      requiredOption(given, 'role'),
      requiredOption(given, 'name'),
      requiredOption(given, 'email'),
    ];
    const { password, tell } = await passwordFor(given, io);
    const account = await createAccount(context, { role, name, email, password });
    io.stdout.write(`Added the ${account.role} ${account.name} <${account.email}>.\n`);
    tell();
  },
};
