import { seedAccounts } from '../seed/accounts.ts';
import { seedDemonstration } from '../seed/seed-demonstration.ts';
import { unseedDemonstration } from '../seed/unseed.ts';
import type { Site } from '../whole-site.ts';

const USAGE = `Usage: npm run chautari -- seed [--remove]

  Without --remove: adds the demonstration college to the site, as far as it is not there yet.
  With --remove: takes away exactly what the seed made and nobody changed since.`;

/** @returns the exit status */
export async function seedCommand(
  args: readonly string[],
  open: (options?: { mayMake: boolean }) => Promise<Site>,
): Promise<number> {
  const [option] = args;
  if (args.length > 1 || (option !== undefined && option !== '--remove' && option !== '--help')) {
    console.error(USAGE);
    return 2;
  }
  if (option === '--help') {
    console.log(USAGE);
    return 0;
  }
  const isRemoving = option === '--remove';
  const program = await open({ mayMake: !isRemoving });
  if (isRemoving) {
    const { removed, kept } = await unseedDemonstration(program);
    console.log(
      `Removed ${removed} records and accounts of the demonstration; ${kept} that somebody changed stay.`,
    );
    return 0;
  }
  const { DEMO_PASSWORD } = program.settings;
  const accounts = await seedAccounts(program, DEMO_PASSWORD);
  await seedDemonstration(program, (done, of) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${of} records${done === of ? '\n' : ''}`);
  });
  for (const { account, password, isGenerated } of accounts) {
    console.log(`${account.role}: ${account.email}  ${isGenerated ? `password: ${password}` : ''}`);
  }
  console.log('The demonstration college is there.');
  return 0;
}
