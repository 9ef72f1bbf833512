/**
 * The script of every public page: hides the header on scrolling down and shows it on scrolling up, closes the menu,
 * prints, shares, loads the chat on demand, uses deferred fonts after the first paint, prefetches styles of other pages, and
 * loads what concerns this visitor when the page is still.
 */
import './site.css';
import './scripts/chat-opener.ts';
import './scripts/share.ts';
import './scripts/visit-loader.ts';
import { savesData } from './scripts/dom.ts';

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

/**
 * Defers fonts that not every page needs, above all Devanagari, until after the first paint, which they would delay.
 * A page that follows another page of the site uses them from the start, since they are in the browser's cache.
 *
 * Only elements with such characters change, each when its font has loaded, and a few per frame: a new layout of the
 * whole page would block a slow phone.
 */

/** Roughly the characters that the preloaded fonts do not have (src/ui/fonts.css). */
const DEFERRED = /[^\0-\xa0\u2013-\u203a]/;
/** The name of a deferred family (src/site/base.css). */
const DEFERRED_FAMILY = /Deferred ([^"]+)/;
/** Delay between two changes, so that each frame has a few of them. */
const DELAY_MS = 4;

function useDeferredFonts(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let at = 0; texts.nextNode(); ) {
    const { textContent: text, parentElement: element } = texts.currentNode;
    if (!element || !text || !DEFERRED.test(text)) continue;
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const [, family] = DEFERRED_FAMILY.exec(fontFamily) ?? [];
    if (!family) continue;
    const change = () => {
      element.style.fontFamily = fontFamily.replace(DEFERRED_FAMILY, '$1');
    };
    at += DELAY_MS;
    // A hidden element loads its font when it is shown. Where a font fails, the fallback font stays.
    Promise.resolve(element.checkVisibility() && document.fonts.load(`${fontWeight} 1em "${family}"`, text))
      .then(() => setTimeout(change, at))
      .catch(() => {});
  }
}

if (document.referrer.startsWith(location.origin)) document.documentElement.dataset.fonts = '';
else new PerformanceObserver(useDeferredFonts).observe({ type: 'paint', buffered: true });

/**
 * Prefetches the style sheets of other kinds of pages, and on Nepali ones the font of labels, when the visitor first moves
 * on this one, so that the next page need not wait for them, and a visitor who only reads this page does not load them.
 */
const prefetchOnce = () => {
  const { prefetch } = document.body.dataset;
  if (!prefetch || savesData()) return;
  delete document.body.dataset.prefetch;
  // Not by prefetch links, which `connect-src` does not cover: in Firefox they fall under `default-src 'none'`.
  for (const href of prefetch.split(' '))
    fetch(href, { priority: 'low' })
      .then((response) => response.text())
      .catch(() => {});
};

// Browsers fire scroll and mouseover events by themselves while a page loads, so these do not count as movement.
for (const event of ['pointermove', 'pointerdown', 'keydown']) addEventListener(event, prefetchOnce);
