import type { Duty } from '../../content/duties.ts';

/** What a duty lets an admin do, in the account's form. */
export const dutyHints: Readonly<Record<Duty, string>> = {
  author: 'Reads all content here and writes drafts, with pictures and documents. Publishes nothing.',
  publisher: 'Puts content on the site, changes and removes it, and changes the settings.',
  admissions: 'Reads and handles applications, and takes them along as a table.',
  accounts: 'Adds and changes accounts, gives duties, and sends test mails.',
};

export const words = {
  duties: 'Duties',
  noDuties: 'No duties',
  dutiesHint:
    'Messages, chats and the dashboard are for every admin. A change counts at once, also for somebody who is signed in.',
};
