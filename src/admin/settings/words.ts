/** Sentences of the settings. */
export const words = {
  title: 'Settings',
  mail: 'Mail',
  /** Ends the sentence that says who may change them. */
  theSettings: 'the settings',
  required: 'Required.',
  saved: 'Settings saved',
  viewSite: 'View site',
  unreadable: 'The server answered something that are no settings. Please try again.',
  uploading: 'Uploading…',
  removePicture: (label: string) => `Remove ${label.toLowerCase()}`,
  chosenPicture: (label: string) => `${label} as chosen`,
  /** @param duties their labels in quotation marks */
  needed: (duties: string) => `Changes need the duty ${duties}.`,
  othersSaved: 'The other fields are saved.',
};

/** The parts of the form. */
export const groupWords = {
  college: 'The college',
  pictures: 'Logo and icon',
  picturesHint: 'In place of the drawn tree. Both are used from the next Save on.',
  contact: 'Contact',
  contactHint: 'What stays empty is not shown.',
  elsewhere: 'Elsewhere on the web',
  elsewhereHint: 'Web addresses, such as facebook.com/college. What stays empty is not shown.',
  review: 'Approval',
  signIn: 'Sign-in of staff',
  retention: 'How long data is kept',
  retentionHint:
    'In days. Then it is deleted, but not from backups that exist. The page ‘Privacy’ says it to visitors. ' +
    'Applications stay until staff delete them.',
  dashboard: 'Dashboard',
  dashboardHint: "The numbers under 'At a glance' on the dashboard. Only staff see them.",
};

/** Where a value appears, or its format. */
export const hints = {
  name: 'At the top and the foot of every page, and in its title.',
  motto: 'One sentence, on the home page and where the college is introduced.',
  university: 'At the foot of every page, and on the page of each programme that names no other one.',
  established: 'The year in which the college was founded. May stay empty.',
  copyrightYear: 'In the last line of every page.',
  logo:
    'Beside the name at the top and the foot of every page, on paper, and in shared links. Best with a transparent ' +
    'ground, at least 200 pixels high; where a page is dark it stands on white.',
  favicon:
    'In browser tabs and on the home screens of phones. Best square, 512 × 512 pixels. Without one, the logo is used.',
  phone: 'At the top and the foot of every page. Following it calls.',
  extensions: 'Behind the number. With commas between them: 23, 24.',
  morePhones: 'One per line. At the foot of every page, and on the page Contact Us.',
  email: 'The address of the office, for people and for search engines.',
  moreEmails: 'One per line. On the page Contact Us.',
  address: 'At the top and the foot of every page, and on printed notices.',
  openingHours:
    'Of the office, as you would say it: Sunday to Friday, 10:00 to 17:00. At the foot of every page.',
  mapsUrl: 'A web address. It opens when somebody follows the address.',
  answerDays:
    'Who applies or writes is told the day by which the office answers: so many days later, never a Saturday.',
  plusTwoUrl: "'Plus Two' at the top of every page.",
  journalUrl: "'Journal' at the foot of every page.",
  network: 'An icon at the foot of every page.',
  keepChats: 'After the last question. From 30 on; empty: for ever.',
  keepMessages: 'With the mails about them. From 30 on; empty: for ever.',
  keepSpam: 'From 7 on. An application among it stays until somebody has viewed it.',
  keepMails: 'After they were sent or given up. From 7 on.',
  keepAudit: 'From 180 on; empty: for ever.',
  keepUnanswered: 'After they were asked last. From 30 on; empty: for ever.',
  keepMissingPages: 'After they were asked for last. From 7 on.',
  adminsNeedSecondFactor:
    'Whoever has no authenticator app or passkey sets one up at the next sign-in, before anything else opens. ' +
    'Set up your own first.',
  review:
    'Texts of these kinds are submitted for review and appear only once a publisher has approved them. ' +
    'Without any, everybody who publishes does so at once.',
};
