import type { FastifyInstance } from 'fastify';
import type { AddressRateLimit } from '../accounts/address-rate-limit.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { SignIn } from '../accounts/sign-in.ts';
import type { PublicPaths } from '../actions/public-paths.ts';
import type { CollegeFacts } from '../content/college.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Schedule } from '../editing/schedule.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { SiteAssets } from '../site/page-assets.ts';
import type { Site } from '../whole-site.ts';
import type { AdminAssets } from './asset-manifest.ts';

/** The dependencies of most routes. */
export interface Deps {
  readonly types: readonly ContentType[];
  readonly database: OpenDatabase;
  readonly actions: Site;
  /** The site's public URL, without a slash at its end. */
  readonly publicUrl: string;
  readonly publicPaths: PublicPaths;
  /** Limits requests that are computed each time: searches and uncached pages. */
  readonly searches: Pick<AddressRateLimit, 'take'>;
  now(): Date;
}

/** The services and assets that the start hands to the routes. */
export interface RouteDeps extends Deps {
  readonly schedule: Schedule;
  readonly accounts: Site;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly inbox: Site;
  readonly chat: Site;
  readonly mail: Site;
  readonly redirecting: Site;
  readonly siteAssets: SiteAssets;
  /** Style sheets and scripts of the back office. */
  readonly adminAssets: AdminAssets;
  college(): Promise<CollegeFacts>;
  /** Contacts for security reports, as URIs; empty if the operator names none. */
  readonly securityContacts: readonly string[];
  /** Registers the routes of the built files. */
  assetRoutes(app: FastifyInstance): void;
}
