import type { Searched } from '../list/words.ts';

export const redirectWords = {
  title: 'Redirects',
  noun: 'redirect',
  searched: { hint: 'Filter by address', where: 'in either address' } satisfies Searched,
  from: 'Old address',
  fromHint:
    'As it stood before, such as /about.html or /index.php?page=notice&id=5; a * stands for anything, such as /2021/05/*',
  to: 'Leads to',
  toHint: 'A page of this site, such as /who-we-are, or a whole address that begins with https://',
  permanent: 'For good',
  permanentHint:
    'Search engines take over the new address. Switch it off where the old address will come back.',
  kind: 'Kind',
  forNow: 'For now',
  add: 'Add redirect',
  update: 'Update redirect',
  added: 'Redirect added Successfully',
  updated: 'Redirect updated Successfully',
  deleted: 'Redirect deleted Successfully',
  deleteTitle: 'Are you really want to delete this redirect?',
  deleteText: (from: string) => `Whoever opens ${from} will be told that there is no such page.`,
  empty:
    'An address that changed leads visitors on from here: of a page that was renamed, or of the site before this one.',
  back: 'Back to Redirects',
  unreadable: 'The redirects could not be read. Please try again.',
} as const;

export const importWords = {
  open: 'Import CSV',
  title: 'Import redirects',
  file: 'CSV file',
  hint: 'Each line is an old address, a comma, and the address to which it leads; then, if you like, another comma and true (for good) or false. At most 5,000 lines and 1 MB.',
  start: 'Import',
  busy: 'Importing…',
  noFile: 'Choose a file first.',
  close: 'Close',
  done: (added: number, changed: number) =>
    added + changed === 0 ? 'Nothing was new.' : `${added} added, ${changed} changed.`,
  refused: (count: number) => (count === 1 ? 'One line was refused:' : `${count} lines were refused:`),
  warned: (count: number) =>
    count === 1 ? 'One line was taken all the same:' : `${count} lines were taken all the same:`,
  line: (line: number, message: string) => `Line ${line}: ${message}`,
  more: (count: number) => `… and ${count} more.`,
} as const;

export const missingWords = {
  title: 'Missing pages',
  noun: 'address',
  searched: { hint: 'Filter by address', where: 'in it' } satisfies Searched,
  path: 'Address',
  count: 'Looked for',
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  last: 'Last',
  order: 'Order',
  orders: { often: 'Most often first', latest: 'Last first' },
  redirect: 'Redirect',
  dismiss: 'Dismiss',
  dismissed: 'Taken off the list',
  empty:
    'Addresses that visitors open and that are no page will stand here, with how often. Nothing about the visitors is kept.',
  unreadable: 'The missing pages could not be read. Please try again.',
} as const;

/** What visitors searched for on the site and did not find. */
export const vainWords = {
  title: 'Searched for in vain',
  purpose:
    'Words for which visitors searched the site and found nothing, most frequent first. What looks like somebody’s address or number is not kept, nor who searched.',
  none: 'No search was in vain lately.',
  dismissOf: (words: string) => `Dismiss ‘${words}’`,
  more: (count: number) => `and ${count} more`,
  unreadable: 'The searches could not be read. Please try again.',
} as const;
