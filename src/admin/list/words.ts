/** A count with a type's noun: '1 notice', '3 faculties', '2 pieces of admission content'. */
export const counted = (count: number, noun: string): string => {
  if (noun.endsWith(' content')) return `${count} ${count === 1 ? 'piece' : 'pieces'} of ${noun}`;
  if (count === 1) return `1 ${noun}`;
  return `${count} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
};

export const findWords = {
  everywhere: 'Look everywhere',
  /** For screen readers, when nothing matches a filter. */
  nothing: 'Nothing found',
  /** @param where as in `searched` */
  noMatch: (noun: string, q: string, where: string) => `No ${noun} has ‘${q}’ ${where}.`,
  clear: 'Clear the filter',
  noneInState: (noun: string) => `No ${noun} is in this state.`,
  allStates: 'Show all states',
  noneOfKind: 'Nothing of this kind is here.',
  allKinds: 'Show all kinds',
  /** Names the box of the filter, and its key. */
  byKeyword: 'Filter by keyword',
  filter: 'Filter',
};

export const emptyWords = {
  title: 'Nothing here yet',
  addFirst: (noun: string) => `Add the first ${noun}`,
};

/** The fields that a list's filter searches, shown in its box and when nothing matches. */
export const searched = {
  title: { hint: 'Filter by title', where: 'in its title' },
  name: { hint: 'Filter by name', where: 'in its name' },
  semester: {
    hint: 'Filter by semester, faculty or subject',
    where: 'in its title, faculty or subjects',
  },
  sender: {
    hint: 'Name, phone, email or reference',
    where: 'as name, phone, email or reference',
  },
  account: { hint: 'Filter by name or email', where: 'in name or email' },
  chat: { hint: 'Filter by first question', where: 'in its first question' },
  question: { hint: 'Filter by question', where: 'in it' },
  mail: { hint: 'Filter by recipient or subject', where: 'in recipient or subject' },
  library: { hint: 'Filter by words', where: 'in its texts, nor in the titles of what uses it' },
} as const satisfies Record<string, Searched>;

export interface Searched {
  /** The placeholder of the filter box. */
  hint: string;
  /** Ends the sentence "No notice has 'fees' …". */
  where: string;
}

export const columnWords = {
  menu: 'Columns',
  legend: 'Columns that are shown',
  always: (titleLabel: string) => `${titleLabel} is always shown.`,
  alwaysWithState: (titleLabel: string) => `${titleLabel} and state are always shown.`,
  usual: 'The usual columns',
  nobody: 'Not known',
  number: 'S.N',
  action: 'Action',
  image: 'Image',
  date: 'Date',
  added: 'Added',
  changed: 'Last changed',
  by: 'Changed by',
  ends: 'Comes down',
};

export const rowWords = {
  addedOn: (day: string) => `Added on ${day}`,
  edit: 'Edit',
  read: 'Read',
  updateImage: 'Update image',
  remove: 'Delete',
  add: 'Add',
  /** Shown in place of a missing picture. */
  noPicture: 'None',
  next: 'Next row',
  previous: 'Row before',
};

export const downloadWords = { notArrived: 'The table did not arrive. Please try again.' };

export const pageWords = {
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  previous: 'Previous',
  next: 'Next',
  one: (number: number, total: number) => `${number} of ${total}`,
  range: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
};

export const choiceWords = {
  state: 'State',
  allCategories: 'All categories',
  order: 'Order',
  states: {
    all: 'All states',
    live: 'Live',
    changed: 'Live, with a draft',
    draft: 'Draft',
    submitted: 'In review',
    approved: 'Approved, not yet published',
    scheduled: 'Scheduled',
    ended: 'Ended',
    'taken-down': 'Taken down',
  },
  orders: {
    arranged: 'As arranged',
    newest: 'Newest first',
    titleUp: 'Title, A to Z',
    titleDown: 'Title, Z to A',
    dateDown: 'Date, latest first',
    dateUp: 'Date, earliest first',
    state: 'State',
    faculty: 'Faculty, A to Z',
    changedDown: 'Last changed first',
    changedUp: 'Longest unchanged first',
  },
};

/** A record's state, as it stands under its title. */
export const stateWords = {
  trash: 'In Trash',
  ended: 'Ended',
  live: 'Live',
  scheduled: (when: string) => `Scheduled for ${when}`,
  /** The states of a draft's review. */
  draft: { none: 'Draft', submitted: 'In review', approved: 'Draft, approved', returned: 'Draft, sent back' },
  /** Of what visitors saw, and was taken down by hand. */
  takenDown: {
    none: 'Taken down',
    submitted: 'Taken down, in review',
    approved: 'Taken down, approved',
    returned: 'Taken down, sent back',
  },
  /** The states of a live record with a draft, by the draft's review. */
  withDraft: {
    none: 'Live, with a draft',
    submitted: 'Live, with a draft in review',
    approved: 'Live, with a draft, approved',
    returned: 'Live, with a draft, sent back',
  },
  changeDue: (when: string) => `change scheduled for ${when}`,
  appearsAgain: (when: string) => `to appear again on ${when}`,
  pinnedUntil: (day: string) => `pinned until ${day}`,
  endsOn: (when: string) => `ends on ${when}`,
};

export const placeWords = {
  to: 'Move to…',
  title: 'Move to another place',
  move: 'Move',
  drag: 'Drag',
  up: 'Move up',
  down: 'Move down',
  standsAt: (number: number, count: number) => `is number ${number} of ${count} now.`,
  moved: (title: string, number: number, count: number) => `${title} is now number ${number} of ${count}.`,
};

export const deletionWords = {
  /** As specified. @param what the type's noun for this question */
  question: (what: string) => `Are you really want to delete this ${what}?`,
  /** Each ends the sentence that begins with the record's title. */
  atOnce: 'will be gone for visitors at once, and cannot be brought back.',
  forGood: 'will be gone for good, and cannot be brought back.',
};

export const trashWords = {
  moved: 'Moved to Trash',
  undo: 'Undo',
  back: 'Put back',
  /** Ends the sentence that begins with the title of a live record. */
  ofLive: 'will be gone for visitors at once. A publisher can put it back from Trash for 30 days.',
  /** Ends that of a record that visitors do not see. */
  ofOther: 'is not shown to visitors. A publisher can put it back from Trash for 30 days.',
};

export const bulkWords = {
  select: (title: string) => `Select ‘${title}’`,
  all: 'Select all on this page',
  chosen: (count: number) => `${count} selected`,
  noneChosen: 'Nothing selected',
  bar: 'Change what is selected',
  none: 'Select none',
  until: 'Until (day and time in Kathmandu)',
  endPin: 'Unpin',
  noneDone: 'Nothing was changed',
  refused: (count: number) =>
    count === 1
      ? 'This one was not changed and stays selected:'
      : 'These were not changed and stay selected:',
};

/** The sentences of each action on several records. */
export interface BulkChoiceWords {
  label: string;
  /** Begins with the count, so that a wrong selection is noticed. */
  question: (count: number, noun: string) => string;
  explains: string;
  /** On the button that does it; by default the label. */
  confirm?: string;
  done: (count: number, noun: string) => string;
}

export const bulkChoiceWords = {
  publish: {
    label: 'Publish',
    question: (count, noun) => `Publish ${counted(count, noun)}?`,
    explains:
      'Drafts are shown to visitors at once, but for those that still need approval. What is live without a draft stays as it is.',
    done: (count, noun) => `${counted(count, noun)} published`,
  },
  unpublish: {
    label: 'Take down',
    question: (count, noun) => `Take down ${counted(count, noun)}?`,
    explains: 'Gone for visitors at once, and kept in this list as ‘Taken down’.',
    done: (count, noun) => `${counted(count, noun)} taken down`,
  },
  pin: {
    label: 'Pin to the top until…',
    question: (count, noun) => `Pin ${counted(count, noun)} to the top?`,
    explains: 'On public pages before all others until then.',
    confirm: 'Pin',
    done: (count, noun) => `${counted(count, noun)} changed`,
  },
  trash: {
    label: 'Delete',
    question: (count, noun) => `Delete ${counted(count, noun)}?`,
    explains: 'Gone for visitors at once. A publisher can put them back from Trash for 30 days.',
    done: (count, noun) => `${counted(count, noun)} deleted`,
  },
} as const satisfies Record<string, BulkChoiceWords>;
