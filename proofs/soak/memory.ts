import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { memoryBounds } from '../college/as-served.ts';
import { slopeOf } from './slope.ts';

/** Memory that a process uses after a garbage collection. */
interface Sample {
  /** In milliseconds since 1970. */
  at: number;
  /** All memory that is no page of a file, in megabytes. */
  mb: number;
  /** Size of the JavaScript heap, in megabytes. */
  heapMb: number;
}

export interface Growth {
  samples: number;
  /** Megabytes at the first and the last sample. */
  from: number;
  to: number;
  mbPerMinute: number;
  heapMbPerMinute: number;
}

/** The settings by which a site takes memory as one that serves, and tells how much. @param file where */
export function memorySettings(root: string, file: string): Record<string, string> {
  const { NODE_OPTIONS, ...bounds } = memoryBounds(root);
  const module = pathToFileURL(join(import.meta.dirname, 'tell-memory.mjs'));
  module.searchParams.set('file', file);
  return { ...bounds, NODE_OPTIONS: `${NODE_OPTIONS} --import=${module.href}` };
}

/**
 * How much the memory of a site has grown.
 * @param file its samples, a line each @param since leaves out those before, in milliseconds since 1970
 */
export function growthOf(file: string, since: number): Growth {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const samples = lines.map((line) => JSON.parse(line) as Sample).filter(({ at }) => at >= since);
  const perMinute = (read: (sample: Sample) => number) =>
    slopeOf(samples.map((sample) => [sample.at / 60_000, read(sample)]));
  return {
    samples: samples.length,
    from: samples[0]?.mb ?? 0,
    to: samples.at(-1)?.mb ?? 0,
    mbPerMinute: perMinute(({ mb }) => mb),
    heapMbPerMinute: perMinute(({ heapMb }) => heapMb),
  };
}
