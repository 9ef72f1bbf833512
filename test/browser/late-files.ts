import type { CDPSession } from 'playwright-core';

/**
 * Holds the files at these URLs back, also those in the cache, until they are released. A route of Playwright would hold
 * back every file for a moment, which takes as long as loading the page.
 */
export async function holdBack(session: CDPSession, patterns: readonly string[]) {
  const held = new Map<string, string>();
  let isReleased = false;
  const pass = (requestId: string) => session.send('Fetch.continueRequest', { requestId }).catch(() => {});
  const hold = ({ requestId, request }: { requestId: string; request: { url: string } }) => {
    held.set(requestId, request.url);
    if (isReleased) void pass(requestId);
  };
  session.on('Fetch.requestPaused', hold);
  // Empties the memory's cache each time, which keeps what earlier documents have loaded.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  return {
    urls: () => [...held.values()],
    release() {
      isReleased = true;
      for (const requestId of held.keys()) void pass(requestId);
    },
    async end() {
      session.off('Fetch.requestPaused', hold);
      await session.send('Fetch.disable');
    },
  };
}
