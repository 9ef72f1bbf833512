import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { assetFiles } from '../../src/server/asset-files.ts';
import { builtAssets } from '../../src/server/asset-manifest.ts';
import { type SiteOptions, sites, type TestSite } from '../site.ts';

const root = join(import.meta.dirname, '..', '..');
const client = join(root, 'dist', 'client');
const artwork = join(root, 'src', 'site', 'artwork');

/**
 * The built files for browsers. The pages themselves run from the sources, so pictures that they import are served by
 * their paths in the sources.
 * @throws when nothing was built
 */
function built(): Pick<SiteOptions, 'assets' | 'assetRoutes'> {
  return {
    assets: builtAssets(client),
    assetRoutes(app) {
      assetFiles(app, client);
      app.get<{ Params: { name: string } }>(
        '/src/site/artwork/:name',
        { config: { access: 'open' } },
        (request, reply) => {
          const file = join(artwork, basename(request.params.name));
          if (!existsSync(file)) return reply.code(404).send();
          return reply.type('image/svg+xml').send(createReadStream(file));
        },
      );
    },
  };
}

export interface BuiltSite {
  name: string;
  /** Starts a site with the built files. Sign-ins are not limited, because all tests share one address. */
  start(options?: SiteOptions): Promise<TestSite>;
}

const builtSites: readonly BuiltSite[] = sites.map(({ name, start }) => ({
  name,
  start(options = {}) {
    const startAt = (PORT: string) =>
      start({ ...built(), ...options, environment: { LIMIT_LOGIN: 'off', PORT, ...options.environment } });
    const ownPort = options.environment?.PORT;
    return ownPort ? startAt(ownPort) : onOnePort(startAt);
  },
}));

/** The port that this process's sites use in turn. */
let port = '0';
let isPortInUse = false;

/**
 * Starts a site at the address of those that were stopped before it, so that it can reuse their browser contexts; at
 * another while one of them still runs.
 */
async function onOnePort(start: (port: string) => Promise<TestSite>): Promise<TestSite> {
  if (isPortInUse) return start('0');
  isPortInUse = true;
  // Since the last site was stopped, another process may have taken the port.
  const site = await start(port).catch(() => start('0'));
  port = new URL(site.url).port;
  const { close } = site;
  site.close = async () => {
    await close();
    isPortInUse = false;
  };
  return site;
}

/**
 * Browser tests take long and hardly depend on the database, and the API tests run on both. So each file of browser tests
 * uses one of the two: `describe.each(onServerDatabase)('… on $name', ({ start }) => …)`.
 */
export const [onEmbeddedDatabase, onServerDatabase] = [builtSites.slice(0, 1), builtSites.slice(1)];

/** Starts a site on the embedded database. */
export const startBuiltSite: BuiltSite['start'] = async (options) => {
  const [embedded] = builtSites;
  if (!embedded) throw new Error('There is no database');
  return embedded.start(options);
};
