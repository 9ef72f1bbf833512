import type { FastifyInstance } from 'fastify';
import type { PasswordLinkRequests } from '../accounts/password-links.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { SignIn } from '../accounts/sign-in.ts';
import type { PublicPaths } from '../records/public-paths.ts';
import type { Schedule } from '../records/schedule.ts';
import type { SiteAssets } from '../site/page-assets.ts';
import type { Site } from '../whole-site.ts';
import type { AdminAssets } from './asset-manifest.ts';

/** A site with what only its server needs. */
export interface ServedSite extends Site {
  readonly publicPaths: PublicPaths;
  readonly schedule: Schedule;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly passwordLinks: PasswordLinkRequests;
  /** Style sheets, scripts and fonts of every page. */
  readonly siteAssets: SiteAssets;
  /** Style sheets and scripts of the back office. */
  readonly adminAssets: AdminAssets;
  /** Registers the routes of the built files. */
  assetRoutes(app: FastifyInstance): void;
}
