import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { assetFiles } from '../../src/server/asset-files.ts';
import { builtAssets } from '../../src/server/asset-manifest.ts';
import { type SiteOptions, sites, type TestSite } from '../site.ts';

const root = join(import.meta.dirname, '..', '..');
const client = join(root, 'dist', 'client');
const artwork = join(root, 'src', 'site', 'artwork');

/**
 * What browsers load, as it was built. Pictures that pages import are named by their place in the sources here, since
 * the pages themselves run from the sources.
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
  /** Starts a site as browsers get it. Attempts to sign in are not limited, so that journeys do not meet each other. */
  start(options?: SiteOptions): Promise<TestSite>;
}

/** On each of both databases. */
const builtSites: readonly BuiltSite[] = sites.map(({ name, start }) => ({
  name,
  start: (options = {}) =>
    start({ ...built(), ...options, environment: { LIMIT_LOGIN: 'off', ...options.environment } }),
}));

/**
 * What browsers do hardly depends on the database, and takes long; every call is tested on both. So each file of
 * journeys has one of the two, some this one, some that one: `describe.each(onServed)('… on $name', ({ start }) => …)`.
 */
export const [onEmbedded, onServed] = [builtSites.slice(0, 1), builtSites.slice(1)];

/** The embedded database alone, for journeys in which nothing depends on which one it is. */
export const startBuiltSite: BuiltSite['start'] = async (options) => {
  const [embedded] = builtSites;
  if (!embedded) throw new Error('There is no database');
  return embedded.start(options);
};
