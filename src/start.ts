import type { Logger } from 'pino';
import { SignIn } from './accounts/sign-in.ts';
import { Sessions } from './accounts/sessions.ts';
import { readCollege } from './actions/college.ts';
import { firstStart } from './first-start.ts';
import { openProgram, type ProgramOptions } from './program.ts';
import { createApp } from './server/app.ts';
import type { Assets } from './server/assets.ts';
import { ADMIN_BODY, OPEN_BODY, readBody } from './server/body/read-body.ts';
import { sessionRoutes } from './server/session-routes.ts';
import type { Settings } from './settings.ts';

/** How a start tells what it does: to people on a terminal, or not at all beside the log. */
export interface Tell {
  isToPeople: boolean;
  lines(lines: readonly string[]): void;
  progress(what: string, done: number, of: number): void;
}

export const tellNobody: Tell = { isToPeople: false, lines: () => {}, progress: () => {} };

export interface StartOptions extends Omit<ProgramOptions, 'log'> {
  log: Logger;
  assets: Assets;
  tell?: Tell;
}

export interface Running {
  /** Addresses that are listened on, such as `http://localhost:3000`. */
  addresses: string[];
  /** Answers what was accepted, then lets go of everything. */
  stop(): Promise<void>;
}

/** Opens the database, puts the site together and listens. @throws when any of it fails; then nothing stays open */
export async function startSite(settings: Settings, options: StartOptions): Promise<Running> {
  const { log, assets, tell = tellNobody } = options;
  const program = await openProgram(settings, options);
  try {
    await program.keepTidy();
    await firstStart(program, log, tell);
    const app = await createApp({
      log,
      types: program.types,
      database: program.actions.database,
      actions: program.actions,
      publicUrl: settings.PUBLIC_URL,
      now: program.now,
      findSession: sessionFinder(program),
      college: () => readCollege(program.actions.database),
      siteAssets: assets.site,
      adminAssets: assets.admin,
      trustProxy: settings.TRUST_PROXY ?? false,
      moreRoutes: [assets.routes, signInRoutes(program)],
    });
    await app.server.listen({ port: settings.PORT, host: settings.HOST });
    const address = app.server.server.address();
    const port = typeof address === 'object' && address ? address.port : settings.PORT;
    return {
      addresses: [`http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${port}`],
      async stop() {
        await app.close();
        await program.close();
      },
    };
  } catch (error) {
    await program.close();
    throw error;
  }
}
