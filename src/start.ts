import type { FastifyInstance } from 'fastify';
import { firstStart } from './first-start.ts';
import { Housekeeping } from './housekeeping.ts';
import { OutboxWorker } from './mail/outbox-worker.ts';
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
  const services = await openServices(settings, options);
  const housekeeping = new Housekeeping(services, log);
  const closeServices = async () => {
    await housekeeping.stop();
    await services.close();
  };
  try {
    const recovery = housekeeping.recover();
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
      securityContacts: settings.SECURITY_CONTACT ?? [],
      trustProxy: settings.TRUST_PROXY ?? false,
      hasLoadLimit: settings.LIMIT_LOAD === 'on',
      logsAddresses: settings.LOG_ADDRESSES === 'on',
      ...(settings.METRICS_TOKEN && {
        metrics: {
          token: settings.METRICS_TOKEN,
          ofProcess: services.families,
          ofSite: () => siteFamilies(services),
        },
      }),
    });
    await recovery;
    const address = await app.listen(settings.HOST, settings.PORT);
    const outboxWorker = new OutboxWorker(services.mail, { log, leases: services.taskLeases });
    outboxWorker.start();
    const begin = setTimeout(() => {
      housekeeping.start();
    }, ANSWERS_FIRST_MS);
    return {
      address,
      async stop() {
        clearTimeout(begin);
        await Promise.all([app.close(), outboxWorker.stop()]);
        await closeServices();
      },
    };
  } catch (error) {
    await closeServices();
    throw error;
  }
}
