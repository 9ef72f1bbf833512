import { networkNames } from './college.ts';

/**
 * Labels of the college's facts, in forms and messages. A twin is called by its Nepali label alone in both languages.
 */
export const collegeLabels = {
  name: 'College name',
  name_ne: 'कलेजको नाम',
  motto: 'Motto',
  motto_ne: 'आदर्श वाक्य',
  university: 'Awarding university',
  university_ne: 'उपाधि दिने विश्वविद्यालय',
  phone: 'Phone',
  extensions: 'Extensions',
  morePhones: 'Further telephones',
  email: 'Email',
  moreEmails: 'Further emails',
  address: 'Address',
  address_ne: 'ठेगाना',
  openingHours: 'Opening hours of the office',
  openingHours_ne: 'कार्यालय खुल्ने समय',
  mapsUrl: 'Map link',
  plusTwoUrl: 'Plus-two site',
  journalUrl: 'Journal site',
  established: 'Established',
  copyrightYear: 'Copyright year',
  answerDays: 'Days until an answer',
  logo: 'Logo',
  favicon: 'Icon of the browser tab',
  review: 'Approved before it is published',
  adminsNeedSecondFactor: 'Everybody who works here signs in in two steps',
  keepChats: 'Chats',
  keepMessages: 'Contact messages',
  keepSpam: 'Spam',
  keepMails: 'Mails',
  keepAudit: 'Audit trail',
  keepUnanswered: 'Questions without an answer',
  keepMissingPages: 'Missing pages',
  ...networkNames,
  boxUsers: 'Users',
  boxSubjects: 'Subjects',
  boxTeachers: 'Teachers',
  boxAcademics: 'Academics',
  boxNotes: 'Notes',
  boxEvents: 'Events',
  boxQuestions: 'Questions',
};

export const wrong = {
  lines: (label: string) => `${label} has to be one line.`,
  webAddress: (label: string) => `${label} has to be a web address that begins with https:// or http://.`,
  phone: (label: string) => `${label} has to be a number, such as +977-1-5550100.`,
  email: (label: string) => `${label} has to look like name@example.org.`,
  morePhones: (label: string, most: string) =>
    `${label} have to be at most ${most} numbers such as +977-1-5550100, one per line.`,
  moreEmails: (label: string, most: string) =>
    `${label} have to be at most ${most} addresses such as name@example.org, one per line.`,
  extensions: (label: string, most: string) =>
    `${label} have to be numbers such as 23, 24: at most ${most}, of up to 6 digits.`,
  number: (label: string, least: string, most: string) =>
    `${label} has to be a whole number from ${least} to ${most}.`,
  period: (label: string, least: string, most: string) =>
    `${label} has to be a number of days from ${least} to ${most}, or empty.`,
  established: (label: string) => `${label} has to be a year from 1800 to 2100, or empty.`,
  picture: (label: string) => `${label} has to be the path of a stored picture, or empty.`,
  yesOrNo: (label: string) => `${label} has to be true or false.`,
  review: (label: string, kinds: string) => `${label} has to be a list of kinds of content: ${kinds}.`,
};
