/** The distance from everything else, in pixels. */
const MARGIN = 8;

/**
 * The elements that a toast must not cover in a narrow window (requirement 17.132); the header has the menu and the
 * language link.
 */
const KEPT_CLEAR = '.site-header, h1, h2, h3, legend, .field:focus-within';

/**
 * Moves the toast of a narrow window to where it covers neither the header, nor what is being typed, nor a heading: to
 * the top, or into the first gap of the page. Elsewhere it stays where the style sheet has it.
 */
export function placeToast(): void {
  const toaster = document.querySelector<HTMLElement>('.toaster:has(.toast)');
  if (!toaster) return;
  // The visible part, which an on-screen keyboard makes smaller.
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  const space = toaster.offsetHeight;
  const clear = [...document.querySelectorAll(KEPT_CLEAR)].map((element) => element.getBoundingClientRect());
  const isFree = (top: number) =>
    top >= offsetTop &&
    top + space <= offsetTop + height &&
    clear.every((rect) => rect.bottom <= top || rect.top >= top + space);
  const atBottom = offsetTop + height - space - MARGIN;
  const gaps = clear.map(({ bottom }) => bottom + MARGIN).sort((one, other) => one - other);
  const top = [offsetTop + MARGIN, ...gaps].find(isFree) ?? atBottom;
  toaster.style.top = matchMedia('(width < 40em)').matches ? `${top}px` : '';
}

// The header comes and goes with a transition.
for (const event of ['scroll', 'focusin', 'input', 'transitionend'])
  addEventListener(event, placeToast, { passive: true });
