import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { settings } from '../content/college.ts';
import { describeGroups } from '../content/define-singleton.ts';
import { documentTexts, pictureTexts } from '../content/library-texts.ts';
import { describeSubmission, submissionTypes } from '../content/submissions.ts';
import { errors } from '../errors.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageFrom } from '../languages/language.ts';
import { languageInCookies } from '../languages/office-cookie.ts';
import { textIn } from '../languages/text-in.ts';
import { factsIn } from '../schema/define-type.ts';
import { describeType } from '../schema/derive/describe.ts';
import { collegeIcon, tabIconType } from '../site/icons.ts';
import { SERVICE_WORKER, type SiteAssets } from '../site/page-assets.ts';
import rules from '../site/speculation-rules.json';
import type { Site } from '../whole-site.ts';
import { screenAt, screenUrls } from './admin-screens.ts';
import { accountRoutes, accountSessionRoutes, studentRoutes } from './api/account-routes.ts';
import { auditRoutes } from './api/audit-routes.ts';
import { answeredRoutes, chatRoutes, taughtRoutes, unansweredRoutes } from './api/chat-routes.ts';
import { contentRoutes, imageRoutes } from './api/content-routes.ts';
import { dashboardRoutes, firstStepsRoutes, waitingRoute } from './api/dashboard-routes.ts';
import { fileRoutes, managedFileRoute } from './api/file-routes.ts';
import { findRoute } from './api/find-route.ts';
import { privateHeaders } from './api/headers.ts';
import { historyRoutes } from './api/history-routes.ts';
import { libraryRoutes } from './api/library-routes.ts';
import { mailRoutes } from './api/mail-routes.ts';
import { bulkRoute, manageRoutes } from './api/manage-routes.ts';
import { menuRoutes } from './api/menu-routes.ts';
import { listedOrderRoutes, moveRoute } from './api/order-routes.ts';
import { redirectRoutes, vainRoutes } from './api/redirect-routes.ts';
import type { ResponseCache } from './api/response-cache.ts';
import { passkeyRoutes, secondFactorRoutes } from './api/second-factor-routes.ts';
import { ownAccountRoutes, sessionRoutes } from './api/session-routes.ts';
import { settingsRoutes } from './api/settings-routes.ts';
import { submissionRoutes } from './api/submission-routes.ts';
import { trashRoutes } from './api/trash-routes.ts';
import type { EntryAssets } from './asset-manifest.ts';
import { collectDocs, docsRoutes } from './openapi/docs-routes.ts';
import { CachedPage } from './pages/cached-page.ts';
import type { PublicSite } from './pages/page-routes.tsx';
import { pageHeaders, SPECULATION_RULES, serviceWorkerHeaders, shellHeaders } from './security-headers.ts';
import type { ServedSite } from './served-site.ts';
import { iconRoutes, uploadsRoutes } from './uploads-routes.ts';

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign);

/** JSON that cannot close the `<script>` element around it. */
const inertJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

function linksTo({ styles, scripts, preloadScripts, preloadFonts }: EntryAssets): string {
  return [
    // The fonts are `font-display: optional`: one that arrives after the first paint is not used.
    ...preloadFonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloadScripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ].join('');
}

const words = {
  en: { noScript: 'The back office needs JavaScript. Please switch it on for this site.' },
  ne: { noScript: 'कार्यकक्ष चलाउन JavaScript चाहिन्छ। कृपया यो साइटका लागि चालु गर्नुहोस्।' },
};

/** What is declared, with its names in one language. */
const declaredIn = (language: Language, { types }: ServedSite) => ({
  types: types.map((type) => describeType(language, type)),
  inbox: submissionTypes.map((type) => describeSubmission(language, type)),
  settings: describeGroups(language, settings),
  library: {
    picture: factsIn(language, { fields: pictureTexts }),
    document: factsIn(language, { fields: documentTexts }),
  },
});

/**
 * The back office is one React application: each of its URLs answers with the same shell. The shell holds the content
 * types and the settings as data, so a new type or field needs no new build.
 */
