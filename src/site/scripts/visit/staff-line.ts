/** The home page's line for staff who asked for a page of the back office while signed out (requirement 17.70). */
import { SIGN_IN_AND_CONTINUE, WANTED_PAGE } from '../../../ui/staff-sign-in.ts';
import { addressHere } from '../address.ts';
import { words } from './words.ts';

const line = Object.assign(document.createElement('p'), { className: 'staff-line', role: 'status' });
const link = Object.assign(document.createElement('a'), {
  href: SIGN_IN_AND_CONTINUE,
  textContent: words.staffSignIn,
});

function isWanted(): boolean {
  try {
    return location.pathname === addressHere('/') && !!sessionStorage.getItem(WANTED_PAGE);
  } catch {
    return false;
  }
}

function showOrHide(): void {
  line.remove();
  if (!isWanted()) return;
  // Before the page's content, so that the keyboard meets it early.
  document.getElementById('content')?.before(line);
  // Some screen readers miss a live region that is inserted with its text.
  setTimeout(() => line.replaceChildren(words.staffLine, link));
}

showOrHide();
// The back/forward cache restores the page as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && showOrHide());
