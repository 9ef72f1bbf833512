import type { Language } from '../../languages/language.ts';
import {
  isOtherPersons,
  ownerOfWindow,
  type Profile,
  profileIn,
  readProfile,
  storeProfile,
} from '../session/profile.ts';
import { sessionWords, words } from '../session/words.ts';
import { authorizedRequest, request } from './request.ts';

/** A browser in which the person is signed in. */
export interface OwnSession {
  createdAt: string;
  seenAt: string;
  /** For example 'Chrome on Android'; empty if unknown. */
  agent: string;
  isCurrent: boolean;
}

/** Reads who is signed in, and stores it as the profile. Throws `ApiError`. */
export async function readOwnProfile(signal: AbortSignal): Promise<void> {
  const present = readProfile();
  const { body } = await authorizedRequest({ path: '/me', signal });
  // Another window may have signed in or out meanwhile.
  if (present && readProfile()?.token === present.token) storeProfile({ ...present, ...(body as object) });
}

/** Changes the language of the person's screens, and stores it in the profile. Throws `ApiError`. */
export async function changeLanguage(lang: Language): Promise<void> {
  const present = readProfile();
  const { body } = await authorizedRequest({ method: 'PUT', path: '/me', body: { lang } });
  storeProfile({ ...present, ...(body as object) });
}

/** Changes the person's own password and stores the new session. Throws `ApiError`, like every call here. */
export async function changePassword(passwords: { current: string; password: string }): Promise<void> {
  const { body } = await authorizedRequest({ method: 'PUT', path: '/me/password', body: passwords });
  storeProfile(body);
}

export async function readSessions(signal: AbortSignal): Promise<OwnSession[]> {
  const { body } = await authorizedRequest({ path: '/me/sessions', signal });
  if (!Array.isArray(body)) throw new Error(sessionWords.unread);
  return body;
}

/** Ends all sessions of the person, including this one. */
export async function endSessions(): Promise<void> {
  await authorizedRequest({ method: 'DELETE', path: '/me/sessions' });
}

export interface Credentials {
  email: string;
  password: string;
  /** The code of the second factor. */
  code?: string;
}

/** What somebody signs in with: a password, or an authenticator's answer. */
export type Login = Credentials | { passkey: object };

const callOf = (login: Login) =>
  'passkey' in login
    ? ({ method: 'POST', path: '/user/login/passkey', body: { response: login.passkey } } as const)
    : ({ method: 'POST', path: '/user/login', body: login } as const);

/** Signs in as an administrator and stores the response as the profile. Throws `ApiError`. */
export async function signIn(login: Login): Promise<Profile> {
  const { body } = await request(callOf(login));
  return storeProfile(body);
}

/**
 * Signs in again as the person whose work this window shows. Another person's session is ended at once, and this throws,
 * so that nothing is saved in the wrong name (requirement 17.74). Throws `ApiError` like `signIn`.
 */
export async function signInAgain(login: Login): Promise<Profile> {
  const { body } = await request(callOf(login));
  const profile = profileIn(body);
  if (!isOtherPersons(profile)) return storeProfile(body);
  const headers = { Authorization: `Bearer ${profile.token}` };
  await request({ method: 'POST', path: '/logout', headers }).catch(() => {});
  throw new Error(words.otherAccount(ownerOfWindow()?.email ?? ''));
}

/**
 * Ends the session on the server, if there is one. Errors are ignored, because the session may have ended
 * already.
 */
export async function signOut(): Promise<void> {
  if (!readProfile()) return;
  await request({ method: 'POST', path: '/logout' }).catch(() => {});
}
