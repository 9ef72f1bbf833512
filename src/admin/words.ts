import type { Language } from '../languages/language.ts';

/** Words of every screen. */
export const words = {
  /** The language of this build of the back office. */
  language: 'en' as Language,
  /** @param screen its heading */
  documentTitle: (screen: string) => `${screen} · Admin`,
  partMissing: 'A part of this page could not be loaded. Check the connection and try again.',
};

/** Labels of the navigation. Content types and submissions declare their own. */
export const navigation = {
  name: 'Admin',
  dashboard: 'Dashboard',
  groups: { Content: 'Content', Inbox: 'Inbox', Site: 'Site' },
  chats: 'Chatbot Questions',
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
};

/** Sentences of the keys and of the sheet that lists them. */
export const shortcutWords = {
  title: 'Keyboard shortcuts',
  find: 'Find anything',
  show: 'Show these shortcuts',
  groups: { here: 'On this screen', everywhere: 'Everywhere', goTo: 'Go to' },
  /** Between the keys of a sequence. */
  next: ' then ',
  singleKeys: 'Keys without Ctrl',
  singleKeysHint:
    'Switch them off where they get in your way: with dictation, or a key that is pressed by mistake. Remembered in this browser.',
  inEditor:
    'Esc closes a dialog. In the text editor Ctrl and K makes a link, Ctrl, Shift and F fills the window. In a table Shift and arrow keys select cells, Tab then leads to the tools for them.',
};

export const paletteWords = {
  label: 'Find a screen or a record',
  placeholder: 'A screen, a title, a name, a phone number, a reference…',
  found: 'Found',
  looking: 'Looking…',
  count: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  nothing: (typed: string) => `Nothing found with ‘${typed}’. Fewer letters or digits may find it.`,
  within: (title: string, of: string) => `${title} · ${of}`,
  all: (label: string, q: string) => `All ${label} with ‘${q}’`,
  failed: 'The records could not be looked through. Please try again.',
  screens: 'Screens',
  actions: 'Do',
  choose: 'choose',
  open: 'open',
  close: 'close',
  add: (noun: string) => `Add ${noun}`,
  addRedirect: 'Add redirect',
  addAccount: 'Add account',
};
