import type { FastifyInstance } from 'fastify';
import { errors } from '../errors.ts';
import rules from '../site/speculation-rules.json';
import type { Site } from '../whole-site.ts';
import { screenAt, screenUrls } from './admin-screens.ts';
import { adminShellRoutes } from './admin-shell-routes.ts';
import { accountRoutes } from './api/account-routes.ts';
import { accountSessionRoutes } from './api/account-session-routes.ts';
import { auditRoutes } from './api/audit-routes.ts';
import { bulkRoute } from './api/bulk-route.ts';
import { chatRoutes } from './api/chat-routes.ts';
import { contentRoutes } from './api/content-routes.ts';
import { dashboardRoutes } from './api/dashboard-routes.ts';
import { fileRoutes } from './api/file-routes.ts';
import { findRoute } from './api/find-route.ts';
import { privateHeaders } from './api/headers.ts';
import { historyRoutes } from './api/history-routes.ts';
import { imageRoutes } from './api/image-routes.ts';
import { listedOrderRoutes } from './api/listed-order-routes.ts';
import { mailRoutes } from './api/mail-routes.ts';
import { manageRoutes } from './api/manage-routes.ts';
import { managedFileRoute } from './api/managed-file-route.ts';
import { missingPageRoutes } from './api/missing-page-routes.ts';
import { moveRoute } from './api/move-route.ts';
import { ownAccountRoutes } from './api/own-account-routes.ts';
import { passkeyRoutes } from './api/passkey-routes.ts';
import { redirectRoutes } from './api/redirect-routes.ts';
import type { ResponseCache } from './api/response-cache.ts';
import { secondFactorRoutes } from './api/second-factor-routes.ts';
import { sessionRoutes } from './api/session-routes.ts';
import { settingsRoutes } from './api/settings-routes.ts';
import { studentRoutes } from './api/student-routes.ts';
import { submissionRoutes } from './api/submission-routes.ts';
import { taughtRoutes } from './api/taught-routes.ts';
import { trashRoutes } from './api/trash-routes.ts';
import { unansweredRoutes } from './api/unanswered-routes.ts';
import { waitingRoute } from './api/waiting-route.ts';
import { iconRoutes } from './icon-routes.ts';
import { collectDocs, docsRoutes } from './openapi/docs-routes.ts';
import type { PublicSite } from './pages/page-routes.tsx';
import { securityContactRoute } from './security-contact-route.ts';
import { pageHeaders, SPECULATION_RULES } from './security-headers.ts';
import type { ServedSite } from './served-site.ts';
import { serviceWorkerRoute } from './service-worker-route.ts';
import { uploadsRoutes } from './uploads-routes.ts';

/** The server's own parts that routes need. */
interface ServerParts {
  publicSite: PublicSite;
  responses: ResponseCache;
  isReady(): Promise<boolean>;
}

/** Registers every route of the server. */
export function registerRoutes(
  app: FastifyInstance,
  site: ServedSite,
  { publicSite, responses, isReady }: ServerParts,
): void {
  const documented = collectDocs(app);
  const answers = collectAnsweredPaths(app, site);
  for (const type of site.types) {
    contentRoutes(app, site, type, responses);
    imageRoutes(app, site, type);
    moveRoute(app, site, type);
    manageRoutes(app, site, type);
    bulkRoute(app, site, type);
    historyRoutes(app, site, type);
  }
  trashRoutes(app, site);
  waitingRoute(app, site);
  managedFileRoute(app, site);
  listedOrderRoutes(app, site);
  fileRoutes(app, site);
  sessionRoutes(app, site);
  ownAccountRoutes(app, site);
  secondFactorRoutes(app, site);
  passkeyRoutes(app, site);
  studentRoutes(app, site);
  accountRoutes(app, site);
  accountSessionRoutes(app, site);
  auditRoutes(app, site);
  settingsRoutes(app, site);
  dashboardRoutes(app, site);
  submissionRoutes(app, site);
  mailRoutes(app, site);
  chatRoutes(app, site);
  unansweredRoutes(app, site);
  taughtRoutes(app, site);
  redirectRoutes(app, site, { ...publicSite.addresses, answers });
  missingPageRoutes(app, site);
  findRoute(app, site);
  const { styles, pageStyles } = site.siteAssets;
  docsRoutes(app, site, documented, [...styles, ...(pageStyles?.api ? [pageStyles.api] : [])]);

  uploadsRoutes(app, site);
  iconRoutes(app, site);
  healthRoutes(app, isReady);
  site.assetRoutes(app);
  adminShellRoutes(app, site);
  serviceWorkerRoute(app, site.siteAssets);
  securityContactRoute(app, site);
  app.get(SPECULATION_RULES, { config: { access: 'open' } }, (_request, reply) =>
    reply
      .headers({ ...pageHeaders, 'content-type': 'application/speculationrules+json' })
      .send(JSON.stringify(rules)),
  );
  publicSite.routes(app);
}

/** `/healthz` answers while the process lives, `/readyz` only while the database answers and no stop has begun. */
function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const config = { access: 'open', isPolled: true } as const;
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.headers(privateHeaders).send('{"status":"ok"}'),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    if (!(await isReady())) throw errors.overloaded();
    return reply.headers(privateHeaders).send('{"status":"ready"}');
  });
}

/**
 * Collects what is registered after this call.
 * @returns whether a route answers GET at a path, in any case of its letters, or a screen of the back office
 */
function collectAnsweredPaths(app: FastifyInstance, site: Site): (path: string) => boolean {
  const urls = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET')) urls.add(url);
  });
  const screens = screenUrls(site);
  return (path) =>
    // A few routes stand for all screens.
    path.split('/')[1] === 'admin'
      ? screenAt(path, screens) !== null
      : [...urls].some((url) => covers(url.split('/'), path.split('/')));
}

/** A parameter is a whole part of the path, whatever its condition. */
const covers = (url: readonly string[], path: readonly string[]) =>
  url.length === path.length &&
  url.every((part, at) => part === '*' || part.startsWith(':') || part.toLowerCase() === path[at]);
