import { type Duty, hasDuty } from '../../content/duties.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages/language.ts';
import { languageCookie, languageInCookies } from '../../languages/office-cookie.ts';
import { PROFILE_KEY } from '../../ui/staff-sign-in.ts';
import { ApiError } from '../api/api-error.ts';
import { HOME, language } from '../language.ts';
import { takeWantedPage } from './wanted-page.ts';
import { words } from './words.ts';

export interface Person {
  _id: string;
  name: string;
  email: string;
  role: string;
  /** Absent in a profile that was stored before there were duties. */
  duties?: readonly Duty[];
  /** Absent in a profile that was stored before there were two. */
  lang?: Language;
}

/** The response of a login, kept in local storage, where the guard reads it (requirement 3.26). */
export interface Profile {
  token: string;
  user?: Person;
  /** How many are left, where one was used to sign in. */
  recoveryCodes?: number;
}

/** The screen that says what to do after a sign-in with a recovery code. */
export const AFTER_RECOVERY = '/admin/two-step?recovered=yes';

/** The stored profile, or null if there is none or it is unreadable. */
export function readProfile(): Profile | null {
  try {
    const profile: unknown = JSON.parse(localStorage.getItem(PROFILE_KEY) ?? 'null');
    return isProfile(profile) ? profile : null;
  } catch {
    return null;
  }
}

/** Parses a login's response as a profile. Throws if it is invalid. */
export function profileIn(answer: unknown): Profile {
  if (!isProfile(answer)) throw new Error(words.notSignedIn);
  return answer;
}

/** Stores a login's response unchanged. Throws if it is not a profile. */
export function storeProfile(answer: unknown): Profile {
  const profile = profileIn(answer);
  localStorage.setItem(PROFILE_KEY, JSON.stringify(profile));
  owner = profile.user ?? null;
  rememberLanguage(profile.user?.lang);
  return profile;
}

let owner = readProfile()?.user ?? null;

/** Whose work this window shows, also after the profile has been cleared or replaced by another window. */
export const ownerOfWindow = (): Person | null => owner;

/** Whether a profile is of another account than the one whose work this window shows. */
export function isOtherPersons(profile: Profile | null): boolean {
  const id = profile?.user?._id;
  return id !== undefined && owner !== null && id !== owner._id;
}

/**
 * Whether the stored profile names this duty. A profile stored before duties existed names none;
 * then the server decides on each call.
 */
export const hasStoredDuty = (duty: Duty): boolean => hasDuty(readProfile()?.user?.duties ?? [duty], [duty]);

export function isAdmin(profile: Profile | null): boolean {
  return profile?.user?.role === 'admin';
}

let isLeavingPage = false;

/** Whether the browser is leaving the back office: dialogs and warnings are suppressed. */
export const isLeaving = () => isLeavingPage;

/**
 * Replaces this screen by the home page in the same language, so that Back leads to what was before it. Never resolves, so nothing renders
 * before the other document loads.
 */
export const leave = (): Promise<never> => leaveFor(HOME);

/** Replaces this page by another one, without dialogs and warnings. Never resolves. */
export const leaveFor = (address: string) => leaveBy(() => window.location.replace(address));

const ENROLMENT = '/admin/enrol';

/** Leads to the screen that sets up a second factor if the server asks for one before anything else. Throws all other errors. */
export function toEnrolmentWhenNeeded(error: unknown): Promise<never> {
  const isNeeded = error instanceof ApiError && error.code === 'second-factor-needed';
  if (!isNeeded || window.location.pathname === ENROLMENT) throw error;
  return leaveFor(ENROLMENT);
}

/** Loads this screen again, in the language that the profile names now. Never resolves, like `leave`. */
export const loadAgain = () => leaveBy(() => window.location.reload());

function leaveBy(go: () => void): Promise<never> {
  isLeavingPage = true;
  go();
  return new Promise<never>(() => {});
}

/**
 * Removes the profile and all other stored data of the person, and goes to the home page. A profile that another
 * window has stored for somebody else stays.
 */
export function clearProfileAndLeave(): Promise<never> {
  takeWantedPage();
  if (!isOtherPersons(readProfile())) localStorage.clear();
  return leave();
}

function isProfile(value: unknown): value is Profile {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string';
}

/** Tells the server in which language this browser opens the back office from now on. */
function rememberLanguage(wanted: Language = DEFAULT_LANGUAGE): void {
  if ((languageInCookies(document.cookie) ?? DEFAULT_LANGUAGE) === wanted) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers that staff have
  document.cookie = languageCookie(wanted);
}

/** Whether screens of a person with this language are in the other one than this page. */
export const isOtherLanguage = (wanted: Language = DEFAULT_LANGUAGE): boolean => wanted !== language;

/**
 * Whether the server has sent the back office in another language than the person's, as at the first visit of a browser,
 * and would now send it in theirs.
 */
export function isSentInOtherLanguage(wanted?: Language): boolean {
  if (location.pathname === '/admin/login' || !isOtherLanguage(wanted)) return false;
  const before = languageInCookies(document.cookie);
  rememberLanguage(wanted);
  return languageInCookies(document.cookie) !== before;
}
