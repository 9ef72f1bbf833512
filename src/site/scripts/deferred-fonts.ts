/**
 * Has letters drawn that not every page has, Devanagari above all, by the college's own faces: after the first paint,
 * which each of them would delay. A page that one comes to from another of the site's has them from the beginning, since
 * the device keeps them.
 *
 * Only the elements with such letters change, when their face is there and a few in a frame: to set all of a page anew
 * would hold up a cheap phone.
 */

/** What the faces do not have that every page begins with, somewhat roughly (src/ui/fonts.css). */
const MORE = /[^\0-\xa0\u2013-\u203a]/;
/** How a family is named among an element's own until it is used (src/site/base.css). */
const LATER = /Deferred ([^"]+)/;
/** So far apart elements change, so that a frame meets a few of them. */
const APART_MS = 4;

function use(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let at = 0; texts.nextNode(); ) {
    const { textContent: words, parentElement: element } = texts.currentNode;
    if (!element || !words || !MORE.test(words)) continue;
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const [, family] = LATER.exec(fontFamily) ?? [];
    if (!family) continue;
    const change = () => {
      element.style.fontFamily = fontFamily.replace(LATER, '$1');
    };
    at += APART_MS;
    // What is hidden has its face fetched when it is shown. Where none comes the device's own letters stay.
    Promise.resolve(element.checkVisibility() && document.fonts.load(`${fontWeight} 1em "${family}"`, words))
      .then(() => setTimeout(change, at))
      .catch(() => {});
  }
}

if (document.referrer.startsWith(location.origin)) document.documentElement.dataset.fonts = '';
else new PerformanceObserver(use).observe({ type: 'paint', buffered: true });
