import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type CreatedAccount, ensureFirstAdmin, hasAdmin } from './accounts/first-admin.ts';
import { isGuessable } from './accounts/guessable-passwords.ts';
import type { StartReporter } from './reporter.ts';
import { seedAccounts } from './seed/accounts.ts';
import { wantsDemonstration } from './seed/seeded.ts';
import type { Services } from './services.ts';

/**
 * Creates the first administrator, and seeds the demonstration when the settings ask for it. Of several processes that
 * start at once, one does, and the others wait for it (requirement 18.21). Generated passwords are reported once: on a
 * terminal, otherwise in a file that only the owner can read.
 * @returns whether the demonstration was seeded here
 */
export async function firstStart(services: Services, log: Logger, reporter: StartReporter): Promise<boolean> {
  const isNeeded = (await isToBeSeeded(services)) || !(await hasAdmin(services.database.reader));
  let hasSeeded = false;
  if (isNeeded) {
    await services.leases.run('first-start', async () => {
      hasSeeded = await startFirst(services, log, reporter);
    });
  }
  return hasSeeded;
}

async function isToBeSeeded({ settings, actions }: Services): Promise<boolean> {
  return settings.SEED === 'demo' && (await wantsDemonstration(actions));
}

async function startFirst(services: Services, log: Logger, reporter: StartReporter): Promise<boolean> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, DEMO_PASSWORD, DATA_DIR } = services.settings;
  const isSeeding = await isToBeSeeded(services);
  const admin = await ensureFirstAdmin(services.accounts, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  if (admin && isGuessable(admin.password, admin.account))
    log.warn('ADMIN_PASSWORD is easy to guess: sign in and change it, under your name');
  const created: CreatedAccount[] = admin ? [admin] : [];
  if (isSeeding) created.push(...(await seedAccounts(services, DEMO_PASSWORD)));
  // Reported before seeding: an interrupted seeding would otherwise lose the passwords.
  if (created.length > 0) reportAccounts(created, DATA_DIR, log, reporter);
  if (!isSeeding) return false;
  log.info('seeding the demonstration college');
  const { seedDemonstration } = await import('./seed/seed-demonstration.ts');
  await seedDemonstration(services, (done, of) => reporter.progress('The demonstration college', done, of));
  log.info('the demonstration college is there');
  return true;
}

function reportAccounts(
  created: readonly CreatedAccount[],
  dataDir: string,
  log: Logger,
  reporter: StartReporter,
) {
  const lines = created.map(
    ({ account, password, isGenerated }) =>
      `${account.role}: ${account.email}  ${isGenerated ? `password: ${password}` : '(the password that you set)'}`,
  );
  if (reporter.isToPeople) {
    reporter.lines(['', 'Accounts, told this once only:', ...lines.map((line) => `  ${line}`), '']);
    return;
  }
  const generated = created.filter(({ isGenerated }) => isGenerated);
  if (generated.length === 0) return;
  const file = join(dataDir, 'first-accounts.txt');
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  log.info({ file }, 'the first accounts and their passwords are in this file; read it, then delete it');
}
