import { redirect } from 'react-router';
import { signOut } from '../api/session.ts';
import { clearProfileAndLeave, isAdmin, leave, readProfile } from './profile.ts';

/**
 * Route loader: admits a stored administrator's profile and sends everyone else to the public site. For convenience
 * only; the server checks the session on every call (requirements 6.7, 6.10).
 */
export const guard = () => (isAdmin(readProfile()) ? null : leave());

/** Route action: ends the session on the server and in this browser. */
export async function logout() {
  await signOut();
  return clearProfileAndLeave();
}

export const toDashboard = () => redirect('/admin/dashboard');
