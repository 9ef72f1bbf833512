import type { SubmissionFacts } from '../content/submission-facts.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';
import type { MoreScreen } from './screens.ts';

export interface Entry {
  label: string;
  /** Path below `/admin/`. */
  path: string;
  /** What stands in the addresses of its forms: `add-{one}`, `update-{one}/…`; of the inbox `{one}/…`. */
  one?: string;
  /** The letter that leads there after G. */
  letter?: string;
  /** The name of what visitors send, of which it counts those that nobody has viewed. */
  counts?: string;
}

export interface EntryGroup {
  label: string;
  entries: readonly Entry[];
}

/**
 * The order of the side navigation, by address (contract: Names on the screens), with the letter that leads there
 * after G. What it does not name joins Content.
 */
const ORDER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Content: {
    banners: 'b',
    abouts: 'o',
    faculties: 'f',
    admission: 'm',
    scholarship: 'l',
    pmessages: 'p',
    'news-and-events': 'w',
    faqs: 'q',
    semesters: 'e',
    testimonials: 't',
    gallery: 'g',
    notices: 'n',
    partners: 'r',
  },
  Inbox: { applications: 'a', contacts: 'c', chats: 'h' },
  Site: { accounts: 'u', settings: 's' },
};

/** Where staff arrive; it stands above the groups. */
export const DASHBOARD: Entry = { label: 'Dashboard', path: 'dashboard', letter: 'd' };

/** The types in the order of the side navigation. */
export function inOrder(types: readonly TypeFacts[]): TypeFacts[] {
  return navigationOf(types, []).flatMap(({ entries }) =>
    entries.flatMap(({ path }) => types.filter(({ admin }) => admin.list === path)),
  );
}

/** The groups of the side navigation: only what has a screen, in the fixed order, and no empty group. */
export function navigationOf(
  types: readonly TypeFacts[],
  more: readonly MoreScreen[],
  inbox: readonly SubmissionFacts[] = [],
): EntryGroup[] {
  const entryOf = ({ admin }: TypeFacts) => ({ label: admin.label, path: admin.list, one: admin.one });
  const entries: Entry[] = [
    ...types.map(entryOf),
    ...inbox.map((type) => ({ ...entryOf(type), counts: type.name })),
    ...more.flatMap(({ label, path, one }) => (label ? [{ label, path, ...(one && { one }) }] : [])),
  ];
  const ordered = Object.values(ORDER).flatMap(Object.keys);
  const unordered = entries.filter(({ path }) => !ordered.includes(path));
  return Object.entries(ORDER)
    .map(([label, letters]) => ({
      label,
      entries: [
        ...Object.entries(letters).flatMap(([path, letter]) =>
          entries.filter((entry) => entry.path === path).map((entry) => ({ ...entry, letter })),
        ),
        ...(label === 'Content' ? unordered : []),
      ],
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether the screen at this address is one of the entry's forms, or shows one of its records. */
export function isFormOf({ one }: Entry, pathname: string): boolean {
  if (one === undefined) return false;
  const form = pathname.replace(/^\/admin\//, '');
  return [one, `add-${one}`, `update-${one}`, `update-${one}-image`].includes(form.split('/')[0] ?? '');
}
