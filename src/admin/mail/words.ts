/** Sentences about mail. */
export const words = {
  backToSettings: 'Back to Settings',
  listTitle: 'What became of every mail',
  allMails: 'All mails',
  state: 'State',
  states: { waiting: 'Waiting', sending: 'Being sent', sent: 'Sent', failed: 'Not sent' },
  none: 'No mail yet',
  noMatch: 'No mail has these words in its subject or address, and this state.',
  showAll: 'Show all mails',
  purpose: 'Here stands what is sent when somebody applies or writes. It is kept for 90 days.',
  when: 'When',
  to: 'To',
  subject: 'Subject',
  about: 'About',
  message: 'Message',
  application: 'Application',
  account: 'Account',
  sendAgain: 'Send again',
  sentAgain: 'The mail is sent again',
  sendAllAgain: (count: number) => `Send all again (${count})`,
  allSentAgain: (count: number) => (count === 1 ? 'One mail is sent again' : `${count} mails are sent again`),
  /** Describes the button. */
  butInDoubt: 'What may have arrived is left out; send it again by its own button.',
  soon: 'Tried again in a moment.',
  inMinutes: (count: number) => `Tried again in ${count === 1 ? '1 minute' : `${count} minutes`}.`,
  inHours: (count: number) => `Tried again in ${count === 1 ? '1 hour' : `${count} hours`}.`,
  mailsUnreadable: 'The mails could not be read. Please try again.',
  setupUnreadable: 'How mail is set up could not be read. Please try again.',
};

export const setupWords = {
  title: 'How mail is sent',
  through: 'Through',
  from: 'From',
  staff: 'Staff who are told',
  nobody: 'Nobody: NOTIFY_EMAIL is not set.',
  noMail: 'No mail is sent',
  noMailExplains:
    'Applications and messages are kept and stand in the inbox, but nobody is told of them by mail, and applicants get no acknowledgement. Whoever runs the site can change that with these settings:',
  /** Introduces an example. */
  server: 'The mail server, such as',
  sender: 'The sender, such as The College <office@college.example>',
  told: 'Who is told, with commas between them',
  testAddress: 'Address for a test',
  sendTest: 'Send a test mail',
  testSent: (to: string) => `A test mail to ${to} is on its way`,
};
