/** So far, in pixels, a finger goes before it means another picture. */
const FAR_ENOUGH = 48;

/**
 * Lets what stands on the stage follow a finger sideways, and tells which way it went. Two fingers, and one that
 * moves about a page that is zoomed in, are the browser's.
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
    if (Math.abs(moved) > FAR_ENOUGH) onSwipe(moved < 0 ? 1 : -1);
  });
}
