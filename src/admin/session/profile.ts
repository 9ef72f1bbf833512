/** The response of a login, kept in local storage, where the guard reads it (requirement 3.26). */
export interface Profile {
  token: string;
  user?: { _id: string; name: string; email: string; role: string };
}

const KEY = 'profile';

/** The stored profile, or null if there is none or it is unreadable. */
export function readProfile(): Profile | null {
  try {
    const profile: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isProfile(profile) ? profile : null;
  } catch {
    return null;
  }
}

/** Stores a login's response unchanged. Throws if it is not a profile. */
export function storeProfile(answer: unknown): Profile {
  if (!isProfile(answer)) throw new Error('The server did not sign you in. Please try again.');
  localStorage.setItem(KEY, JSON.stringify(answer));
  return answer;
}

export function isAdmin(profile: Profile | null): boolean {
  return profile?.user?.role === 'admin';
}

let isLeavingPage = false;

/** Whether the browser is leaving the back office: dialogs and warnings are suppressed. */
export const isLeaving = () => isLeavingPage;

/** Navigates to the home page. Never resolves, so nothing renders before the other document loads. */
export function leave(): Promise<never> {
  isLeavingPage = true;
  window.location.assign('/');
  return new Promise<never>(() => {});
}

/** Removes the profile and all other stored data of the person, and goes to the home page. */
export function clearProfileAndLeave(): Promise<never> {
  localStorage.clear();
  return leave();
}

function isProfile(value: unknown): value is Profile {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string';
}
