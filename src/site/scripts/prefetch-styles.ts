/**
 * Prefetches the style sheets of other kinds of pages when the visitor first moves on this one, so that the next page
 * need not wait for them, and a visitor who only reads this page does not load them.
 */
import { savesData } from './dom.ts';

const prefetchStyles = () => {
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
for (const event of ['pointermove', 'pointerdown', 'keydown']) addEventListener(event, prefetchStyles);
