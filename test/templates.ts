import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { ensureFirstAdmin } from '../src/accounts/first-admin.ts';
import { Passwords } from '../src/accounts/passwords.ts';
import { SignIn } from '../src/accounts/sign-in.ts';
import type { Engine } from '../src/db/engine.ts';
import { migrations } from '../src/db/migration/frozen.ts';
import { migrate } from '../src/db/migration/migrate.ts';
import { postgresEngine } from '../src/db/postgres/engine.ts';
import { sqliteEngine } from '../src/db/sqlite/engine.ts';
import { openServices } from '../src/services.ts';
import { readSettings } from '../src/settings.ts';
import { createDatabase } from './server-databases.ts';

/** A template on each database. */
interface Pair {
  /** A folder with the file `chautari.sqlite`. */
  SQLite: string;
  /** The name of a database. */
  PostgreSQL: string;
}

/** Templates that tests copy instead of migrating a database and hashing a password for each site. */
interface Templates {
  /** A site with its first administrator. */
  site: Pair;
  /** The result of all migrations. */
  migrated: Pair;
  /** Tokens of that site's administrator. */
  tokens: Pair;
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

/** The administrator of every site in tests. */
export const ADMIN = { email: 'admin@localhost', password: 'correct horse battery' };

/** Makes the templates on a server and in a folder, which exists. */
export async function makeTemplates(server: string, folder: string): Promise<Templates> {
  const migrated = await createDatabase({ server });
  const folders = {
    migrated: join(folder, 'migrated'),
    site: join(folder, 'site'),
  };
  await mkdir(folders.migrated);
  await makeMigrated(sqliteEngine(join(folders.migrated, 'chautari.sqlite')));
  await makeMigrated(postgresEngine(migrated.url));
  await cp(folders.migrated, folders.site, { recursive: true });
  const site = await createDatabase({ server, template: nameIn(migrated.url) });
  const tokens = {
    SQLite: await makeSite({ DATA_DIR: folders.site }),
    PostgreSQL: await makeSite({ DATA_DIR: join(folder, 'site-on-server'), DATABASE_URL: site.url }),
  };
  return {
    migrated: { SQLite: folders.migrated, PostgreSQL: nameIn(migrated.url) },
    site: { SQLite: folders.site, PostgreSQL: nameIn(site.url) },
    tokens,
  };
}

const nameIn = (url: string) => new URL(url).pathname.slice(1);

async function makeMigrated(engine: Engine): Promise<void> {
  await migrate(engine, { migrations, now: new Date() });
  await engine.close();
}

/** @returns a token of the administrator */
async function makeSite(environment: Record<string, string>): Promise<string> {
  const services = await openServices(readSettings(environment), {
    log: pino({ level: 'silent' }),
    passwords: quickPasswords(),
  });
  try {
    await ensureFirstAdmin(services, ADMIN);
    await services.search.indexPending();
    const credentials = { role: 'admin', ...ADMIN, address: '127.0.0.1', browser: undefined } as const;
    return (await new SignIn(services, { limit: services.settings.LIMIT_LOGIN }).authenticate(credentials))
      .token;
  } finally {
    await services.close();
  }
}

/** Hashes at Argon2's lowest cost, each a fortieth of the time of a real one. */
export const quickPasswords = () => new Passwords(undefined, { memory: 8, passes: 1, parallelism: 1 });
