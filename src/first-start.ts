import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ensureDemoAccounts, ensureFirstAdmin, type MadeAccount } from './accounts/first-admin.ts';
import type { Program } from './program.ts';
import type { Tell } from './start.ts';

/**
 * What only the first start does: the first administrator, and the demonstration where the settings ask for it.
 * Generated passwords are told once: on a terminal, else in a file that only the owner can read.
 */
export async function firstStart(program: Program, log: Logger, tell: Tell): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SEED, DEMO_PASSWORD } = program.settings;
  const made: MadeAccount[] = [];
  const admin = await ensureFirstAdmin(program.accounts, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  if (admin) made.push(admin);
  if (SEED === 'demo') made.push(...(await plantIfWanted(program, log, tell, DEMO_PASSWORD)));
  if (made.length > 0) tellAccounts(made, program.settings.DATA_DIR, log, tell);
}

async function plantIfWanted(program: Program, log: Logger, tell: Tell, password: string | undefined) {
  const { plantDemonstration, wantsDemonstration } = await import('./seed/plant.ts');
  if (!(await wantsDemonstration(program.actions))) return [];
  const made = await ensureDemoAccounts(program.accounts, { password });
  log.info('planting the demonstration college');
  await plantDemonstration(program.actions, (done, of) =>
    tell.progress('The demonstration college', done, of),
  );
  log.info('the demonstration college is there');
  return made;
}

function tellAccounts(made: readonly MadeAccount[], dataDir: string, log: Logger, tell: Tell) {
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
