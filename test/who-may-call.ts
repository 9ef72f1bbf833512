import type { Duty } from '../src/content/duties.ts';
import { contentTypes } from '../src/content/index.ts';

/**
 * The permitted callers: everybody, everybody who is signed in, or administrators with any of these duties; an empty
 * list means all administrators.
 */
export type Callers = 'everybody' | 'signed-in' | readonly Duty[];

const ANY_ADMIN: readonly Duty[] = [];
/** A publisher may what an author may. */
const WRITERS: readonly Duty[] = ['author', 'publisher'];

/** Pages and files by what follows the part before them, in both languages where they have two. */
const PAGES =
  '/ /notices /notice/{slug}/{id} /news-and-events /news-and-events/{slug}/{id} /news-and-events/{slug}/{id}.ics ' +
  '/gallery /gallery/{slug}/{id} /who-we-are /why-us /message /search /academics /academics/{slug}/{id} /staff /staff/{slug}/{id} /admissions ' +
  '/scholarships /faqs /contact-us /apply-online /privacy /login /password /password/{token} /offline /student/dashboard /teacher/dashboard /feed.xml ' +
  '/calendar.ics /manifest.webmanifest /{address}';
const FILES =
  '/uploads/{name} /uploads/{id}.pdf /icons/{name} /cards/{type}/{id}/{name} /assets/{name} /healthz /readyz /admin /admin/ /admin/{screen} ' +
  '/admin/{screen}/{id} /admin/{screen}/{id}/history /sw.js /speculation-rules.json /sitemap.xml /robots.txt ' +
  '/favicon.ico /api/openapi.json /api/docs /ne';

interface TypeNames {
  name: string;
  plural: string;
}

/**
 * Calls with their permitted callers (requirements 11.10, 19.6), independent of the routes that they check. `{T}` stands
 * for the name of each content type, `{Ts}` for its plural.
 */
