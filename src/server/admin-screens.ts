import { submissionTypes } from '../content/submissions.ts';
import { addressOf } from '../redirects/address.ts';
import type { Site } from '../whole-site.ts';

/** URL patterns of the back office's screens. */
export function screenUrls({ types }: Site): ReadonlySet<string> {
  return new Set([
    '/admin/login',
    '/admin/dashboard',
    '/admin/two-step',
    '/admin/enrol',
    '/admin/settings',
    ...submissionTypes.flatMap(({ admin: { list, one } }) => [`/admin/${list}`, `/admin/${one}/:id`]),
    '/admin/chats',
    '/admin/mail',
    '/admin/trash',
    '/admin/redirects',
    '/admin/add-redirect',
    '/admin/update-redirect/:id',
    '/admin/missing-pages',
    '/admin/audit',
    '/admin/accounts',
    '/admin/add-account',
    '/admin/update-account/:id',
    ...types.flatMap(({ admin: { list, one, isAddOnly }, drafts }) => [
      `/admin/${list}`,
      `/admin/add-${one}`,
      ...(isAddOnly ? [] : [`/admin/update-${one}/:id`, `/admin/update-${one}-image/:id`]),
      ...(drafts ? [`/admin/${list}/:id/history`] : []),
    ]),
  ]);
}

/**
 * The path of the screen at an address that is written in another way: in capitals, or with further slashes.
 * @param urls `screenUrls`
 * @returns null where there is none
 */
export function screenAt(url: string, urls: ReadonlySet<string>): string | null {
  const { path } = addressOf(url);
  const [, folder, screen, id, ...more] = path.split('/');
  if (folder !== 'admin') return null;
  const pattern = ['', folder, screen, ...(id === undefined ? [] : [':id']), ...more].join('/');
  return path === '/admin' || urls.has(pattern) ? path : null;
}
