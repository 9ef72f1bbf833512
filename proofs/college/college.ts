import { execFile } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Duty } from '../../src/content/duties.ts';
import { DatabaseServer } from '../chaos/database-server.ts';
import { createDatabase } from '../load/database.ts';
import { must, type ProofContext } from '../runner/proof.ts';
import { randomFrom } from '../runner/random.ts';
import { type SiteProcess, startProcess } from '../site/process.ts';
import { ADMIN, NO_LIMITS } from '../site/site.ts';
import { type Answer, Caller, type Sent } from './caller.ts';
import { allEnded } from './in-parallel.ts';
import { placeIn } from './place.ts';

export const PASSWORD = 'a long enough one';

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A route of the running router. */
export interface RunningRoute {
  method: string;
  /** With its parameters in braces, as `/api/notice/{id}`. */
  path: string;
}

export interface Account {
  id: string;
  email: string;
  token: string;
}

/** The built site of the checkout that is tried, on a database and a data folder of its own. */
export class College {
  readonly engine: EngineName;
  readonly settings: Readonly<Record<string, string>>;
  readonly dataDir: string;
  /** The administrator's. */
  token = '';
  readonly #context: ProofContext;
  readonly #clock: string;
  readonly #routes: string;
  #process: SiteProcess;
  #caller: Caller;
  #count = 0;

  /**
   * Starts a site, empty unless its folder or the database that `settings` names has one, and signs its administrator
   * in. It has no limits unless `settings` has them.
   */
  static async open(
    context: ProofContext,
    engine: EngineName,
    settings: Record<string, string> = {},
  ): Promise<College> {
    const needsDatabase = engine === 'PostgreSQL' && settings.DATABASE_URL === undefined;
    const database = needsDatabase ? await emptyDatabase(context) : undefined;
    const college = new College(context, engine, {
      ...(database && { DATABASE_URL: database }),
      ...settings,
    });
    await college.#served();
    college.token = (await college.signIn('admin', ADMIN)).token;
    return college;
  }

  private constructor(context: ProofContext, engine: EngineName, settings: Record<string, string>) {
    this.#context = context;
    this.engine = engine;
    this.dataDir = join(context.folder, `data-${engine}`);
    this.#clock = join(context.folder, `now-${engine}`);
    this.#routes = join(context.folder, `routes-${engine}.json`);
    this.setClock(new Date());
    this.settings = {
      PORT: '0',
      DATA_DIR: this.dataDir,
      ADMIN_PASSWORD: ADMIN.password,
      ...NO_LIMITS,
      ...settings,
    };
    this.#process = this.#start();
    this.#caller = new Caller('http://localhost');
    context.onEnd(() => this.#process.end('SIGKILL'));
  }

  get process(): SiteProcess {
    return this.#process;
  }

  get url(): string {
    return this.#caller.url;
  }

  /** The address that the site takes for its own: it is told no port that visitors use. */
  get publicUrl(): string {
    return this.settings.PUBLIC_URL ?? 'http://localhost:0';
  }

  /** A call of the administrator, unless `token` says otherwise; an empty one is a visitor's. */
  call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    return this.#caller.call(method, path, { token: this.token, ...sent });
  }

  /** A call that has to succeed. @returns the record that is answered */
  async must(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const answer = await this.call(method, path, sent);
    must(
      answer.status < 300,
      `${method} ${path} is answered with ${answer.status} ${answer.text.slice(0, 300)}`,
    );
    return answer;
  }

  /** Ends the process by a signal, and starts it again on the same data, at another port. */
  async restart(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await this.#process.end(signal);
    await this.startAgain();
  }

  /**
   * Starts a process that has ended again on what it left, at another port, and waits until it serves.
   * @param settings other ones, for this start
   */
  async startAgain(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#process = this.#start(settings);
    await this.#served();
  }

