import type { College } from '../college/college.ts';
import type { Planted } from './plant.ts';

/** Pages of one kind, on which texts of others are shown. */
export interface Surface {
  name: string;
  paths: readonly string[];
}

const EACH = 4;

/** Pages for visitors. */
export function publicSurfaces({ ids }: Planted, texts: readonly string[]): Surface[] {
  const some = (kind: string, at: string) => (ids.get(kind) ?? []).slice(-EACH).map((id) => `${at}/x/${id}`);
  const inBoth = (paths: readonly string[]) => [
    ...paths,
    ...paths.map((path) => `/ne${path === '/' ? '' : path}`),
  ];
  const asked = texts.slice(0, EACH).map((text) => encodeURIComponent(text));
  return [
    { name: 'home', paths: inBoth(['/']) },
    {
      name: 'lists',
      paths: inBoth(['/notices', '/notices?page=2', '/news-and-events', '/gallery', '/faqs']),
    },
    { name: 'passages', paths: inBoth(['/admissions', '/scholarships', '/who-we-are', '/message']) },
    { name: 'notices', paths: inBoth(some('notice', '/notice')) },
    { name: 'news', paths: inBoth(some('news', '/news-and-events')) },
    { name: 'programmes', paths: inBoth(some('faculty', '/academics')) },
    { name: 'albums', paths: some('gallery', '/gallery') },
    { name: 'search', paths: inBoth(asked.map((text) => `/search?q=${text}`)) },
    { name: 'pages that do not exist', paths: inBoth(asked.map((text) => `/gone/${text}?q=${text}`)) },
    {
      name: 'filters and forms',
      paths: asked.flatMap((text) => [
        `/news-and-events?kind=${text}`,
        `/apply-online?program=${text}`,
        `/contact-us?sent=${text}`,
      ]),
    },
  ];
}

/** Receipts, as the form without script leads to them. */
export async function receiptSurface(college: College, texts: readonly string[]): Promise<Surface> {
  const paths: string[] = [];
  for (const text of texts.slice(0, EACH)) {
    const fields = { name: text, program: text, email: 'sita@college.example', message: text };
    for (const form of ['/apply-online', '/ne/apply-online']) {
      const { headers } = await college.call('POST', form, {
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        token: '',
      });
      paths.push(String(headers.location ?? form));
    }
  }
  return { name: 'receipts', paths };
}

/** Screens of the back office. */
export function screens({ ids, account }: Planted): Surface[] {
  const of = (kind: string, count: number) => (ids.get(kind) ?? []).slice(-count);
  const at = (...paths: readonly string[]) => paths.map((path) => `/admin/${path}`);
  return [
    { name: 'dashboard', paths: at('dashboard') },
    {
      name: 'lists of content',
      paths: at(
        'banners',
        'faculties',
        'news-and-events',
        'faqs',
        'semesters',
        'testimonials',
        'gallery',
        'notices',
        'partners',
      ),
    },
    {
      name: 'forms',
      paths: at(
        ...of('notice', 2).map((id) => `update-notice/${id}`),
        ...of('testimonial', 1).map((id) => `update-testimonial/${id}`),
      ),
    },
    { name: 'history', paths: at(...of('notice', 2).map((id) => `notices/${id}/history`)) },
    { name: 'inbox', paths: at('applications', 'contacts') },
    {
      name: 'submissions',
      paths: at(
        ...of('application', 3).map((id) => `application/${id}`),
        ...of('contact', 2).map((id) => `contact/${id}`),
      ),
    },
    { name: 'chats', paths: at('chats') },
    { name: 'mails', paths: at('mail') },
    { name: 'trash', paths: at('trash') },
    { name: 'redirects', paths: at('redirects') },
    { name: 'missing pages', paths: at('missing-pages') },
    { name: 'accounts', paths: at('accounts', `update-account/${account}`) },
    { name: 'settings', paths: at('settings') },
    { name: 'audit', paths: at('audit') },
  ];
}
