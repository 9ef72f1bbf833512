import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofContext } from '../runner/proof.ts';

/** A context with a folder of its own. What it registers can be ended before the proof is over. */
export function placeIn(context: ProofContext, name: string) {
  const folder = join(context.folder, name);
  mkdirSync(folder);
  const stops: (() => unknown)[] = [];
  const endAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  context.onEnd(endAll);
  return { ...context, folder, onEnd: (stop: () => unknown) => void stops.push(stop), endAll };
}
