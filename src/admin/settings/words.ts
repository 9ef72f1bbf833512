export const words = {
  title: 'Settings',
  mail: 'Mail',
  /** Ends the sentence that says who may change them. */
  theSettings: 'the settings',
  /** Accessible name of the table of contents. */
  contents: 'Contents',
  saved: 'Settings saved',
  viewSite: 'View site',
  unreadable: 'The server answered something that are no settings. Please try again.',
  /** @param duties their labels in quotation marks */
  needed: (duties: string) => `Changes need the duty ${duties}.`,
};

export const backupWords = {
  title: 'Backup',
  none: 'No backup of this site is known.',
  last: (time: string) => `Last backup: ${time}.`,
  unreadable: 'When the last backup was made could not be read.',
  /** Followed by the command. */
  how: 'Whoever looks after the server makes one each night with a folder on another disk:',
  why: 'It has everything: texts, pictures, applications, accounts.',
};
