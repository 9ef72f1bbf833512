/**
 * Registers the service worker and tells it what this page has loaded, so that it keeps it
 * (src/site/offline/worker.ts). If it is switched off, the page does not name it.
 */
const { serviceWorker } = navigator;
const { worker } = document.body.dataset;

async function tell(): Promise<void> {
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href, ...loaded]);
}

// Missing where the connection is not secure.
if (serviceWorker && worker) {
  serviceWorker
    .register(worker)
    .then(tell)
    .catch(() => {});
  // Pictures load while the visitor scrolls.
  addEventListener('visibilitychange', tell);
}
