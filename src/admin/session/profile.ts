/** Who is signed in, as the login answered it; kept in local storage so that the guard can look (contract: Signing in and out). */
export interface Profile {
  token: string;
  user?: { _id: string; name: string; email: string; role: string };
}

const KEY = 'profile';

/** The stored profile, or null when there is none or it cannot be read. */
export function readProfile(): Profile | null {
  try {
    const profile: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isProfile(profile) ? profile : null;
  } catch {
    return null;
  }
}

/** Stores a login's answer whole. Throws when it is none. */
export function storeProfile(answer: unknown): Profile {
  if (!isProfile(answer)) throw new Error('The server did not sign you in. Please try again.');
  localStorage.setItem(KEY, JSON.stringify(answer));
  return answer;
}

export function isAdmin(profile: Profile | null): boolean {
  return profile?.user?.role === 'admin';
}

/** Forgets whoever is signed in, and all that was kept for them. */
export function clearProfile(): void {
  localStorage.clear();
}

function isProfile(value: unknown): value is Profile {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string';
}

let isLeavingFlag = false;

/** Leaves the back office for a page of the public site, without asking about unsaved words. */
export function leaveFor(path: string): void {
  isLeavingFlag = true;
  window.location.assign(path);
}

/** Whether the person is on the way out, so that nothing more is asked. */
export const isLeaving = () => isLeavingFlag;
