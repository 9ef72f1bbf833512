import { must } from '../runner/proof.ts';

/** One document that the site answered with. */
export interface Visited {
  /** The request, such as `GET /ne/notices`. */
  request: string;
  html: string;
}

/** Addresses without links to them. */
const START = [
  ...[
    '/',
    '/login',
    '/message',
    '/offline',
    '/search',
    '/student/dashboard',
    '/teacher/dashboard',
    '/api/docs',
  ],
  ...[
    '/search?q=admission',
    '/search?q=भर्ना',
    '/search?q=qqzzxx',
    '/notices?page=2',
    '/news-and-events?kind=event',
  ],
  ...['/admin/login', '/nowhere', '/notice/nothing/000000000000000000000000'],
].flatMap((path) => (/^\/(?:api|admin)\//.test(path) ? [path] : [path, `/ne${path.replace(/^\/$/, '')}`]));

/** Files, feeds, calls and the back office, whose pages have no content before their scripts run. */
const IS_NO_PAGE = /^\/(?:uploads|assets|api|admin)\/|\.(?:ics|xml)$/;

/** Visits every public page that a link leads to, in both languages. */
export async function crawl(url: string): Promise<Visited[]> {
  const visited: Visited[] = [];
  const found = new Set(START.map((path) => encodeURI(path)));
  for (const path of found) {
    const answer = await fetch(url + path, { redirect: 'manual' });
    must(answer.status < 429, `${path} was answered with ${answer.status}`);
    const to = answer.headers.get('location');
    if (to) {
      found.add(to.replace(url, ''));
      continue;
    }
    const html = await htmlOf(answer, path);
    visited.push({ request: `GET ${path}`, html });
    for (const href of linksIn(html)) if (!IS_NO_PAGE.test(href)) found.add(href);
  }
  return visited;
}

async function htmlOf(answer: Response, path: string): Promise<string> {
  const type = answer.headers.get('content-type') ?? '';
  must(type.startsWith('text/html'), `${path} is ${type}`);
  return answer.text();
}

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g), ([, href = '']) => href.replaceAll('&amp;', '&'));

const SENT = {
  '/contact-us': { name: 'Sita Gurung', phone: '9841234567', message: 'When does the library close?' },
  '/apply-online': { name: 'Sita Gurung', phone: '9841234567', program: 'BCA' },
};
/** Too short a telephone number, an address without a domain, and no name. */
const REFUSED = { name: '', phone: '12', email: 'sita@', message: '<b>"1 & 2"</b>' };

/** Sends the forms as browsers do without script: refused, accepted, and the receipt asked for again. */
export async function sendForms(url: string): Promise<Visited[]> {
  const visited: Visited[] = [];
  for (const language of ['', '/ne'])
    for (const [form, fields] of Object.entries(SENT)) {
      const path = language + form;
      const send = (body: Record<string, string>) =>
        fetch(url + path, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });
      const refused = await send(REFUSED);
      must(refused.status === 400, `${path} was not refused`);
      visited.push({ request: `POST ${path}, refused`, html: await htmlOf(refused, path) });
      const receipt = (await send(fields)).headers.get('location') ?? '';
      must(receipt.includes('?sent='), `${path} leads to no receipt`);
      for (const at of [receipt, `${path}?sent=former`])
        visited.push({ request: `GET ${at}`, html: await htmlOf(await fetch(new URL(at, url)), at) });
    }
  return visited;
}
