/** A thread that draws: it is sent names of drawings and answers each with a JPEG file. */
import { parentPort } from 'node:worker_threads';
import { type DrawingName, draw } from './drawings/index.ts';

parentPort?.on('message', async (name: DrawingName) => {
  parentPort?.postMessage(await draw(name));
});
