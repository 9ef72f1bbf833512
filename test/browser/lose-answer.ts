import type { Page } from 'playwright-core';

/** Lets the next request to this address reach the server, and drops the response. */
export async function loseAnswer(page: Page, address: string) {
  const network = await page.context().newCDPSession(page);
  network.once('Fetch.requestPaused', async ({ requestId }) => {
    await network.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' });
    await network.detach();
  });
  const patterns = [{ urlPattern: `*/api/${address}`, requestStage: 'Response' as const }];
  await network.send('Fetch.enable', { patterns });
}
