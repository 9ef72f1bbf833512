import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBrokenCopy } from './broken-copy.ts';
import type { Proof } from './proof.ts';
import { randomFrom } from './random.ts';

export type Outcome = 'held' | 'broken' | 'skipped';

export interface RunOptions {
  root: string;
  seed: number;
  /** Whether the proof's fault is put back, in a copy of the checkout. */
  isBroken: boolean;
  print(line: string): void;
}

/** Runs one proof. Prints its seed, what goes on, the figures, and last one line with the outcome. */
export async function runProof(name: string, proof: Proof, options: RunOptions): Promise<Outcome> {
  const { seed, print } = options;
  print(`${name}: ${proof.claim}`);
  print(`${name}: seed ${seed}${options.isBroken ? ', with the fault put back' : ''}`);
  const { outcome, line, figures = [] } = await outcomeOf(name, proof, options);
  for (const figure of figures) print(`  ${figure}`);
  print(line);
  return outcome;
}

interface Ended {
  outcome: Outcome;
  line: string;
  figures?: readonly string[];
}

async function outcomeOf(name: string, proof: Proof, options: RunOptions): Promise<Ended> {
  const reason = await proof.whyNot();
  if (reason !== null) return { outcome: 'skipped', line: `${name}: skipped (${reason})` };
  const folder = mkdtempSync(join(tmpdir(), `chautari-proof-${name}-`));
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const context = {
    root: options.root,
    folder,
    seed: options.seed,
    random: randomFrom(options.seed),
    log: (line: string) => options.print(`  ${line}`),
    onEnd: (stop: () => unknown) => void stops.push(stop),
  };
  try {
    if (options.isBroken) {
      context.root = join(folder, 'broken-copy');
      makeBrokenCopy(options.root, context.root, proof.fault);
    }
    return { outcome: 'held', line: `${name}: held`, figures: await proof.run(context) };
  } catch (error) {
    return { outcome: 'broken', line: `${name}: broken`, figures: [String((error as Error).stack ?? error)] };
  } finally {
    for (const stop of stops.reverse()) await Promise.resolve(stop()).catch(() => undefined);
  }
}
