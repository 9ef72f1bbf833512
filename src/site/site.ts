/**
 * The script of every public page: hides the header on scrolling down and shows it on scrolling up, closes the menu,
 * prints, loads the chat on demand, uses deferred fonts after the first paint, prefetches styles of other pages, and
 * loads what concerns this visitor when the page is still.
 */
import './site.css';
import './scripts/chat-opener.ts';
import './scripts/deferred-fonts.ts';
import './scripts/prefetch-styles.ts';
import './scripts/visit-loader.ts';

const header = document.querySelector('.site-header');
/** Scrolling less than this many pixels does not count. */
const MIN_DISTANCE = 8;
// Not `scrollY`, which would force a layout while the page loads.
let last = 0;

const toggleHeader = () => {
  const moved = scrollY - last;
  if (!header || Math.abs(moved) < MIN_DISTANCE) return;
  last = scrollY;
  header.toggleAttribute('data-away', moved > 0 && scrollY > header.clientHeight);
};

addEventListener('scroll', toggleHeader, { passive: true });

// The open menu covers the page, so it closes when the focus leaves it.
addEventListener('focusin', () => {
  document.querySelector<HTMLElement>('.drawer:not(:focus-within)')?.hidePopover();
});

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print();
});
