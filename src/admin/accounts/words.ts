import type { Duty } from '../../content/duties.ts';

/** What a duty lets an admin do, in the account's form. */
export const dutyHints: Readonly<Record<Duty, string>> = {
  author: 'Reads all content here and writes drafts, with pictures and documents. Publishes nothing.',
  publisher:
    'Does what an author does, puts content on the site, changes and removes it, changes the settings, and deletes and exports messages and chats.',
  admissions: 'Reads and handles applications, and takes them along as a table.',
  accounts: 'Adds and changes accounts, gives duties, and sends test mails.',
};

export const words = {
  duties: 'Duties',
  noDuties: 'No duties',
  dutiesHint:
    'Every admin reads messages, chats and the dashboard. A change counts at once, also for somebody who is signed in.',
  /** Asked before an admin without duties is saved. */
  mayNothing: 'Save without duties?',
  mayNothingYet:
    'Without a duty this person reads messages, chats and the dashboard, and may do nothing else. Duties can be given later, too.',
  giveDuties: 'Give duties',
  saveSo: 'Save without duties',
  title: 'Accounts',
  noun: 'account',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  roles: { admin: 'Admin', student: 'Student', teacher: 'Teacher' },
  active: 'Active',
  disabled: 'Disabled',
  disabledHint:
    'Ends all sessions of the account, and nobody can sign in to it until it is switched off again.',
  own: 'You',
  /** After one's own name. */
  you: ' (you)',
  add: 'Add account',
  added: 'Account added Successfully',
  update: 'Update account',
  updated: 'Account updated Successfully',
  back: 'Back to Accounts',
  faculty: 'Faculty',
  semester: 'Semester',
  language: 'Language',
  languageHint: 'Of the back office and of mails. They can change it themselves, behind their name.',
  notTaught: 'Not taught any more',
  unreadable: 'The server answered something that is no account. Please try again.',
};

export const deletionWords = {
  /** As specified for all deletions. */
  question: 'Are you really want to delete this account?',
  done: 'Account deleted Successfully',
  own: 'This is your own account. You will be signed out at once, and cannot sign in any more.',
  /** Ends the sentence that begins with the name and the email. */
  other: 'will be signed out at once, and cannot sign in any more.',
  instead: 'To keep the account and only shut it for a while, edit it and set ‘Disabled’.',
};

export const passwordWords = {
  password: 'Password',
  newPassword: 'New password',
  hint: 'Required. At least 10 characters.',
  newHint: 'Stays as it is when left empty. A new one has at least 10 characters and ends all sessions.',
  generate: 'Generate',
  handOver: 'Copy it and hand it over before you save: it is shown here only.',
};

/** Links, mailed to owners of accounts, to choose their passwords. */
export const invitationWords = {
  invite: 'Mail an invitation',
  hint: 'Instead of a password: the mail brings a link, good for seven days, with which they choose it themselves.',
  added: 'Account added Successfully. The invitation is on its way.',
  title: 'Password by mail',
  meaning:
    'Mails a link, good for seven days and once, with which this person chooses a new password. Until then the present one stays, if there is one. A link that was mailed before no longer works.',
  send: 'Mail an invitation',
  sent: (email: string) => `An invitation to ${email} is on its way`,
  noMail:
    'No mail is set up here, so nobody can be invited by mail: give a password and hand it over, or ask whoever runs the site to set SMTP_URL.',
};

export const accountSessionWords = {
  intro:
    'Where this person is signed in. Ending a session signs out there at once; what was not saved stays on that device.',
  none: 'This person is not signed in anywhere.',
  unread: 'The sessions could not be read. Please try again.',
  end: 'End',
  endAll: 'End all sessions',
  ended: 'Session ended',
};

/** The two-step sign-in of another person. */
export const secondFactorWords = {
  title: 'Two-step sign-in',
  isSetUp: 'Set up. If phone and recovery codes are lost, reset it: the person then sets it up anew.',
  reset: 'Reset',
  question: (name: string) => `Reset the two-step sign-in of ${name}?`,
  meaning:
    'The password alone is enough until it is set up again, and all sessions of the account end. Make sure that it is really this person who asks.',
  done: 'The two-step sign-in is reset',
};
