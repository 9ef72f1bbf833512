import type { FastifyInstance } from 'fastify';
import { firstStart } from './first-start.ts';
import { Housekeeping } from './housekeeping.ts';
import { OutboxWorker } from './mail/outbox-worker.ts';
import { type StartReporter, silentReporter } from './reporter.ts';
import { createApp } from './server/app.ts';
import type { PageAssets } from './server/asset-manifest.ts';
import { openServices, type ServicesOptions } from './services.ts';
import type { Settings } from './settings.ts';

export interface StartOptions extends ServicesOptions {
  assets: PageAssets;
  /** Registers the routes that serve the files named in `assets`. */
  assetRoutes(app: FastifyInstance): void;
  reporter?: StartReporter;
  /** Replaces the process after seeding, once everything is closed; without it, this process serves. */
  restart?: () => Promise<never>;
}

const withoutWorker = ({ worker: _, ...assets }: PageAssets['site']) => assets;

export interface RunningSite {
  /** The address that people type, such as `http://localhost:3000`. */
  address: string;
  /** Answers accepted requests, then closes everything. */
  stop(): Promise<void>;
}

/** Starts the site's parts in order: services, housekeeping, first start, HTTP server, outbox. @throws with all of them closed */
export async function startSite(settings: Settings, options: StartOptions): Promise<RunningSite> {
  const { log, assets, assetRoutes, reporter = silentReporter } = options;
  const services = await openServices(settings, options);
  const housekeeping = new Housekeeping(services, log);
  const closeServices = async () => {
    await housekeeping.stop();
    await services.close();
  };
  try {
    await housekeeping.start();
    const hasSeeded = await firstStart(services, log, reporter);
    if (hasSeeded && options.restart) {
      await closeServices();
      return await options.restart();
    }
    const app = await createApp({
      ...services,
      log,
      siteAssets: settings.OFFLINE === 'on' ? assets.site : withoutWorker(assets.site),
      adminAssets: assets.admin,
      assetRoutes,
      publicUrl: settings.PUBLIC_URL,
      trustProxy: settings.TRUST_PROXY ?? false,
    });
    const address = await app.listen(settings.HOST, settings.PORT);
    const outboxWorker = new OutboxWorker(services.mail, { log });
    outboxWorker.start();
    return {
      address,
      async stop() {
        await Promise.all([app.close(), outboxWorker.stop()]);
        await closeServices();
      },
    };
  } catch (error) {
    await closeServices();
    throw error;
  }
}
