import { counted } from '../list/words.ts';

export const words = {
  failedMails: (count: number) =>
    `${count === 1 ? 'A mail was not sent' : `${count} mails were not sent`} in the last seven days.`,
  seeFailed: 'See why, and send again',
  howMuch: 'How much there is',
  atAGlance: 'At a glance',
  toBeRead: 'To be read',
  /** @param many their plural noun, such as 'applications' */
  unviewed: (many: string) => `Unviewed ${many}`,
  chatsToday: 'Chats today',
  unanswered: 'Questions without an answer',
  eventsUnreadable: 'What was changed last could not be read. Please try again.',
  countsUnreadable: 'How much there is could not be read. Please try again.',
};

/** A change: '{what} “{title}” in {within} {did} by {who}, {when}'. */
export const changeWords = {
  title: 'Changed last',
  none: 'Nothing that you look after has been changed yet.',
  /** Before and after the title of the record within which the changed one is. */
  in: 'in',
  inside: '',
  by: (name: string) => ` by ${name}`,
  did: {
    created: 'was added',
    updated: 'was updated',
    illustrated: 'had its pictures changed',
    replaced: 'had a picture or document replaced',
    moved: 'was moved in its list',
    deleted: 'was deleted',
    published: 'was published',
    unpublished: 'was taken down',
    ended: 'was taken down on the date set',
    'put-back': 'was put back',
    erased: 'was deleted for good',
  },
  changed: 'was changed',
  /** @param listed what was put in order, such as 'semesters' */
  ordered: (listed: string) => `had its ${listed} put in order`,
  /** Nouns for changes other than of content; a name follows each. */
  settings: 'settings of',
  settingsDid: 'were changed',
  menu: 'menu of the site,',
  redirect: 'redirect from',
  picture: 'picture',
  document: 'document',
  account: 'account of',
  /** Followed by its day. */
  chat: 'chat of',
};

export const waitingWords = {
  title: 'Waiting for you',
  /** A scheduled change that failed. @param at a day and time @param reason a sentence */
  overdue: {
    publish: (at: string, reason: string) => `was to appear on ${at}, and that could not be done. ${reason}`,
    expire: (at: string, reason: string) =>
      `was to be taken down on ${at}, and that could not be done. ${reason}`,
    unpin: (at: string, reason: string) => `was to be pinned until ${at}, and is still pinned. ${reason}`,
  },
  submitted: (count: number) => (count === 1 ? 'waits for approval' : 'wait for approval'),
  approved: (count: number) =>
    count === 1 ? 'is approved, and waits to be published' : 'are approved, and wait to be published',
  /** Set by an account that may no longer publish. */
  unattended: {
    publish: (at: string, by: string) =>
      `is to appear on ${at}. ${by} has scheduled it, and may no longer publish: keep the moment by setting it again, or clear it.`,
    expire: (at: string, by: string) =>
      `is to be taken down on ${at}. ${by} has set that, and may no longer publish: keep the day by setting it again, or clear it.`,
    unpin: (at: string, by: string) =>
      `is pinned until ${at}. ${by} has set that, and may no longer publish: keep the day by setting it again, or clear it.`,
  },
  deletedAccount: 'A deleted account',
  /** @param by null for the program, and for a deleted account @param note may be empty */
  returned: (by: string | null, note: string) =>
    `was sent back to you${by === null ? '' : ` by ${by}`}${note === '' ? '.' : `: ‘${note}’`}`,
  conflict: 'has changed for visitors since its draft was begun. Compare the two, then publish again.',
  outcomes: 'What became of your drafts',
  outcome: {
    approved: (by: string) => `was approved by ${by}, and waits to be published.`,
    scheduled: (by: string, at: string) => `goes live on ${at}, as ${by} has set.`,
    published: (by: string, at: string) => `was published by ${by} on ${at}.`,
  },
  somebody: 'somebody',
  /** @param size as `size` says it, or empty */
  kept: (versions: number, pictures: number, documents: number, size: string) =>
    `Besides what visitors see, history, drafts and trash keep ${counted(versions, 'version')}, ` +
    `${counted(pictures, 'picture')} and ${counted(documents, 'document')}${size}.`,
  size: (size: string) => ` (${size})`,
};

/** What a new site needs. */
export const stepWords = {
  title: 'First steps',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  steps: {
    name: 'Name of the college',
    phone: 'Telephone and extensions',
    address: 'Address',
    logo: 'Logo',
    notice: 'First notice',
    colleagues: 'Colleagues',
    twoSteps: 'Sign in in two steps',
    mail: 'Mail',
    backup: 'Backup',
  },
  hints: {
    name: 'At the top of every page.',
    phone: 'Families call it from every page; extensions stand behind it.',
    address: 'At the top and the foot of every page.',
    logo: 'In place of the drawn tree.',
    notice: 'What visitors come for.',
    colleagues: 'Each with an account of their own, and the duties that they need.',
    twoSteps: 'So that your password alone opens nothing.',
    mail: 'So that the office hears of applications, and families of their receipt.',
    backup: 'Every night, to another disk.',
  },
  /** Said behind a step by screen readers. */
  done: '(done)',
  putAway: 'Put away for good',
  isAway: 'Put away. The settings can bring the first steps back.',
};

/** The reader's own sign-ins. */
export const signInWords = {
  /** @param place browser and network */
  last: (time: string, place: string) => `Your last sign-in before this one: ${time}, ${place}.`,
  network: (network: string) => `network ${network}`,
  /** @param isMore whether there were more than are counted @param time of the latest */
  failed: (count: number, isMore: boolean, time: string) =>
    `${isMore ? `More than ${count}` : count} ${count === 1 && !isMore ? 'sign-in' : 'sign-ins'} to your account failed, the latest ${time}.`,
  ask: 'Was it you?',
};
