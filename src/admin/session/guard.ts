import { type LoaderFunctionArgs, redirect } from 'react-router';
import { otherThan } from '../../languages/language.ts';
import { messageOf } from '../api/api-error.ts';
import { changeLanguage, signOut } from '../api/session.ts';
import { language } from '../language.ts';
import { toastError } from '../toast/toasts.ts';
import { clearProfileAndLeave, isAdmin, leave, loadAgain, readProfile } from './profile.ts';
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

/**
 * Route action: changes the language of the person's account, and loads the screen again in it. Unsaved text is
 * asked about first, as when one leaves the screen.
 */
export async function switchLanguage() {
  try {
    await changeLanguage(otherThan(language));
    return loadAgain();
  } catch (error) {
    toastError(messageOf(error));
    return redirect(window.location.pathname + window.location.search);
  }
}

export const toDashboard = () => redirect('/admin/dashboard');