const TABLE: readonly [callers: Callers, methods: string, paths: string][] = [
  ['everybody', 'GET', `${PAGES} ${PAGES.replaceAll(/(?<=^| )\//g, '/ne/')} ${FILES}`],
  ['everybody', 'POST', '/contact-us /apply-online /ne/contact-us /ne/apply-online'],
  ['everybody', 'POST', '/password /password/{token} /ne/password /ne/password/{token} /api/password-link'],
  ['everybody', 'POST', '/api/user/login /api/student/login /api/teacher/login'],
  [
    'everybody',
    'POST',
    '/api/application /api/contact /api/create-chat /api/answered /webhooks/rest/webhook',
  ],
  ['everybody', 'GET', '/api/{Ts} /api/{T}/{id}'],
  ['signed-in', 'POST', '/api/logout /api/student/details /api/student/details/{id}'],
  ['signed-in', 'GET', '/api/me /api/me/sessions /api/me/sign-ins'],
  ['signed-in', 'PUT', '/api/me /api/me/password'],
  ['signed-in', 'DELETE', '/api/me/sessions'],
  [
    ANY_ADMIN,
    'GET',
    '/api/settings /api/events /api/counts /api/find /api/inbox /api/mails /api/mail-status',
  ],
  [ANY_ADMIN, 'GET', '/api/contacts /api/chats /api/unanswered /api/answered /api/taught'],
  [['publisher'], 'GET', '/api/contacts.csv /api/contacts.xlsx'],
  ['everybody', 'POST', '/api/user/login/passkey /api/user/login/passkey/options'],
  [ANY_ADMIN, 'GET', '/api/account/second-factor'],
  [ANY_ADMIN, 'POST', '/api/account/totp /api/account/totp/confirm /api/account/recovery-codes'],
  [ANY_ADMIN, 'GET POST', '/api/account/passkeys'],
  [ANY_ADMIN, 'POST', '/api/account/passkeys/options'],
  [ANY_ADMIN, 'PUT DELETE', '/api/account/passkeys/{id}'],
  [ANY_ADMIN, 'DELETE', '/api/account/totp'],
  [ANY_ADMIN, 'GET PUT', '/api/contact/{id}'],
  [ANY_ADMIN, 'POST', '/api/mail-again/{id} /api/mails-again'],
  [['publisher'], 'POST', '/api/contact-spam/{id} /api/unanswered/{id}/answer'],
  [['publisher'], 'DELETE', '/api/contact/{id} /api/chat/{id} /api/unanswered/{id} /api/taught/{id}'],
  [['accounts'], 'GET', '/api/accounts /api/account/{id} /api/account/{id}/sessions /api/manage/audit'],
  [['accounts'], 'POST', '/api/account /api/mail-test'],
  [['accounts'], 'PUT DELETE', '/api/account/{id}'],
  [['accounts'], 'GET DELETE', '/api/account/{id}/second-factor'],
  [['accounts'], 'DELETE', '/api/account/{id}/sessions'],
  [['accounts'], 'POST', '/api/account/{id}/invitation'],
  [['admissions'], 'GET', '/api/applications /api/applications.csv /api/applications.xlsx'],
  [['admissions'], 'GET PUT DELETE', '/api/application/{id}'],
  [['admissions'], 'POST', '/api/application-spam/{id}'],
  [['publisher'], 'POST', '/api/{T} /api/{T}File/{id} /api/{T}-move/{id} /api/faculty-semesters/{id}'],
  [['publisher'], 'PUT DELETE', '/api/{T}/{id}'],
  [['publisher'], 'POST', '/api/{T}-image-update/{id} /api/{T}-image-delete/{id} /api/{T}-image-order/{id}'],
  [['publisher', 'accounts'], 'PUT', '/api/settings'],
  ['everybody', 'GET', '/api/menu'],
  [['publisher'], 'GET PUT', '/api/manage/menu'],
  [['publisher'], 'GET', '/api/manage/menu/versions /api/manage/menu/versions/{n}'],
  [['publisher'], 'GET DELETE', '/api/manage/trash'],
  [['publisher'], 'DELETE', '/api/manage/trash/{id} /api/manage/missing-pages/{id}'],
  [['publisher'], 'DELETE', '/api/manage/vain-searches/{id}'],
  [['publisher'], 'GET POST', '/api/manage/redirects'],
  [['publisher'], 'GET PUT DELETE', '/api/manage/redirects/{id}'],
  [['publisher'], 'POST', '/api/manage/redirects/import'],
  [['publisher'], 'GET', '/api/manage/missing-pages /api/manage/vain-searches'],
  [['publisher'], 'POST', '/api/manage/{T}/bulk /api/manage/{T}/{id}/publish /api/manage/{T}/{id}/unpublish'],
  [['publisher'], 'POST', '/api/manage/{T}/{id}/untrash'],
  [WRITERS, 'POST', '/api/manage/{T}/{id}/review /api/picture /api/attachment'],
  [WRITERS, 'GET', '/api/manage/waiting /api/manage/file/{name}'],
  [WRITERS, 'GET', '/api/manage/pictures /api/manage/documents'],
  [WRITERS, 'POST', '/api/manage/picture /api/manage/document'],
  [WRITERS, 'GET PUT', '/api/manage/picture/{id} /api/manage/document/{id}'],
  [WRITERS, 'GET', '/api/manage/picture/{id}/uses /api/manage/document/{id}/uses'],
  [['publisher'], 'DELETE', '/api/manage/picture/{id} /api/manage/document/{id}'],
  [['publisher'], 'POST', '/api/manage/picture/{id}/replace /api/manage/document/{id}/replace'],
  [ANY_ADMIN, 'GET', '/api/manage/first-steps'],
  [['accounts'], 'GET', '/api/manage/backup'],
  [WRITERS, 'GET', '/api/manage/{T} /api/manage/{T}/{id} /api/manage/{T}/{id}/versions'],
  [WRITERS, 'GET', '/api/manage/{T}/{id}/versions/{n}'],
  [WRITERS, 'POST', '/api/manage/{T} /api/manage/{T}/{id}/versions/{n}/restore /api/manage/{T}/{id}/preview'],
  [
    WRITERS,
    'POST',
    '/api/manage/{T}/{id}/draft/image /api/manage/{T}/{id}/draft/attachments /api/manage/{T}/{id}/draft/documents',
  ],
  [WRITERS, 'PUT DELETE', '/api/manage/{T}/{id}/draft'],
  [WRITERS, 'DELETE', '/api/manage/{T}/{id}/preview'],
];

/** Looks callers up. @param extraTypes that only tests declare */
export function callersTable(
  extraTypes: readonly TypeNames[] = [],
): (method: string, path: string) => Callers | undefined {
  const callersOf = new Map<string, Callers>();
  for (const [callers, methods, paths] of TABLE)
    for (const path of paths.split(' ').flatMap((one) => forEachType(one, extraTypes)))
      for (const method of methods.split(' '))
        callersOf.set(`${method} ${path}`, ofIntakes.test(path) ? withAdmissions(callers) : callers);
  return (method, path) => callersOf.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}

/** Intakes are written and published also by who is entrusted with admissions (requirement 44.5). */
const ofIntakes = /^\/api\/(?:manage\/)?intake(?:$|[/-])/;
const withAdmissions = (callers: Callers): Callers =>
  Array.isArray(callers) ? [...callers, 'admissions'] : callers;

const forEachType = (path: string, extraTypes: readonly TypeNames[]): string[] =>
  /\{Ts?\}/.test(path)
    ? [...contentTypes, ...extraTypes].map(({ name, plural }) =>
        path.replace('{T}', name).replace('{Ts}', plural),
      )
    : [path];