  /** Starts another process on the same PostgreSQL database; calls to it go through what is returned. */
  async startBeside(): Promise<Caller> {
    const DATA_DIR = join(this.#context.folder, 'data-beside');
    const beside = startProcess(this.#context.root, { ...this.settings, DATA_DIR });
    this.#context.onEnd(() => beside.end('SIGKILL'));
    return new Caller(await beside.serving);
  }

  /** Runs a command of the program on the same data. */
  async command(...args: readonly string[]): Promise<void> {
    const env = { PATH: process.env.PATH ?? '', ...this.settings };
    const file = join(this.#context.root, 'dist/server/cli.js');
    await promisify(execFile)(process.execPath, [file, ...args], { env, cwd: this.#context.root });
  }

  /** Every route that the router of the running process has. */
  routes(): RunningRoute[] {
    const routes = JSON.parse(readFileSync(this.#routes, 'utf8')) as { method: string; url: string }[];
    return routes.map(({ method, url }) => ({ method, path: url.replace(/:(\w+)(?:\([^/]*\))?/g, '{$1}') }));
  }

  /** Sets the time of a site that was opened with `NOW` as `clockSetting` has it. */
  setClock(now: Date): void {
    // Renamed, so that no half of it is read.
    writeFileSync(`${this.#clock}-next`, now.toISOString());
    renameSync(`${this.#clock}-next`, this.#clock);
  }

  async signIn(
    role: 'admin' | 'student' | 'teacher',
    who: { email: string; password: string },
  ): Promise<Account> {
    const kind = role === 'admin' ? 'user' : role;
    const { json } = await this.must('POST', `/api/${kind}/login`, { json: who, token: '' });
    const answer = json as { token: string } & Record<string, { _id: string }>;
    return { id: answer[kind]?._id ?? '', email: who.email, token: answer.token };
  }

  /** Adds an account and signs it in. @param duties of an administrator; all without them */
  async add(role: 'admin' | 'student' | 'teacher', duties?: readonly Duty[]): Promise<Account> {
    this.#count += 1;
    const email = `person${this.#count}@college.example`;
    const json = {
      role,
      name: `Person ${this.#count}`,
      email,
      password: PASSWORD,
      ...(duties && { duties }),
    };
    await this.must('POST', '/api/account', { json });
    return this.signIn(role, { email, password: PASSWORD });
  }

  #start(settings: Readonly<Record<string, string>> = {}): SiteProcess {
    const module = pathToFileURL(join(import.meta.dirname, 'tell-routes.mjs'));
    module.searchParams.set('file', this.#routes);
    return startProcess(this.#context.root, { ...this.settings, ...settings }, module.href);
  }

  async #served() {
    this.#caller.close();
    this.#caller = new Caller(await this.#process.serving);
  }
}

/** The setting `NOW` of a college whose clock a proof sets. */
export const clockSetting = ({ folder }: ProofContext, engine: EngineName) => ({
  NOW: `file:${join(folder, `now-${engine}`)}`,
});

async function emptyDatabase(context: ProofContext): Promise<string> {
  const { url } = await DatabaseServer.create(context);
  return createDatabase(url);
}

/** Tries something on both databases, one after the other, because times are measured. @returns the figures of both */
export async function onBoth(
  context: ProofContext,
  attempt: (engine: EngineName) => Promise<readonly string[]>,
): Promise<string[]> {
  const figures: string[] = [];
  for (const engine of ENGINES) {
    context.log(`on ${engine}`);
    for (const figure of await attempt(engine)) figures.push(`${engine}: ${figure}`);
  }
  return figures;
}

/**
 * Tries something that measures no time on both databases at once.
 * @param attempt gets a context with a folder and random numbers of its own, so that a seed repeats it
 * @returns the figures of both
 */
export async function onBothAtOnce(
  context: ProofContext,
  attempt: (context: ProofContext, engine: EngineName) => Promise<readonly string[]>,
): Promise<string[]> {
  const figures = await allEnded(
    ENGINES.map(async (engine, index) => {
      const own: ProofContext = {
        ...placeIn(context, engine),
        random: randomFrom(context.seed + index),
        log: (line) => context.log(`${engine}: ${line}`),
      };
      return (await attempt(own, engine)).map((figure) => `${engine}: ${figure}`);
    }),
  );
  return figures.flat();
}
