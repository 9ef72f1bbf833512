import { focusManager } from '@tanstack/react-query';
import { hasUnsavedChanges } from '../form/unsaved-changes.ts';
import { isAdmin, isOtherPersons, leave, ownerOfWindow, readProfile } from './profile.ts';
import { reauthentication } from './reauthentication.ts';
import { hideScreen, showScreen } from './reauthentication-dialog.tsx';

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

/** Time without input after which the person counts as away. */
const AWAY_AFTER_MS = 60 * 60_000;
const CHECK_INTERVAL_MS = 60_000;
const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * Pauses polling while the person is away, as in a hidden tab. Otherwise polling would keep the session alive
 * for ever (requirement 13.4: 12 hours idle).
 */
export function trackIdle(): void {
  let lastInput = Date.now();
  let isAway = false;
  const check = () => {
    const wasAway = isAway;
    isAway = Date.now() - lastInput > AWAY_AFTER_MS;
    // Undefined returns control to the tab's visibility, which refetches everything.
    if (isAway !== wasAway) focusManager.setFocused(isAway ? false : undefined);
  };
  const onInput = () => {
    lastInput = Date.now();
    if (isAway) check();
  };
  for (const name of INPUT_EVENTS) addEventListener(name, onInput, { passive: true, capture: true });
  setInterval(check, CHECK_INTERVAL_MS);
}
