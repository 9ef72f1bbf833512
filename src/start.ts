import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Sessions } from './accounts/sessions.ts';
import { SignIn } from './accounts/sign-in.ts';
import { readCollege } from './actions/college.ts';
import { firstStart } from './first-start.ts';
import { OutboxWorker } from './mail/outbox-worker.ts';
import { createApp } from './server/app.ts';
import type { PageAssets } from './server/asset-manifest.ts';
import { openServices, type ServicesOptions } from './services.ts';
import type { Settings } from './settings.ts';

/** How a start tells what it does: to people on a terminal, or not at all beside the log. */
export interface StartReporter {
  isToPeople: boolean;
  lines(lines: readonly string[]): void;
  progress(what: string, done: number, of: number): void;
}

export const silentReporter: StartReporter = { isToPeople: false, lines: () => {}, progress: () => {} };

export interface StartOptions extends Omit<ServicesOptions, 'log'> {
  log: Logger;
  assets: PageAssets;
  /** Serves what the assets name. */
  assetRoutes(app: FastifyInstance): void;
  reporter?: StartReporter;
}

export interface RunningSite {
  /** The address that people type, such as `http://localhost:3000`. */
  address: string;
  /** Answers what was accepted, then lets go of everything. */
  stop(): Promise<void>;
}

/** Opens the database, puts the site together and listens. @throws when any of it fails; then nothing stays open */
export async function startSite(settings: Settings, options: StartOptions): Promise<RunningSite> {
  const { log, assets, assetRoutes, reporter = silentReporter } = options;
  const program = await openServices(settings, options);
  try {
    await program.startHousekeeping();
    await firstStart(program, log, reporter);
    const sessions = new Sessions(program.accounts);
    const signIn = new SignIn(program.accounts, { limit: settings.LIMIT_LOGIN });
    const app = await createApp({
      log,
      types: program.types,
      database: program.actions.database,
      actions: program.actions,
      accounts: program.accounts,
      sessions,
      signIn,
      inbox: program.inbox,
      chat: program.chat,
      mail: program.mail,
      find: program.find,
      publicUrl: settings.PUBLIC_URL,
      now: program.now,
      college: () => readCollege(program.actions.database),
      siteAssets: assets.site,
      adminAssets: assets.admin,
      assetRoutes,
      trustProxy: settings.TRUST_PROXY ?? false,
    });
    const address = await app.listen(settings.HOST, settings.PORT);
    const postman = new OutboxWorker(program.mail, { log });
    postman.start();
    return {
      address,
      async stop() {
        await Promise.all([app.close(), postman.stop()]);
        await program.close();
      },
    };
  } catch (error) {
    await program.close();
    throw error;
  }
}
