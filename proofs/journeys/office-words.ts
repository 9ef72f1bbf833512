/** What staff look for in the back office of the demonstration college, in English. */
const english = {
  // The first sign-in of a browser is in English, whatever the account's language.
  email: 'Email',
  password: 'Password',
  login: 'Login',
  dashboard: 'Dashboard',
  menu: 'Menu',
  notices: 'Notices',
  add: 'Add',
  addNotice: 'Add notice',
  titleField: 'Title',
  list: 'Bulleted list',
  description: 'Description',
  altText: 'Alt text',
  moreActions: 'More actions',
  saveDraft: 'Save draft',
  draftSaved: 'Draft saved',
  updateNotice: 'Update notice',
  publish: 'Publish',
  published: 'Notice added Successfully',
  noticesPath: '/notices',
  applications: 'Applications',
  view: 'View',
  application: 'Application',
  markUnviewed: 'Mark as unviewed',
  markedUnviewed: 'Marked as unviewed',
  // The name of the first administrator, in either language.
  account: 'Administrator',
  logout: 'Logout',
  home: 'Pipalchaur College',
};

export type OfficeWords = Readonly<typeof english>;

const nepali: OfficeWords = {
  ...english,
  dashboard: 'ड्यासबोर्ड',
  menu: 'मेनु',
  notices: 'सूचना',
  add: 'थप्नुहोस्',
  addNotice: 'सूचना थप्नुहोस्',
  titleField: 'शीर्षक',
  list: 'बुँदा',
  description: 'विवरण',
  altText: 'तस्बिरको विवरण',
  moreActions: 'अरू काम',
  saveDraft: 'मस्यौदा राख्नुहोस्',
  draftSaved: 'मस्यौदा राखियो',
  updateNotice: 'सूचना बदल्नुहोस्',
  publish: 'प्रकाशित गर्नुहोस्',
  published: 'सूचना थपियो।',
  noticesPath: '/ne/notices',
  applications: 'निवेदन',
  view: 'हेर्नुहोस्',
  application: 'निवेदन',
  markUnviewed: 'नहेरिएको बनाउनुहोस्',
  markedUnviewed: 'नहेरिएको बनाइयो',
  logout: 'लगआउट गर्नुहोस्',
};

export const officeWords = { en: english, ne: nepali };
