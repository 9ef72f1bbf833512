/**
 * Preloaded by the server of a proof: writes every route that its router has, also those that no document names, to the
 * file that the address of this module has as a parameter. HEAD is routed as GET.
 */
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';

const file = new URL(import.meta.url).searchParams.get('file');

subscribe('fastify.initialization', ({ fastify }) => {
  const routes = [];
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      routes.push({ method: one, url });
      if (one === 'GET') routes.push({ method: 'HEAD', url });
    }
  });
  fastify.addHook('onReady', (done) => {
    writeFileSync(file, JSON.stringify(routes));
    done();
  });
});
