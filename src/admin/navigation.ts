import { type Duty, hasDuty, sufficientDuties, writersOf } from '../content/duties.ts';
import type { SubmissionFacts } from '../content/submissions.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';
import type { MoreScreen } from './screens.ts';
import { navigation } from './words.ts';

export interface MenuEntry {
  label: string;
  /** What else people call a type, in both languages. Names of other screens are in the palette. */
  soughtAs?: string;
  /** Path below `/admin/`. */
  path: string;
  /**
   * The part of form paths that names one record: `add-{one}`, `update-{one}/…`; for submissions `{one}/…`.
   */
  one?: string;
  /** The letter of its shortcut: G, then this. */
  letter?: string;
  /** Any of these duties opens it; if there are none, every admin may. */
  duties?: readonly Duty[];
  /** The submission type whose unviewed number it shows. */
  counts?: string;
}

export interface EntryGroup {
  label: string;
  entries: readonly MenuEntry[];
}

type GroupName = keyof typeof navigation.groups;

/**
 * The order of the side navigation by path (requirement 16.10), with the letter of each shortcut; '' where there is none.
 * What is not listed is appended without one: types to Content, forms of visitors to Inbox, other screens to Site.
 */
const ORDER: Readonly<Record<GroupName, Readonly<Record<string, string>>>> = {
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
  Inbox: { applications: 'a', contacts: 'c', chats: 'h', mail: 'k' },
  Site: {
    menu: 'z',
    pictures: 'j',
    trash: 'x',
    redirects: 'i',
    'missing-pages': 'v',
    accounts: 'u',
    settings: 's',
    audit: 'y',
  },
};

/** The first entry, above the groups. */
export const DASHBOARD: MenuEntry = { label: navigation.dashboard, path: 'dashboard', letter: 'd' };

/** The types in the order of the side navigation. */
export function inOrder(types: readonly TypeFacts[]): TypeFacts[] {
  return navigationOf(types, []).flatMap(({ entries }) =>
    entries.flatMap(({ path }) => types.filter(({ admin }) => admin.list === path)),
  );
}

/** The groups of the side navigation in their order, without empty ones. */
export function navigationOf(
  types: readonly TypeFacts[],
  more: readonly MoreScreen[],
  inbox: readonly SubmissionFacts[] = [],
): EntryGroup[] {
  const entryOf = ({ admin: { label, soughtAs, list, one } }: TypeFacts) => ({
    label,
    soughtAs,
    path: list,
    one,
  });
  const own: Readonly<Record<GroupName, readonly MenuEntry[]>> = {
    Content: types.map((type) => ({ ...entryOf(type), duties: sufficientDuties(writersOf(type)) })),
    Inbox: inbox.map((type) => ({ ...entryOf(type), duties: type.duties, counts: type.name })),
    Site: more.flatMap(({ label, path, one, duties }) =>
      label ? [{ label, path, ...(one && { one }), ...(duties && { duties }) }] : [],
    ),
  };
  const entries = Object.values(own).flat();
  const ordered = Object.values(ORDER).flatMap(Object.keys);
  return (Object.keys(ORDER) as GroupName[])
    .map((name) => ({
      label: navigation.groups[name],
      entries: [
        ...Object.entries(ORDER[name]).flatMap(([path, letter]) =>
          entries
            .filter((entry) => entry.path === path)
            .map((entry) => ({ ...entry, ...(letter && { letter }) })),
        ),
        ...own[name].filter(({ path }) => !ordered.includes(path)),
      ],
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The groups with the entries that these duties open, without empty ones. */
export function openTo(duties: readonly Duty[], groups: readonly EntryGroup[]): EntryGroup[] {
  return groups
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter((entry) => hasDuty(duties, entry.duties ?? [])),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether the URL is a form of this entry or shows one of its records. */
export function isFormOf({ one, path }: Pick<MenuEntry, 'one' | 'path'>, pathname: string): boolean {
  if (one === undefined) return false;
  const form = pathname.replace(/^\/admin\//, '');
  if (form.startsWith(`${path}/`)) return true;
  return [one, `add-${one}`, `update-${one}`, `update-${one}-image`].includes(form.split('/')[0] ?? '');
}
