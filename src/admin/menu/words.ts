import type { HiddenReason } from '../../content/menu.ts';

export const words = {
  title: 'Menu',
  intro:
    'What the header and the footer of every page link to. An entry of the header can have others below it: → puts it below the one above it, ← takes it out again. It is saved as a whole.',
  header: 'Header',
  footer: 'Footer',
  saved: 'Menu saved',
  viewSite: 'View site',
  unreadable: 'The server answered something that is no menu. Please try again.',
  /** Accessible names; each entry's name follows. */
  into: (group: string) => `Put below ‘${group}’`,
  intoNone: 'Put below the entry above',
  out: 'Take out of the group',
  remove: 'Remove',
  removed: (name: string) => `‘${name}’ is out of the menu, once you save`,
  removedWith: (name: string, count: number) =>
    `‘${name}’ and ${count === 1 ? 'the entry' : `the ${count} entries`} below it are out of the menu, once you save`,
  movedInto: (name: string, group: string) => `${name} stands below ${group} now.`,
  movedOut: (name: string) => `${name} stands by itself now.`,
  addTo: { header: 'Add to the header', footer: 'Add to the footer' },
  full: (max: number) => `No more than ${max} entries fit here.`,
  empty: 'No entry. Visitors find pages by links and search only.',
  hidden: {
    draft: 'A draft: visitors do not see this entry',
    scheduled: 'Scheduled: visitors do not see this entry yet',
    ended: 'Has ended: visitors do not see this entry',
    trash: 'In the Trash: visitors do not see this entry',
    gone: 'Does not exist any more: visitors do not see this entry',
  } satisfies Record<HiddenReason, string>,
  /** @param when a day and time */
  appears: (when: string) => `Appears on ${when}: visitors do not see this entry yet`,
  group: 'Its own page comes first below it.',
  shown: 'As visitors see it',
  in: { en: 'in English', ne: 'in Nepali' },
  nothing: 'nothing',
  builtIn: 'The original menu',
  versions: 'Earlier menus',
  by: (name: string) => ` by ${name}`,
  take: 'Take it into this form',
  taken: 'That menu is in the form now. Save it to show it.',
};

export const dialogWords = {
  add: { header: 'Add an entry to the header', footer: 'Add an entry to the footer' },
  change: 'Change this entry',
  leadsTo: 'Leads to',
  choose: 'Please select',
  record: 'Something published…',
  address: 'Another address…',
  search: 'Which one',
  searchHint: 'A part of its title.',
  found: 'Found',
  none: 'Nothing with a page of its own has these words in its title.',
  url: 'Address',
  urlHint: 'Begins with https://, mailto: or tel:.',
  label: 'Name in the menu',
  labelHint: 'Empty: its title.',
  labelNe: 'Name in the Nepali menu',
  place: 'Place',
  atEnd: 'At the end',
  below: (group: string) => `Below ‘${group}’`,
  addIt: 'Add',
  take: 'Take over',
  noTarget: 'Choose where the entry leads.',
};

/** What a question says before something is taken away that stands in the menu. */
export const inMenuWords = {
  one: 'It stands in the menu of the site. Visitors do not see that entry until it is back; the menu keeps it.',
  some: 'Some of these stand in the menu of the site. Visitors do not see those entries until they are back; the menu keeps them.',
};

/** In the form of a page. */
export const menuPlaceWords = {
  label: 'In the menu',
  hint: 'Changed at once. Visitors see the entry as soon as the page is published.',
  later: 'Write a title first.',
  leads: 'Other entries stand below it. It is moved on the screen Menu.',
  nowhere: 'Not in the menu',
  top: 'On the first level',
  under: (name: string) => `Under ${name}`,
  /** @param most entries that have room there */
  full: (place: string, most: number) => `${place} (full: at most ${most} entries)`,
};
