/** Where the header of a page ends, and the distance from everything else, in pixels. */
const BELOW_HEADER = 88;
const MARGIN = 8;

/** What a toast must not cover in a narrow window (requirement 17.132). */
const KEPT_CLEAR = 'h1, h2, h3, legend, .field:focus-within';

/**
 * Moves the toast of a narrow window to where it covers neither what is being typed nor a heading: below the header,
 * over it, or into the first gap of the page. Elsewhere it stays where the style sheet has it.
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
  const over = offsetTop + MARGIN;
  const top = [offsetTop + BELOW_HEADER, over, ...clear.map(({ bottom }) => bottom + MARGIN)].find(isFree);
  toaster.style.top = matchMedia('(width < 40em)').matches ? `${top ?? over}px` : '';
}

for (const event of ['scroll', 'focusin', 'input']) addEventListener(event, placeToast, { passive: true });
