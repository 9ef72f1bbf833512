export const findWords = {
  everywhere: 'Look everywhere',
  /** For screen readers, when a filter leaves nothing. */
  nothing: 'Nothing found',
};

/** What a list's filter looks at, in its box and where it finds nothing. */
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
} as const satisfies Record<string, Searched>;

export interface Searched {
  /** In the empty filter box. */
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
};

export const rowWords = {
  addedOn: (day: string) => `Added on ${day}`,
};

export const placeWords = {
  open: 'Move to…',
  title: 'Move to another place',
  move: 'Move',
  standsAt: (number: number, count: number) => `is number ${number} of ${count} now.`,
};

export const trashWords = {
  moved: 'Moved to Trash',
  undo: 'Undo',
  back: 'Put back',
  /** Ends the sentence that begins with the title of a live record. */
  ofLive:
    'will be gone for visitors at once. It lies in the Trash for 30 days, from where it can be put back.',
  /** The same of one that visitors do not see. */
  ofOther: 'is not shown to visitors. It lies in the Trash for 30 days, from where it can be put back.',
};
