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
