import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../scripts/dev/free-port.ts';
import { type Line, openLine } from '../../test/line.ts';
import { whyNoPackage } from '../front/packages.ts';
import type { ProofContext } from '../runner/proof.ts';

const INSTALLED = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root. */
const OWNER = 'postgres';

/** Why Debian's PostgreSQL cannot be used here; null if it can. Installed where it is missing. */
export function whyNoPostgres(): string | null {
  if (process.getuid?.() !== 0) return 'PostgreSQL of another account is started by root only';
  return whyNoPackage('postgresql', INSTALLED);
}

/** The path of one of its programs. */
export const program = (name: string): string => join(binaries(), name);

function binaries(): string {
  const newest = readdirSync(INSTALLED).toSorted((one, other) => Number(other) - Number(one))[0];
  return join(INSTALLED, newest ?? '', 'bin');
}

const numberOf = (flag: string) => Number(execFileSync('id', [flag, OWNER], { encoding: 'utf8' }));

/** One PostgreSQL server of Debian's package. Standbys follow it through a line that can be interrupted. */
export class PostgresServer {
  readonly port: number;
  /** The connection of a standby. */
  readonly replication: Line;
  readonly #folder: string;
  #pid: number | undefined;

  private constructor(folder: string, port: number, replication: Line) {
    this.#folder = folder;
    this.port = port;
    this.replication = replication;
  }

  /** A server without data, in a folder of its own within the proof's; killed after the proof. */
  static async create({ folder, onEnd }: ProofContext): Promise<PostgresServer> {
    const port = await freePort();
    const line = await openLine(`tcp://127.0.0.1:${port}`);
    // The server's account passes through, and sees its own folder only.
    chmodSync(folder, 0o711);
    const own = join(folder, `postgres-${port}`);
    mkdirSync(own, { mode: 0o700 });
    chownSync(own, numberOf('-u'), numberOf('-g'));
    const server = new PostgresServer(own, port, line);
    onEnd(() => {
      server.kill();
      line.cut();
    });
    return server;
  }

  /** Starts it on a new cluster, with an empty database of this name that belongs to the account `site`. */
  async startEmpty(database: string): Promise<void> {
    await this.#run('initdb', [
      '-D',
      this.#data,
      '-U',
      OWNER,
      '-A',
      'trust',
      '--encoding=UTF8',
      '--locale=C',
    ]);
    await this.start();
    await this.query('create role site login');
    await this.query(`create database ${database} owner site`);
  }

  /** Makes this server a standby of another, replacing its data. */
  async follow(other: PostgresServer): Promise<void> {
    rmSync(this.#data, { recursive: true, force: true });
    const [host = '', port = ''] = other.replication.host.split(':');
    const source = ['-h', host, '-p', port, '-U', OWNER];
    await this.#run('pg_basebackup', [...source, '-D', this.#data, '-R', '-X', 'stream', '-c', 'fast']);
    // The copy has its primary's setting; once promoted, it would wait for a standby that it does not have.
    appendFileSync(join(this.#data, 'postgresql.auto.conf'), "synchronous_standby_names = ''\n");
  }

  async start(settings: readonly string[] = []): Promise<void> {
    const options = [
      `port=${this.port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${this.#folder}`,
      'wal_keep_size=512MB',
      ...settings,
    ].flatMap((setting) => ['-c', setting]);
    const server = spawn(program('postgres'), ['-D', this.#data, ...options], {
      uid: numberOf('-u'),
      gid: numberOf('-g'),
      cwd: this.#folder,
      detached: true,
      stdio: 'ignore',
    });
    this.#pid = server.pid;
    await this.until('select 1 as ok', 'ok', 1);
  }

  async promote(): Promise<void> {
    await this.#run('pg_ctl', ['promote', '-D', this.#data, '-w']);
  }

  /** Kills it, as a power cut does. */
  kill(): void {
    for (const pid of this.#processes()) signal(pid, 'SIGKILL');
    this.#pid = undefined;
  }

  /**
   * Ends every connection and stops.
   * @param mode 'fast' as an upgrade of the server does; 'immediate' writes nothing more, as a crash of its processes
   */
  async stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const pid = this.#pid;
    if (pid) signal(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    this.#pid = undefined;
    while (pid && existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')))
      await delay(20);
  }

  /** Suspends it, like a machine whose disk hangs. */
  freeze(): void {
    for (const pid of this.#processes()) signal(pid, 'SIGSTOP');
  }

  url(database: string, user = OWNER): string {
    return `postgres://${user}@127.0.0.1:${this.port}/${database}`;
  }

  /** @returns the rows of one statement */
  async query<Row extends pg.QueryResultRow>(statement: string, database = 'postgres'): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(database), connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** Waits until the first row of a statement has this value. */
  async until(statement: string, column: string, value: unknown): Promise<void> {
    const deadline = performance.now() + 30_000;
    for (;;) {
      const rows = await this.query(statement).catch(() => []);
      if (rows[0]?.[column] === value) return;
      if (performance.now() > deadline) throw new Error(`Not within 30 s at ${this.port}: ${statement}`);
      await delay(50);
    }
  }

  /** Makes commits wait for the standby, and waits until there is one. */
  async needStandby(): Promise<void> {
    await this.query(`alter system set synchronous_standby_names = 'ANY 1 (*)'`);
    await this.query('select pg_reload_conf()');
    await this.until(
      'select count(*)::int as n from pg_stat_replication where sync_state = $$quorum$$',
      'n',
      1,
    );
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  /** The server's process and those that it started. */
  #processes(): number[] {
    if (!this.#pid) return [];
    const file = `/proc/${this.#pid}/task/${this.#pid}/children`;
    const children = existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean) : [];
    return [this.#pid, ...children.map(Number)];
  }

  /** Without blocking this process, through which the replication goes. */
  async #run(name: string, options: readonly string[]): Promise<void> {
    const account = { uid: numberOf('-u'), gid: numberOf('-g'), cwd: this.#folder };
    await promisify(execFile)(program(name), options, account);
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
