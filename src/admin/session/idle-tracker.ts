import { focusManager } from '@tanstack/react-query';

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
