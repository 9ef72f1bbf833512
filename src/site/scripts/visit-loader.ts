/** Loads the script of a visit (visit.ts) when the page has loaded and the browser is idle. */

const load = () => {
  const { visit } = document.body.dataset;
  // Without it the page is complete.
  if (visit) import(/* @vite-ignore */ visit).catch(() => {});
};

// Safari has no `requestIdleCallback`.
addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(load));
