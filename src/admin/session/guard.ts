import { type LoaderFunctionArgs, redirect } from 'react-router';
import { signOut } from '../api/session.ts';
import { clearProfileAndLeave, isAdmin, leave, readProfile } from './profile.ts';
import { rememberWantedPage } from './wanted-page.ts';

/**
 * Route loader: admits a stored administrator's profile and sends everyone else to the public site, which then offers
 * the sign-in (requirement 17.70). For convenience only; the server checks the session on every call (requirements
 * 6.7, 6.10).
 */
export function guard({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  if (isAdmin(readProfile())) return null;
  const { pathname, search } = new URL(request.url);
  rememberWantedPage(pathname + search);
  return leave();
}

/** Route action: ends the session on the server and in this browser. */
export async function logout() {
  await signOut();
  return clearProfileAndLeave();
}

export const toDashboard = () => redirect('/admin/dashboard');
