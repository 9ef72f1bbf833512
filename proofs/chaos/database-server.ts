import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/dev/free-port.ts';
import { type Account, reachableBinaries, unprivileged } from '../../test/postgres.ts';
import { childrenOf } from '../load/children.ts';
import { query } from '../load/database.ts';
import type { ProofContext } from '../runner/proof.ts';

const RETRY_MS = 200;

export interface DatabaseOptions {
  parent?: string;
  env?: Readonly<Record<string, string>>;
}

/** A PostgreSQL that can be killed and started again on its data. */
export class DatabaseServer {
  readonly url: string;
  readonly #start: () => ChildProcess;
  #server: ChildProcess | undefined;
  #isUp = false;

  /**
   * Creates and starts an empty server.
   * @param options.parent the folder for its data, which its account may enter
   * @param options.env its environment besides this process's
   */
  static async create(
    context: ProofContext,
    { parent = tmpdir(), env = {} }: DatabaseOptions = {},
  ): Promise<DatabaseServer> {
    const account = unprivileged();
    // Not in the proof's own folder: PostgreSQL's account may not enter that.
    const folder = await mkdtemp(join(parent, 'chautari-chaos-'));
    context.onEnd(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755);
    const binaries = await reachableBinaries(folder, account);
    if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
    const data = join(folder, 'data');
    execFileSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C'],
      { ...account, cwd: folder, stdio: 'pipe' },
    );
    const port = await freePort();
    const start = () => run(join(binaries, 'postgres'), data, { port, folder, account, env });
    const server = new DatabaseServer(`postgres://postgres@127.0.0.1:${port}/postgres`, start);
    context.onEnd(() => server.kill());
    await server.start();
    return server;
  }

  private constructor(url: string, start: () => ChildProcess) {
    this.url = url;
    this.#start = start;
  }

  /**
   * Kills the server's main process and those that it has started. These would end by themselves, but one that waits
   * for a lock that another held when it was killed waits for ever.
   */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#isUp = false;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const children = childrenOf(server.pid ?? 0);
    server.kill('SIGKILL');
    for (const child of children) kill(child);
    await once(server, 'exit');
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    for (;;) {
      // PostgreSQL refuses to start while child processes of the killed server are still running.
      if (!this.#server || this.#server.exitCode !== null || this.#server.signalCode !== null)
        this.#server = this.#start();
      this.#isUp = (await query(this.url, 'select 1').catch(() => null)) !== null;
      if (this.#isUp) return;
      await pause(RETRY_MS);
    }
  }

  /** Ends the connections on which processes listen for notifications; a server that is being killed ends them itself. */
  async loseNotifications(): Promise<void> {
    const statement = "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'";
    await query(this.url, statement).catch((error: unknown) => {
      if (this.#isUp) throw error;
    });
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended since.
  }
}

interface Place {
  port: number;
  folder: string;
  account: Account;
  env: Readonly<Record<string, string>>;
}

function run(postgres: string, data: string, { port, folder, account, env }: Place): ChildProcess {
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-c', 'max_connections=100'];
  return spawn(postgres, [...options, '-c', 'unix_socket_directories='], {
    ...account,
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
}
