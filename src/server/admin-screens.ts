import { officeScreens } from '../content/office-screens.ts';
import { submissionTypes } from '../content/submissions.ts';
import { addressOf } from '../redirects/address.ts';
import type { Site } from '../whole-site.ts';

/** URL patterns of the back office's screens. */
export function screenUrls({ types }: Site): ReadonlySet<string> {
  const paths = [
    ...Object.keys(officeScreens),
    ...submissionTypes.flatMap(({ admin: { list, one } }) => [list, `${one}/:id`]),
    ...types.flatMap(({ admin: { list, one, isAddOnly }, drafts }) => [
      list,
      `add-${one}`,
      ...(isAddOnly ? [] : [`update-${one}/:id`, `update-${one}-image/:id`]),
      ...(drafts ? [`${list}/:id/history`] : []),
    ]),
  ];
  return new Set(paths.map((path) => `/admin/${path}`));
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
