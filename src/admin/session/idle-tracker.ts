import { focusManager } from '@tanstack/react-query';

/** Whoever has touched nothing for so long has gone. */
const GONE_AFTER_MS = 60 * 60_000;
const LOOK_EVERY_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * Lets what is asked for every few seconds rest while nobody is there, as it does while the tab is not seen: a
 * session that is only polled would never end by itself (contract: 12 hours idle).
 */
export function trackIdle(): void {
  let lastSign = Date.now();
  let isGone = false;
  const look = () => {
    const wasGone = isGone;
    isGone = Date.now() - lastSign > GONE_AFTER_MS;
    // Given back to the tab's own state, which reads everything anew for who returns.
    if (isGone !== wasGone) focusManager.setFocused(isGone ? false : undefined);
  };
  const sign = () => {
    lastSign = Date.now();
    if (isGone) look();
  };
  for (const name of SIGNS) addEventListener(name, sign, { passive: true, capture: true });
  setInterval(look, LOOK_EVERY_MS);
}
