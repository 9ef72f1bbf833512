import { focusManager } from '@tanstack/react-query';

/** Time without input after which the person counts as away. */
const GONE_AFTER_MS = 60 * 60_000;
const LOOK_EVERY_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * Pauses polling while the person is away, as in a hidden tab. Otherwise polling would keep the session alive
 * for ever (requirement 13.4: 12 hours idle).
 */
export function trackIdle(): void {
  let lastSign = Date.now();
  let isGone = false;
  const look = () => {
    const wasGone = isGone;
    isGone = Date.now() - lastSign > GONE_AFTER_MS;
    // Undefined returns control to the tab's visibility, which refetches everything.
    if (isGone !== wasGone) focusManager.setFocused(isGone ? false : undefined);
  };
  const sign = () => {
    lastSign = Date.now();
    if (isGone) look();
  };
  for (const name of SIGNS) addEventListener(name, sign, { passive: true, capture: true });
  setInterval(look, LOOK_EVERY_MS);
}
