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
