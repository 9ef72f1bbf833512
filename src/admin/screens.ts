/** Registry of hand-made screens, which replace or supplement the derived ones. */
import type { ComponentType } from 'react';
import type { Duty } from '../content/duties.ts';
import type { SubmissionFacts } from '../content/submissions.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';
import { navigation } from './words.ts';

type TypeScreen = ComponentType<{ type: TypeFacts }>;
export type LoadTypeScreen = () => Promise<TypeScreen>;

/** The screens that every content type has. */
type TypeScreens = Record<'list' | 'add' | 'update' | 'picture' | 'history', LoadTypeScreen>;

const derived: TypeScreens = {
  list: () => import('./list/list-screen.tsx').then((file) => file.ListScreen),
  add: () => import('./form/add-screen.tsx').then((file) => file.AddScreen),
  update: () => import('./form/update-screen.tsx').then((file) => file.UpdateScreen),
  picture: () => import('./form/picture-screen.tsx').then((file) => file.PictureScreen),
  history: () => import('./history/history-screen.tsx').then((file) => file.HistoryScreen),
};

/** Type name → its own screens. */
const ownScreens: Readonly<Record<string, Partial<TypeScreens>>> = {
  faculty: {
    list: () => import('./semesters/list-screens.tsx').then((file) => file.FacultyListScreen),
    update: () => import('./semesters/update-faculty-screen.tsx').then((file) => file.UpdateFacultyScreen),
  },
  faq: {
    add: () => import('./chats/add-faq-screen.tsx').then((file) => file.AddFaqScreen),
  },
  gallery: {
    add: () => import('./gallery/add-gallery-screen.tsx').then((file) => file.AddGalleryScreen),
    picture: () => import('./gallery/gallery-image-screen.tsx').then((file) => file.GalleryImageScreen),
  },
  semester: {
    list: () => import('./semesters/list-screens.tsx').then((file) => file.SemesterListScreen),
  },
};

/** The screens of a type: its own, or else the derived ones. */
export const screensOf = (type: TypeFacts): TypeScreens => ({ ...derived, ...ownScreens[type.name] });

type InboxScreen = ComponentType<{ type: SubmissionFacts }>;

/** The screens of every submission type. */
export const inboxScreens: Readonly<Record<'list' | 'one', () => Promise<InboxScreen>>> = {
  list: () => import('./inbox/inbox-list-screen.tsx').then((file) => file.InboxListScreen),
  one: () => import('./inbox/submission-screen.tsx').then((file) => file.SubmissionScreen),
};

/** A screen that belongs to no type. */
export interface MoreScreen {
  /** Path below `/admin/`. */
  path: string;
  /** Label in the side navigation, if it has an entry there. */
  label?: string;
  /**
   * The part of form paths that names one record: `add-{one}`, `update-{one}/…`; or the path of a related
   * screen.
   */
  one?: string;
  /** Any of these duties opens it; if there are none, every admin may. */
  duties?: readonly Duty[];
  load: () => Promise<ComponentType>;
}

export const moreScreens: readonly MoreScreen[] = [
  {
    path: 'chats',
    label: navigation.chats,
    load: () => import('./chats/chats-screen.tsx').then((file) => file.ChatsScreen),
  },
  {
    path: 'trash',
    label: navigation.trash,
    duties: ['publisher'],
    load: () => import('./trash/trash-screen.tsx').then((file) => file.TrashScreen),
  },
  {
    path: 'redirects',
    label: navigation.redirects,
    one: 'redirect',
    duties: ['publisher'],
    load: () => import('./redirects/list-screens.tsx').then((file) => file.RedirectListScreen),
  },
  {
    path: 'add-redirect',
    duties: ['publisher'],
    load: () => import('./redirects/redirect-screens.tsx').then((file) => file.AddRedirectScreen),
  },
  {
    path: 'update-redirect/:id',
    duties: ['publisher'],
    load: () => import('./redirects/redirect-screens.tsx').then((file) => file.UpdateRedirectScreen),
  },
  {
    path: 'missing-pages',
    label: navigation.missingPages,
    duties: ['publisher'],
    load: () => import('./redirects/list-screens.tsx').then((file) => file.MissingPageListScreen),
  },
  {
    path: 'accounts',
    label: navigation.accounts,
    one: 'account',
    duties: ['accounts'],
    load: () => import('./accounts/account-list-screen.tsx').then((file) => file.AccountListScreen),
  },
  {
    path: 'add-account',
    duties: ['accounts'],
    load: () => import('./accounts/account-screens.tsx').then((file) => file.AddAccountScreen),
  },
  {
    path: 'update-account/:id',
    duties: ['accounts'],
    load: () => import('./accounts/account-screens.tsx').then((file) => file.UpdateAccountScreen),
  },
  {
    path: 'two-step',
    load: () => import('./two-step/two-step-screens.tsx').then((file) => file.TwoStepScreen),
  },
  {
    path: 'settings',
    label: navigation.settings,
    // The duty for accounts opens the settings of mail there; others read or change the texts.
    duties: ['author', 'publisher', 'accounts'],
    load: () => import('./settings/settings-screen.tsx').then((file) => file.SettingsScreen),
  },
  {
    path: 'audit',
    duties: ['accounts'],
    label: navigation.audit,
    load: () => import('./audit/audit-screen.tsx').then((file) => file.AuditScreen),
  },
  {
    path: 'mail',
    label: navigation.mail,
    load: () => import('./mail/mail-screen.tsx').then((file) => file.MailScreen),
  },
];