function adminShellRoutes(app: FastifyInstance, site: ServedSite): void {
  const declared = { en: declaredIn('en', site), ne: declaredIn('ne', site) };
  const { nepali, ...english } = site.adminAssets;
  const links = { en: linksTo(english), ne: linksTo(nepali ?? english) };

  /**
   * The language that the browser worked in last. At the sign-in `?lang=` goes first, then that of the page whose link was
   * followed.
   */
  function languageOf({ url, headers }: FastifyRequest): Language {
    if (!nepali) return DEFAULT_LANGUAGE;
    const isSignIn = /^\/admin\/login(?:$|\?)/.test(url);
    const asked =
      isSignIn && (/[?&]lang=(en|ne)(?:$|&)/.exec(url)?.[1] ?? (isFromNepali(headers.referer) && 'ne'));
    return asked ? languageFrom(asked) : (languageInCookies(headers.cookie) ?? DEFAULT_LANGUAGE);
  }

  /** Whether a page of the site under `/ne` led here. */
  const isFromNepali = (referrer = '') => /^https?:\/\/[^/]+\/ne(?:[/?#]|$)/.test(referrer);

  async function sendShell(request: FastifyRequest, reply: FastifyReply) {
    const language = languageOf(request);
    const nonce = randomBytes(16).toString('base64url');
    const college = await site.college();
    const { name, name_ne, logo } = college;
    const icon = collegeIcon(college, 'tab');
    const page = new CachedPage(
      200,
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">` +
        `<meta name="csp-nonce" content="${nonce}"><title>${escapeHtml(textIn(language, college, 'name').text)}</title>` +
        `<link rel="icon" href="${icon}" type="${tabIconType(college)}">${links[language]}</head>` +
        `<body><div id="root"></div>` +
        `<noscript>${words[language].noScript}</noscript>` +
        `<script type="application/json" id="chautari">${inertJson({ ...declared[language], college: { name, name_ne, logo } })}</script>` +
        `</body></html>`,
      shellHeaders(nonce),
    );
    reply.hijack();
    page.write(request.raw, reply.raw);
  }

  const open = { config: { access: 'open' } } as const;
  const urls = screenUrls(site);
  // Three routes for all screens: the router compiles each route, which would make every start longer.
  for (const pattern of ['/admin/:screen', '/admin/:screen/:id', '/admin/:screen/:id/history'])
    app.get<{ Params: { screen: string } }>(pattern, open, (request, reply) =>
      urls.has(pattern.replace(':screen', request.params.screen))
        ? sendShell(request, reply)
        : reply.callNotFound(),
    );
  for (const url of ['/admin', '/admin/'])
    app.get(url, open, (_request, reply) => reply.redirect('/admin/dashboard', 302));
}

const SECURITY_CONTACT_PATH = '/.well-known/security.txt';

const DAY_MS = 86_400_000;
/**
 * Lifetime of the file (its `Expires` field), after which clients fetch it again. RFC 9116 recommends less than a year.
 */
const VALID_DAYS = 90;

const headers = Object.freeze({
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
});

/** Serves security.txt (RFC 9116). Without the setting there is no such address (requirement 21.110). */
function securityContactRoute(app: FastifyInstance, { settings, publicUrl, now }: Site): void {
  const { SECURITY_CONTACT: contacts } = settings;
  if (!contacts) return;
  app.get(SECURITY_CONTACT_PATH, { config: { access: 'open' } }, (_request, reply) => {
    const day = Math.floor(now().getTime() / DAY_MS) + VALID_DAYS;
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(day * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${publicUrl}${SECURITY_CONTACT_PATH}`,
    ];
    return reply.headers(headers).send(`${lines.join('\n')}\n`);
  });
}

/** Takes the place of a worker that was switched off: deletes what it kept and unregisters (requirement 17.205). */
const FAREWELL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * `/sw.js`. Browsers ask for it after each visit of a page, past their own cache; the script that it names contains a
 * digest in its name, so a new build changes it.
 */
function serviceWorkerRoute(app: FastifyInstance, { worker }: SiteAssets): void {
  const script = worker === undefined ? FAREWELL : `importScripts(${JSON.stringify(worker)});\n`;
  const file = new CachedPage(200, script, serviceWorkerHeaders);
  app.get(SERVICE_WORKER, { config: { access: 'open' } }, (request, reply) => {
    reply.hijack();
    file.write(request.raw, reply.raw);
  });
}

/** The server's own parts that routes need. */
interface ServerParts {
  publicSite: PublicSite;
  responses: ResponseCache;
  isReady(): Promise<boolean>;
}

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
  libraryRoutes(app, site);
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
  menuRoutes(app, site);
  dashboardRoutes(app, site);
  firstStepsRoutes(app, site);
  submissionRoutes(app, site);
  mailRoutes(app, site);
  chatRoutes(app, site);
  unansweredRoutes(app, site);
  answeredRoutes(app, site);
  taughtRoutes(app, site);
  redirectRoutes(app, site, { ...publicSite.addresses, answers });
  vainRoutes(app, site);
  findRoute(app, site);
  const { styles, pageStyles } = site.siteAssets;
  docsRoutes(app, site, documented, [...styles, ...(pageStyles?.api ? [pageStyles.api] : [])]);

  uploadsRoutes(app, site, publicSite.pictures);
  iconRoutes(app, site);
  publicSite.cards.routes(app);
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
