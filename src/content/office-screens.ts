import type { Duty } from './duties.ts';

export interface OfficeScreen {
  /** Any of these duties opens it; if there are none, every admin may. */
  duties?: readonly Duty[];
  /** The part of form paths that names one record of this list: `add-{one}`, `update-{one}/…`. */
  one?: string;
}

const screens = {
  login: {},
  enrol: {},
  dashboard: {},
  'two-step': {},
  chats: {},
  mail: {},
  // The duty for accounts opens the settings of mail there; others read or change the texts.
  settings: { duties: ['author', 'publisher', 'accounts'] },
  menu: { duties: ['publisher'] },
  pictures: { duties: ['author', 'publisher'], one: 'picture' },
  'update-picture/:id': { duties: ['author', 'publisher'] },
  'update-document/:id': { duties: ['author', 'publisher'] },
  trash: { duties: ['publisher'] },
  redirects: { duties: ['publisher'], one: 'redirect' },
  'add-redirect': { duties: ['publisher'] },
  'update-redirect/:id': { duties: ['publisher'] },
  'missing-pages': { duties: ['publisher'] },
  audit: { duties: ['accounts'] },
  accounts: { duties: ['accounts'], one: 'account' },
  'add-account': { duties: ['accounts'] },
  'update-account/:id': { duties: ['accounts'] },
} satisfies Record<string, OfficeScreen>;

/** A path below `/admin/`. */
export type OfficePath = keyof typeof screens;

/** The screens of the back office that belong to no type. What they are called and show: `admin/screens.ts`. */
export const officeScreens: Readonly<Record<OfficePath, OfficeScreen>> = screens;
