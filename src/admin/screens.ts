/** Registry of hand-made screens, which replace or supplement the derived ones. */
import type { ComponentType } from 'react';
import { type OfficePath, type OfficeScreen, officeScreens } from '../content/office-screens.ts';
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

/** A screen that belongs to no type, with its label if the side navigation has it. */
interface OwnScreen {
  label?: string;
  load: () => Promise<ComponentType>;
}

const screens: Readonly<Record<OfficePath, OwnScreen>> = {
  login: { load: () => import('./session/login-screen.tsx').then((file) => file.LoginScreen) },
  enrol: { load: () => import('./two-step/two-step-screens.tsx').then((file) => file.EnrolmentScreen) },
  // Its entry stands above the groups: `DASHBOARD`.
  dashboard: { load: () => import('./dashboard/dashboard-screen.tsx').then((file) => file.DashboardScreen) },
  'two-step': { load: () => import('./two-step/two-step-screens.tsx').then((file) => file.TwoStepScreen) },
  chats: {
    label: navigation.chats,
    load: () => import('./chats/chats-screen.tsx').then((file) => file.ChatsScreen),
  },
  mail: {
    label: navigation.mail,
    load: () => import('./mail/mail-screen.tsx').then((file) => file.MailScreen),
  },
  settings: {
    label: navigation.settings,
    load: () => import('./settings/settings-screen.tsx').then((file) => file.SettingsScreen),
  },
  menu: {
    label: navigation.menu,
    load: () => import('./menu/menu-screen.tsx').then((file) => file.MenuScreen),
  },
  pictures: {
    label: navigation.pictures,
    load: () => import('./library/library-screen.tsx').then((file) => file.LibraryScreen),
  },
  'update-picture/:id': {
    load: () => import('./library/file-screen.tsx').then((file) => file.UpdatePictureScreen),
  },
  'update-document/:id': {
    load: () => import('./library/file-screen.tsx').then((file) => file.UpdateDocumentScreen),
  },
  trash: {
    label: navigation.trash,
    load: () => import('./trash/trash-screen.tsx').then((file) => file.TrashScreen),
  },
  redirects: {
    label: navigation.redirects,
    load: () => import('./redirects/list-screens.tsx').then((file) => file.RedirectListScreen),
  },
  'add-redirect': {
    load: () => import('./redirects/redirect-screens.tsx').then((file) => file.AddRedirectScreen),
  },
  'update-redirect/:id': {
    load: () => import('./redirects/redirect-screens.tsx').then((file) => file.UpdateRedirectScreen),
  },
  'missing-pages': {
    label: navigation.missingPages,
    load: () => import('./redirects/list-screens.tsx').then((file) => file.MissingPageListScreen),
  },
  audit: {
    label: navigation.audit,
    load: () => import('./audit/audit-screen.tsx').then((file) => file.AuditScreen),
  },
  accounts: {
    label: navigation.accounts,
    load: () => import('./accounts/account-list-screen.tsx').then((file) => file.AccountListScreen),
  },
  'add-account': {
    load: () => import('./accounts/account-screens.tsx').then((file) => file.AddAccountScreen),
  },
  'update-account/:id': {
    load: () => import('./accounts/account-screens.tsx').then((file) => file.UpdateAccountScreen),
  },
};

export type MoreScreen = OfficeScreen & OwnScreen & { path: string };

/** The screens that belong to no type. */
export const moreScreens = Object.fromEntries(
  Object.entries(officeScreens).map(([path, facts]) => [
    path,
    { path, ...facts, ...screens[path as OfficePath] },
  ]),
) as Readonly<Record<OfficePath, MoreScreen>>;
