import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The last commit before several machines could serve one database. */
const COMMIT = '25e864765ed389548e8980ffcafd97b7f1d1c29a';

/** This checkout: a copy with a fault in it has no history. */
const CHECKOUT = dirname(dirname(import.meta.dirname));

/** The folder of the former version, built once. */
export const formerVersion = join(CHECKOUT, '.cache', `version-${COMMIT}`);

const git = (...args: string[]) => spawnSync('git', args, { cwd: CHECKOUT, maxBuffer: 2 ** 30 });

/** Builds the former version with its own dependencies. @returns why it cannot; null when it is there */
export function makeFormerVersion(): string | null {
  if (existsSync(formerVersion)) return null;
  if (git('cat-file', '-e', `${COMMIT}^{commit}`).status !== 0) return `this clone has no commit ${COMMIT}`;
  const unfinished = `${formerVersion}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  execFileSync('tar', ['-x', '-C', unfinished], { input: git('archive', COMMIT).stdout });
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: unfinished, stdio: 'pipe', encoding: 'utf8' });
  const installed = run('npm', 'ci', '--ignore-scripts', '--include=dev', '--prefer-offline');
  if (installed.status !== 0)
    return `the dependencies of ${COMMIT} cannot be installed: ${installed.stderr.slice(-300)}`;
  const built = run(process.execPath, 'scripts/set-up.mjs', 'build');
  if (built.status !== 0) throw new Error(`The version ${COMMIT} cannot be built: ${built.stderr}`);
  renameSync(unfinished, formerVersion);
  return null;
}
