import type { FastifyInstance } from 'fastify';
import rules from '../site/speculation-rules.json';
import { adminShellRoutes } from './admin-shell-routes.ts';
import { collectAnsweredPaths } from './answered-paths.ts';
import { accountRoutes } from './api/account-routes.ts';
import { accountSessionRoutes } from './api/account-session-routes.ts';
import { auditRoutes } from './api/audit-routes.ts';
import { bulkRoute } from './api/bulk-route.ts';
import { chatRoutes } from './api/chat-routes.ts';
import { contentRoutes } from './api/content-routes.ts';
import { dashboardRoutes } from './api/dashboard-routes.ts';
import { fileRoutes } from './api/file-routes.ts';
import { findRoute } from './api/find-route.ts';
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
import type { RouteDeps } from './deps.ts';
import { healthRoutes } from './health-routes.ts';
import { iconRoutes } from './icon-routes.ts';
import { collectDocs, docsRoutes } from './openapi/docs-routes.ts';
import type { PublicSite } from './pages/page-routes.tsx';
import { securityContactRoute } from './security-contact-route.ts';
import { pageHeaders, SPECULATION_RULES } from './security-headers.ts';
import { serviceWorkerRoute } from './service-worker-route.ts';
import { uploadsRoutes } from './uploads-routes.ts';

/** The server's own parts that routes need. */
interface ServerParts {
  site: PublicSite;
  responses: ResponseCache;
  isReady(): Promise<boolean>;
}

/** Registers every route of the server. */
export function registerRoutes(
  app: FastifyInstance,
  deps: RouteDeps,
  { site, responses, isReady }: ServerParts,
): void {
  const documented = collectDocs(app);
  const answers = collectAnsweredPaths(app, deps);
  for (const type of deps.types) {
    contentRoutes(app, deps, type, responses);
    imageRoutes(app, deps, type);
    moveRoute(app, deps, type);
    manageRoutes(app, deps, type);
    bulkRoute(app, deps, type);
    historyRoutes(app, deps, type);
  }
  trashRoutes(app, deps);
  waitingRoute(app, deps);
  managedFileRoute(app, deps);
  listedOrderRoutes(app, deps);
  fileRoutes(app, deps);
  sessionRoutes(app, deps);
  ownAccountRoutes(app, deps);
  secondFactorRoutes(app, deps);
  passkeyRoutes(app, deps);
  studentRoutes(app, deps.accounts);
  accountRoutes(app, deps.accounts);
  accountSessionRoutes(app, deps.accounts);
  auditRoutes(app, deps);
  settingsRoutes(app, deps);
  dashboardRoutes(app, deps);
  submissionRoutes(app, deps);
  mailRoutes(app, deps.mail);
  chatRoutes(app, deps.chat);
  unansweredRoutes(app, deps.chat);
  taughtRoutes(app, deps.actions);
  redirectRoutes(app, deps.redirecting, { ...site.addresses, answers });
  missingPageRoutes(app, deps.redirecting);
  findRoute(app, deps);
  const { styles, pageStyles } = deps.siteAssets;
  docsRoutes(app, deps, documented, [...styles, ...(pageStyles?.api ? [pageStyles.api] : [])]);

  uploadsRoutes(app, deps);
  iconRoutes(app, deps);
  healthRoutes(app, isReady);
  deps.assetRoutes(app);
  adminShellRoutes(app, deps);
  serviceWorkerRoute(app, deps.siteAssets);
  securityContactRoute(app, deps);
  app.get(SPECULATION_RULES, { config: { access: 'open' } }, (_request, reply) =>
    reply
      .headers({ ...pageHeaders, 'content-type': 'application/speculationrules+json' })
      .send(JSON.stringify(rules)),
  );
  site.routes(app);
}
