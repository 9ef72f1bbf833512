import { redirect } from 'react-router';
import { signOut } from '../api/session.ts';
import { clearProfile, isAdmin, leaveFor, readProfile } from './profile.ts';

/**
 * Looks whether an administrator is stored as signed in; who is not is led to the public site. A convenience only:
 * the server decides on every call (decision D1).
 */
export function guard() {
  return isAdmin(readProfile()) ? null : leave();
}

/** Ends the session, forgets it here, and leads to the public site. */
export async function logout() {
  await signOut();
  clearProfile();
  return leave();
}

/** Waits for ever, so that nothing is shown while the other document comes. */
function leave(): Promise<never> {
  leaveFor('/');
  return new Promise<never>(() => {});
}

export const toDashboard = () => redirect('/admin/dashboard');
