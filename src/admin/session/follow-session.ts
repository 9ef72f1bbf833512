import { hasUnsavedChanges } from '../form/unsaved-changes.ts';
import { isAdmin, isOtherPersons, leave, ownerOfWindow, readProfile } from './profile.ts';
import { reauthentication } from './reauthentication.ts';
import { hideScreen, showScreen } from './screen-cover.ts';

/**
 * Follows the session: after Logout no window shows a screen of before, neither this one on the way back nor another
 * one that was left open (requirements 17.72 and 17.73).
 */
export function followSession(): void {
  addEventListener('storage', ({ key }) => {
    // The key is null when the whole storage was cleared.
    if (ownerOfWindow() && (key === null || key === 'profile')) follow();
  });
  // The back/forward cache keeps the page as it was left, so it is emptied before, and reloaded.
  addEventListener('pagehide', ({ persisted }) => {
    document.documentElement.hidden = persisted;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

function follow(): void {
  const profile = readProfile();
  if (isAdmin(profile) && !isOtherPersons(profile)) {
    showScreen();
    reauthentication.done();
  } else if (hasUnsavedChanges()) {
    hideScreen();
    reauthentication.ask();
  } else if (isAdmin(profile)) location.reload();
  else void leave();
}
