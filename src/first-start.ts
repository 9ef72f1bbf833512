import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ensureFirstAdmin, hasAdmin, type TellAccount } from './accounts/first-admin.ts';
import { isGuessable } from './accounts/guessable-passwords.ts';
import type { StartReporter } from './reporter.ts';
import { seedAccounts } from './seed/accounts.ts';
import { wantsDemonstration } from './seed/seeded.ts';
import type { Site } from './whole-site.ts';

/**
 * Creates the first administrator, and seeds the demonstration when the settings ask for it. Of several processes that
 * start at once, one does, and the others wait for it (requirement 18.21). Generated passwords are reported once: on a
 * terminal, otherwise in a file that only the owner can read.
 * @returns whether the demonstration was seeded here
 */
export async function firstStart(site: Site, log: Logger, reporter: StartReporter): Promise<boolean> {
  const isNeeded = (await isToBeSeeded(site)) || !(await hasAdmin(site.database.reader));
  let hasSeeded = false;
  if (isNeeded) {
    await site.taskLeases.run('first-start', async () => {
      hasSeeded = await startFirst(site, log, reporter);
    });
  }
  return hasSeeded;
}

async function isToBeSeeded(site: Site): Promise<boolean> {
  return site.settings.SEED === 'demo' && (await wantsDemonstration(site));
}

async function startFirst(site: Site, log: Logger, reporter: StartReporter): Promise<boolean> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, DEMO_PASSWORD, DATA_DIR } = site.settings;
  const isSeeding = await isToBeSeeded(site);
  const tell = reportTo(DATA_DIR, log, reporter);
  const first = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
  const admin = await ensureFirstAdmin(site, first, tell);
  if (admin && isGuessable(admin.password, admin.account))
    log.warn('ADMIN_PASSWORD is easy to guess: sign in and change it, under your name');
  if (!isSeeding) return false;
  await seedAccounts(site, DEMO_PASSWORD, tell);
  log.info('seeding the demonstration college');
  const { seedDemonstration } = await import('./seed/seed-demonstration.ts');
  await seedDemonstration(site, (done, of) => reporter.progress('The demonstration college', done, of));
  log.info('the demonstration college is there');
  return true;
}

/** Reports accounts to a person at a terminal, or generated passwords in a file: those of an earlier, killed start stay. */
function reportTo(dataDir: string, log: Logger, reporter: StartReporter): TellAccount {
  const file = join(dataDir, 'first-accounts.txt');
  let isFirst = true;
  return ({ role, email, password, isGenerated }) => {
    const who = `${role}: ${email}`;
    if (reporter.isToPeople) {
      const line = `  ${who}  ${isGenerated ? `password: ${password}` : '(the password that you set)'}`;
      reporter.lines([...(isFirst ? ['', 'Accounts, told this once only:'] : []), line]);
    } else if (isGenerated) {
      const earlier = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
      const others = earlier.filter((line) => line !== '' && !line.startsWith(`${who} `));
      writeFileSync(file, [...others, `${who}  password: ${password}`, ''].join('\n'), {
        mode: 0o600,
        flush: true,
      });
      if (isFirst)
        log.info(
          { file },
          'the first accounts and their passwords are in this file; read it, then delete it',
        );
    }
    isFirst = false;
  };
}
