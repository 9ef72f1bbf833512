import { PROFILE_KEY, WANTED_PAGE } from '../../ui/staff-sign-in.ts';
import { call } from './call.ts';
import { addressHere } from './dom.ts';

interface Person {
  name: string;
  role: string;
}

/** The response of a login, as it is stored (requirements 3.26 to 3.28). */
interface Profile {
  token: string;
  user?: Person;
  student?: Person;
  teacher?: Person;
}

/** Key of the person in a login's response, role, and dashboard. */
const ROLES = [
  ['user', 'admin', '/admin/dashboard'],
  ['student', 'student', '/student/dashboard'],
  ['teacher', 'teacher', '/teacher/dashboard'],
] as const;

export interface SignedIn {
  token: string;
  name: string;
  role: (typeof ROLES)[number][1];
  /** Its address in the language of this page; the back office has one address. */
  dashboard: string;
}

/** The person in a login's response; null without one, or where role and key do not match. */
export function signedInBy(profile: unknown): SignedIn | null {
  const { token, ...people } = (profile ?? {}) as Partial<Profile>;
  if (!token) return null;
  for (const [key, role, dashboard] of ROLES) {
    const person = people[key];
    if (person?.role === role)
      return {
        token,
        name: person.name,
        role,
        dashboard: role === 'admin' ? dashboard : addressHere(dashboard),
      };
  }
  return null;
}

/** The stored profile's person. */
export function signedIn(): SignedIn | null {
  try {
    return signedInBy(JSON.parse(localStorage.getItem(PROFILE_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores a login's whole response. */
export function keepProfile(answer: unknown): void {
  localStorage.setItem(PROFILE_KEY, JSON.stringify(answer));
}

/** Clears the person's stored data and goes to the home page. */
export function leave(): void {
  localStorage.clear();
  sessionStorage.removeItem(WANTED_PAGE);
  location.replace(addressHere('/'));
}

/** Ends the session, then leaves, also where the call fails. */
export async function logout(): Promise<void> {
  const token = signedIn()?.token;
  if (token) await call('POST', '/logout', { token });
  leave();
}
