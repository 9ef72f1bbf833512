/** Minimum length of a swipe, in pixels. */
const MIN_SWIPE = 48;

/**
 * Makes the stage's children follow a finger sideways, and reports the direction of a swipe. Leaves pinches, and
 * panning of a zoomed page, to the browser.
 */
export function followSwipes(stage: HTMLElement, onSwipe: (step: 1 | -1) => void): void {
  let from: number | undefined;
  const move = (px: number) => {
    for (const child of stage.children) if (child instanceof HTMLElement) child.style.translate = `${px}px`;
  };
  const end = () => {
    from = undefined;
    move(0);
  };
  stage.addEventListener('pointerdown', ({ pointerType, isPrimary, clientX }) => {
    end();
    if (pointerType !== 'mouse' && isPrimary && (visualViewport?.scale ?? 1) < 1.05) from = clientX;
  });
  stage.addEventListener('pointermove', ({ clientX }) => {
    if (from !== undefined) move(clientX - from);
  });
  stage.addEventListener('pointercancel', end);
  stage.addEventListener('pointerup', ({ clientX }) => {
    if (from === undefined) return;
    const moved = clientX - from;
    end();
    if (Math.abs(moved) > MIN_SWIPE) onSwipe(moved < 0 ? 1 : -1);
  });
}
