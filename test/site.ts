import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import { Housekeeping } from '../src/housekeeping.ts';
import { createLogger } from '../src/log/logger.ts';
import { openServices } from '../src/services.ts';
import { readSettings } from '../src/settings.ts';
import { type StartOptions, startSite } from '../src/start.ts';
import { inMatrix } from './all-tests.ts';
import { send } from './request.ts';
import { readSql } from './run-sql.ts';
import { createDatabase, type ServerDatabase } from './server-databases.ts';
import { ADMIN, quickPasswords } from './templates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A site started for one test file, on a database and a data folder of its own. */
export interface TestSite {
  url: string;
  dataDir: string;
  /** Its settings. */
  environment: Record<string, string>;
  /** A token of the site's administrator. */
  token: string;
  /** Its log, line by line. */
  logLines: string[];
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

export interface CallOptions {
  /** Sent as JSON. */
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  /** Who calls: the administrator unless said otherwise. */
  as?: 'admin' | 'nobody' | { token: string };
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined if it is not JSON. */
  json: unknown;
  /** The body, typed as one record. */
  record: Readonly<Record<string, string>>;
  /** The body, typed as a list of records. */
  list: readonly Readonly<Record<string, string>>[];
  /** The body, typed as an error. */
  refusal: { message: string; code: string; fields: Readonly<Record<string, string>> };
}

export interface SiteOptions
  extends Partial<
    Pick<StartOptions, 'now' | 'extraTypes' | 'assistant' | 'passwords' | 'assets' | 'assetRoutes'>
  > {
  environment?: Record<string, string>;
  logLevel?: string;
  /** Another process of this site, with its settings; on SQLite, where one serves, the same one unless that has ended. */
  beside?: TestSite;
}

const nothing = { styles: [], scripts: [], preloadScripts: [], preloadFonts: [] };
const noAssets = { assets: { site: nothing, admin: nothing }, assetRoutes: () => {} };

/**
 * Starts a site on a copy of the template, whose administrator is signed in. A site with its own clock starts on
 * empty tables, because the template's account and session are of today; one in another site's folder goes on with it.
 */
async function open(kind: 'SQLite' | 'PostgreSQL', { beside, ...options }: SiteOptions): Promise<TestSite> {
  if (beside && kind === 'SQLite') return { ...beside, close: async () => {} };
  if (beside) return openBeside(beside, options);
  const isBeside = options.environment?.DATA_DIR !== undefined;
  const template = options.now ? inject('templates').migrated : inject('templates').site;
  const dataDir = await mkdtemp(join(tmpdir(), 'chautari-site-'));
  let database: ServerDatabase | undefined;
  if (!isBeside && kind === 'PostgreSQL') database = await createDatabase({ template: template.PostgreSQL });
  if (!isBeside && kind === 'SQLite') await cp(template.SQLite, dataDir, { recursive: true });
  const logLines: string[] = [];
  const environment = {
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: ADMIN.password,
    ...(database && { DATABASE_URL: database.url }),
    ...options.environment,
  };
  const log = createLogger(options.logLevel ?? 'info', {
    write: (line: string) => void logLines.push(line),
  });
  const running = await startSite(readSettings(environment), {
    ...noAssets,
    ...options,
    log,
    passwords: options.passwords ?? quickPasswords(),
  });
  const url = running.address;
  const agent = new Agent({ keepAlive: true });
  const site: TestSite = {
    url,
    dataDir,
    environment,
    token: '',
    logLines,
    async call(method, path, { json, body, headers = {}, as = 'admin' } = {}) {
      const token = as === 'admin' ? site.token : as === 'nobody' ? '' : as.token;
      const content = json === undefined ? body : JSON.stringify(json);
      const answer = await send(agent, url + path, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(content != null && { body: content }),
      });
      let parsed: unknown;
      try {
        parsed = JSON.parse(answer.text);
      } catch {
        parsed = undefined;
      }
      return {
        ...answer,
        json: parsed,
        record: parsed as Answer['record'],
        list: parsed as Answer['list'],
        refusal: parsed as Answer['refusal'],
      };
    },
    async close() {
      await running.stop();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
      // Last, since what the server answered at its stop is still to be read.
      agent.destroy();
    },
  };
  const served = environment.DATABASE_URL ? 'PostgreSQL' : 'SQLite';
  site.token = options.now ? await signIn(site) : inject('templates').tokens[served];
  return site;
}

/** Starts a second process with a folder of its own, which shares the stored files as it would a bucket. */
async function openBeside(site: TestSite, options: SiteOptions): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chautari-beside-'));
  await symlink(join(site.dataDir, 'uploads'), join(dataDir, 'uploads'));
  await symlink(join(site.dataDir, 'strays'), join(dataDir, 'strays'));
  const environment = { ...site.environment, ...options.environment, DATA_DIR: dataDir };
  const other = await open('PostgreSQL', { ...options, environment });
  return {
    ...other,
    dataDir,
    async close() {
      await other.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sweeps a site as a process whose clock is this many hours ahead would. */
export async function sweepLater(site: TestSite, hours: number): Promise<void> {
  const { environment } = site;
  // By the later clock the lease of the site's own first sweep has ended, and the two would run side by side.
  while ((await endOfSweepLease(site)) < Date.now() + MINUTE_MS) await delay(50);
  const now = () => new Date(Date.now() + hours * HOUR_MS);
  const log = createLogger('silent');
  const services = await openServices(readSettings(environment), { log, now, mayMake: false });
  const { taskLeases } = services;
  const swept = Promise.withResolvers<void>();
  // The lease says nothing of the end of a sweep, which a stop would break off.
  const watched = {
    async runIfFree(...[task, work, options]: Parameters<typeof taskLeases.runIfFree>) {
      if (task !== 'sweep') return taskLeases.runIfFree(task, work, options);
      while (!(await taskLeases.runIfFree(task, work, options))) await delay(50);
      swept.resolve();
      return true;
    },
    close: () => taskLeases.close(),
  } as typeof taskLeases;
  const housekeeping = new Housekeeping({ ...services, taskLeases: watched }, log);
  await housekeeping.recover();
  housekeeping.start();
  await swept.promise;
  await housekeeping.stop();
  await services.close();
}

/** In milliseconds since 1970: minutes ahead while the task rests after a sweep, seconds while one runs, 0 before the first. */
async function endOfSweepLease(site: TestSite): Promise<number> {
  const [lease] = await readSql(site, "select until from task_lease where task = 'sweep'");
  return lease ? Date.parse(String(lease.until)) : 0;
}

async function signIn(site: TestSite): Promise<string> {
  const { record } = await site.call('POST', '/api/user/login', { as: 'nobody', json: ADMIN });
  return record.token ?? '';
}

/** Both databases, for `describe.each(sites)('… on $name', ({ start }) => …)`. */
export const sites = [
  { name: 'SQLite', start: (options: SiteOptions = {}) => open('SQLite', options) },
  { name: 'PostgreSQL', start: (options: SiteOptions = {}) => open('PostgreSQL', options) },
] as const;

/**
 * The databases for tests whose result does not depend on the database, such as those of pages: SQLite only in a plain
 * `npm test`. `test/api` covers on both how records are stored and read.
 */
export const anySite = inMatrix(sites.slice(0, 1), sites);
