import type { Language } from '../languages/language.ts';

/** Words of every screen. */
export const words = {
  /** The language of this build of the back office. */
  language: 'en' as Language,
  /** @param screen its heading */
  documentTitle: (screen: string) => `${screen} · Admin`,
  /** Stands for the title of a draft that has none. */
  untitled: '(no title yet)',
  partMissing: 'A part of this page could not be loaded. Check the connection and try again.',
};

/** Labels of the navigation. Content types and submissions declare their own. */
export const navigation = {
  name: 'Admin',
  dashboard: 'Dashboard',
  groups: { Content: 'Content', Inbox: 'Inbox', Site: 'Site' },
  chats: 'Chatbot Questions',
  menu: 'Menu',
  pictures: 'Pictures and documents',
  trash: 'Trash',
  redirects: 'Redirects',
  missingPages: 'Missing pages',
  accounts: 'Accounts',
  settings: 'Settings',
  audit: 'Audit',
  mail: 'Mail',
  /** @param count of unviewed submissions */
  unviewed: (label: string, count: string) => `${label}, ${count} unviewed`,
};

/** Sentences of the frame around every screen. */
export const frameWords = {
  notifications: 'Notifications',
  skip: 'Skip to content',
  menu: 'Menu',
  viewSite: 'View site',
  logout: 'Logout',
  tryAgain: 'Try again',
  wentWrong: 'Something went wrong on this screen. Please try again.',
  didNotOpen: 'This screen did not open',
  notFound: 'Page Not Found',
  noScreen: '404. There is no screen at this address.',
  toDashboard: 'Go to the dashboard',
  or: 'or',
  toHome: 'to the home page',
  end: '.',
  loading: 'Loading…',
  /** Show and hide what a screen says besides the most important. */
  moreSaid: 'More about this',
  lessSaid: 'Less',
};

/** Sentences of the keys. Those of their sheet are loaded with it, as the palette's are. */
export const shortcutWords = {
  title: 'Keyboard shortcuts',
  find: 'Find anything',
  show: 'Show these shortcuts',
  /** Between the keys of a sequence. */
  next: ' then ',
};

export const paletteWords = {
  label: 'Find a screen or a record',
  add: (noun: string) => `Add ${noun}`,
};
