/** A duty's name in sentences and forms. */
export const dutyLabels = {
  author: 'Author',
  publisher: 'Publisher',
  admissions: 'Admissions',
  accounts: 'Accounts',
};
