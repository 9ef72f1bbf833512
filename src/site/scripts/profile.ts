import { call } from './call.ts';

const KEY = 'profile';

interface Person {
  name: string;
  role: string;
}

/** Who is signed in, as the login answered it (contract: Signing in and out). */
interface Profile {
  token: string;
  user?: Person;
  student?: Person;
  teacher?: Person;
}

/** Where each role works: the key of its login → its role and its dashboard. */
const PLACES = [
  ['user', 'admin', '/admin/dashboard'],
  ['student', 'student', '/student/dashboard'],
  ['teacher', 'teacher', '/teacher/dashboard'],
] as const;

export interface SignedIn {
  token: string;
  name: string;
  role: (typeof PLACES)[number][1];
  dashboard: (typeof PLACES)[number][2];
}

/** Who a login's answer signs in; null when it is none, or its role is not the one of its key. */
export function signedInBy(profile: unknown): SignedIn | null {
  const { token, ...people } = (profile ?? {}) as Partial<Profile>;
  if (!token) return null;
  for (const [key, role, dashboard] of PLACES) {
    const person = people[key];
    if (person?.role === role) return { token, name: person.name, role, dashboard };
  }
  return null;
}

/** Who is signed in on this device. */
export function signedIn(): SignedIn | null {
  try {
    return signedInBy(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps a login's answer whole. */
export function keepProfile(answer: unknown): void {
  localStorage.setItem(KEY, JSON.stringify(answer));
}

/** Forgets whoever is signed in and all that was kept for them, and leads to the home page. */
export function leave(): void {
  localStorage.clear();
  location.replace('/');
}

/** Ends the session, then leaves; that it is over already, or that no answer comes, is no hindrance. */
export async function logout(): Promise<void> {
  const token = signedIn()?.token;
  if (token) await call('POST', '/logout', { token });
  leave();
}
