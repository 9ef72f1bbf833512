import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type CreatedAccount, ensureFirstAdmin } from './accounts/first-admin.ts';

import type { StartReporter } from './reporter.ts';
import { seedAccounts } from './seed/accounts.ts';
import { wantsDemonstration } from './seed/seeded.ts';
import type { Services } from './services.ts';

/**
 * What only the first start does: the first administrator, and the demonstration where the settings ask for it.
 * Generated passwords are told once: on a terminal, else in a file that only the owner can read.
 * @returns whether the demonstration was seeded
 */
export async function firstStart(program: Services, log: Logger, tell: StartReporter): Promise<boolean> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SEED, DEMO_PASSWORD, DATA_DIR } = program.settings;
  const isSeeding = SEED === 'demo' && (await wantsDemonstration(program.actions));
  const admin = await ensureFirstAdmin(program.accounts, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const made: CreatedAccount[] = admin ? [admin] : [];
  if (isSeeding) made.push(...(await seedAccounts(program, DEMO_PASSWORD)));
  // Reported before seeding, because an interrupted seeding would leave nobody able to sign in.
  if (made.length > 0) tellAccounts(made, DATA_DIR, log, tell);
  if (!isSeeding) return false;
  log.info('seeding the demonstration college');
  const { seedDemonstration } = await import('./seed/seed-demonstration.ts');
  await seedDemonstration(program, (done, of) => tell.progress('The demonstration college', done, of));
  log.info('the demonstration college is there');
  return true;
}

function tellAccounts(made: readonly CreatedAccount[], dataDir: string, log: Logger, tell: StartReporter) {
  const lines = made.map(
    ({ account, password, isGenerated }) =>
      `${account.role}: ${account.email}  ${isGenerated ? `password: ${password}` : '(the password that you set)'}`,
  );
  if (tell.isToPeople) {
    tell.lines(['', 'Accounts, told this once only:', ...lines.map((line) => `  ${line}`), '']);
    return;
  }
  const generated = made.filter(({ isGenerated }) => isGenerated);
  if (generated.length === 0) return;
  const file = join(dataDir, 'first-accounts.txt');
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  log.info({ file }, 'the first accounts and their passwords are in this file; read it, then delete it');
}
