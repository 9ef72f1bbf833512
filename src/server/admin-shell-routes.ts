import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { settings } from '../content/college.ts';
import { describeGroups } from '../content/define-singleton.ts';
import { describeSubmissionIn, submissionTypes } from '../content/submissions.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { languageInCookies } from '../languages/office-cookie.ts';
import { textIn } from '../languages/text-in.ts';
import { describeTypeIn } from '../schema/derive/describe.ts';
import { collegeIcon, tabIconType } from '../site/icons.ts';
import { screenUrls } from './admin-screens.ts';
import type { EntryAssets } from './asset-manifest.ts';
import { CachedPage } from './pages/cached-page.ts';
import { shellHeaders } from './security-headers.ts';
import type { ServedSite } from './served-site.ts';

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
  types: types.map((type) => describeTypeIn(language, type)),
  inbox: submissionTypes.map((type) => describeSubmissionIn(language, type)),
  settings: describeGroups(language, settings),
});

/**
 * The back office is one React application: each of its URLs answers with the same shell. The shell holds the content
 * types and the settings as data, so a new type or field needs no new build.
 */
export function adminShellRoutes(app: FastifyInstance, site: ServedSite): void {
  const declared = { en: declaredIn('en', site), ne: declaredIn('ne', site) };
  const { nepali, ...english } = site.adminAssets;
  const links = { en: linksTo(english), ne: linksTo(nepali ?? english) };

  /** The sign-in is for everybody, and in English. */
  function languageOf({ url, headers }: FastifyRequest): Language {
    if (!nepali || /^\/admin\/login(?:$|\?)/.test(url)) return DEFAULT_LANGUAGE;
    return languageInCookies(headers.cookie) ?? DEFAULT_LANGUAGE;
  }

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
