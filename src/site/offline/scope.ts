/** The parts of a service worker's scope that worker.ts uses. TypeScript's own declarations exclude those of pages. */

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Route {
  condition: { urlPattern: string } | { requestMode: RequestMode; requestMethod: string };
  source: 'network' | 'race-network-and-fetch-handler';
}

interface InstallEvent extends WaitingEvent {
  /** Chromium only: the response that the browser requests without waiting for the worker (navigation preload). */
  addRoutes?(routes: Route[]): Promise<void>;
}

interface MessageToWorker extends WaitingEvent {
  readonly data: unknown;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  /** The page that asks; empty for a navigation. */
  readonly clientId: string;
  /** The page that a navigation leads to. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: InstallEvent;
  message: MessageToWorker;
  fetch: FetchEvent;
}

interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ): void;
}

export const scope = self as unknown as WorkerScope;
