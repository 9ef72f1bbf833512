import type { JSHandle, Page } from 'playwright-core';

/** What tests call of the back office's query client. */
export interface QueryClient {
  resetQueries(filters: object): Promise<void>;
  getQueryData(key: readonly string[]): object | undefined;
}

/**
 * The query client of a loaded back office. The program does not export it, but React keeps its tree at the root element.
 * @throws when the page does not show the back office
 */
export const queryClientOf = (page: Page): Promise<JSHandle<QueryClient>> => page.evaluateHandle(findClient);

/** Runs in the page. */
function findClient(): QueryClient {
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
    stateNode: unknown;
    memoizedProps: { client?: QueryClient } | null;
  }
  const rest = Object.entries(document.getElementById('root') ?? {}).flatMap(([key, fiber]) =>
    key.startsWith('__reactContainer$') ? [(fiber.stateNode as { current: Fiber }).current] : [],
  );
  for (let fiber = rest.pop(); fiber; fiber = rest.pop()) {
    const client = fiber.memoizedProps?.client;
    if (client) return client;
    if (fiber.sibling) rest.push(fiber.sibling);
    if (fiber.child) rest.push(fiber.child);
  }
  throw new Error('The query client was not found');
}
