import type { FastifyInstance } from 'fastify';
import { firstStart } from './first-start.ts';
import { Housekeeping } from './housekeeping.ts';
import { OutboxWorker } from './mail/outbox-worker.ts';
import { DocumentReader } from './records/document-reader.ts';
import { type StartReporter, silentReporter } from './reporter.ts';
import { createApp } from './server/app.ts';
import type { PageAssets } from './server/asset-manifest.ts';
import { openServices, type ServicesOptions } from './services.ts';
import type { Settings } from './settings.ts';
import { siteFamilies } from './site-families.ts';

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

/** Tasks that no request needs start this much later, so that the first requests get the processor. */
const ANSWERS_FIRST_MS = 100;

/**
 * Starts the site's parts in order: services, housekeeping, first start, HTTP server, outbox.
 * @throws with all of them closed
 */
export async function startSite(settings: Settings, options: StartOptions): Promise<RunningSite> {
  const { log, assets, assetRoutes, reporter = silentReporter } = options;
  const site = await openServices(settings, options);
  const housekeeping = new Housekeeping(site, log);
  const closeSite = async () => {
    await housekeeping.stop();
    await site.close();
  };
  try {
    const recovery = housekeeping.recover();
    const hasSeeded = await firstStart(site, log, reporter);
    if (hasSeeded && options.restart) {
      await closeSite();
      return await options.restart();
    }
    const app = await createApp(site, {
      log,
      siteAssets: settings.OFFLINE === 'on' ? assets.site : withoutWorker(assets.site),
      adminAssets: assets.admin,
      assetRoutes,
      siteFamilies: () => siteFamilies(site),
    });
    await recovery;
    const address = await app.listen(settings.HOST, settings.PORT);
    const outboxWorker = new OutboxWorker(site, { log, leases: site.taskLeases });
    outboxWorker.start();
    const documentReader = new DocumentReader(site);
    const begin = setTimeout(() => {
      housekeeping.start();
      documentReader.start();
    }, ANSWERS_FIRST_MS);
    return {
      address,
      async stop() {
        clearTimeout(begin);
        await Promise.all([app.close(), outboxWorker.stop(), documentReader.stop()]);
        await closeSite();
      },
    };
  } catch (error) {
    await closeSite();
    throw error;
  }
}
