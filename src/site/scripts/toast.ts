import { words as sentences } from './words.ts';

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
function placeToast(): void {
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

/** Time until a toast closes (requirement 9.12). */
const TOAST_MS = 5000;
/** Interval at which a toast under the pointer or with focus is checked again. */
const HELD_MS = 1000;

export type Tone = 'success' | 'error';

const make = <T extends keyof HTMLElementTagNameMap>(tag: T, like: Partial<HTMLElementTagNameMap[T]>) =>
  Object.assign(document.createElement(tag), like);

function region(): HTMLElement {
  const present = document.querySelector<HTMLElement>('.toaster');
  if (present) return present;
  const made = make('section', { className: 'toaster filled-later', ariaLabel: sentences.notifications });
  document.body.append(made);
  return made;
}

/** Shows a toast, which replaces the one before. */
export function toast(words: string, tone: Tone = 'success'): void {
  const card = make('div', { className: 'toast' });
  card.dataset.tone = tone;
  const said = make('div', { role: tone === 'error' ? 'alert' : 'status' });
  const remove = () => card.remove();
  card.append(
    said,
    make('button', { type: 'button', ariaLabel: sentences.close, textContent: '×', onclick: remove }),
  );
  region().replaceChildren(card);
  // Some screen readers miss a live region that is inserted with its text.
  requestAnimationFrame(() => {
    said.textContent = words;
    placeToast();
  });
  const leave = () => {
    if (card.matches(':hover, :focus-within')) setTimeout(leave, HELD_MS);
    else remove();
  };
  setTimeout(leave, TOAST_MS);
}

/**
 * Removes the toast early, because its message is outdated (requirement 17.133).
 * @param words only if it says this
 */
export function dismissToast(words?: string): void {
  const card = document.querySelector('.toast');
  if (!words || card?.firstChild?.textContent === words) card?.remove();
}

/** Key in session storage of a toast for the next page. */
const NEXT_PAGE = 'toast';

/** Keeps a success toast for the next page of this window. */
export function toastOnNextPage(words: string): void {
  sessionStorage.setItem(NEXT_PAGE, words);
}

/** Shows the toast that the previous page has kept, once. */
export function showKeptToast(): void {
  const words = sessionStorage.getItem(NEXT_PAGE);
  if (!words) return;
  sessionStorage.removeItem(NEXT_PAGE);
  toast(words);
}
