import type { FastifyInstance } from 'fastify';
import { SERVICE_WORKER, type SiteAssets } from '../site/page-assets.ts';
import { CachedPage } from './pages/cached-page.ts';
import { serviceWorkerHeaders } from './security-headers.ts';

/** Takes the place of a worker that was switched off: deletes what it kept and unregisters (requirement 17.205). */
const FAREWELL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * `/sw.js`. Browsers ask for it after each visit of a page, past their own cache; the script that it names contains a
 * digest in its name, so a new build changes it.
 */
export function serviceWorkerRoute(app: FastifyInstance, { worker }: SiteAssets): void {
  const script = worker === undefined ? FAREWELL : `importScripts(${JSON.stringify(worker)});\n`;
  const file = new CachedPage(200, script, serviceWorkerHeaders);
  app.get(SERVICE_WORKER, { config: { access: 'open' } }, (request, reply) => {
    reply.hijack();
    file.write(request.raw, reply.raw);
  });
}
