/** Several bare `node:http` servers behind one port; starts the program of the limit server that often. */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer } from './limit-process.ts';

cluster.setupPrimary({
  exec: fileURLToPath(new URL('limit-process.ts', import.meta.url)),
  serialization: 'advanced',
});
const workers = Array.from({ length: Number(process.argv[2]) }, () => cluster.fork());
const addresses = await Promise.all(workers.map((worker) => once(worker, 'message')));
process.on('message', async (answers: Answer[]) => {
  const taken = workers.map((worker) => once(worker, 'message'));
  for (const worker of workers) worker.send(answers);
  await Promise.all(taken);
  process.send?.('taken');
});
process.on('disconnect', () => process.exit());
process.send?.(addresses[0]?.[0]);
