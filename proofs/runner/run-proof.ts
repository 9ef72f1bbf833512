import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBrokenCopy } from './broken-copy.ts';
import { CannotTry, type Proof, type ProofContext } from './proof.ts';
import type { ProofResult } from './proof-result.ts';
import { randomFrom } from './random.ts';

export interface RunOptions {
  root: string;
  seed: number;
  /** Whether the proof's fault is put back, in a copy of the checkout. */
  isBroken: boolean;
  print(line: string): void;
  /** Aborts when the run is interrupted: what the proof started is stopped, and it counts as not tried. */
  interrupted?: AbortSignal;
}

/** Runs one proof. Prints its seed, what goes on, the figures that were not logged, and last one line with the outcome. */
export async function runProof(name: string, proof: Proof, options: RunOptions): Promise<ProofResult> {
  const { seed, print } = options;
  print(`${name}: ${proof.claim}`);
  print(`${name}: seed ${seed}${options.isBroken ? ', with the fault put back' : ''}`);
  const began = performance.now();
  const logged = new Set<string>();
  const log = (line: string) => {
    logged.add(line);
    print(`  ${line}`);
  };
  const { outcome, reason = null, figures = [], trace } = await endOf(name, proof, { ...options, log });
  for (const line of trace ? [trace] : figures) if (!logged.has(line)) print(`  ${line}`);
  print(`${name}: ${outcome}${outcome === 'skipped' ? ` (${reason})` : ''}`);
  const seconds = (performance.now() - began) / 1000;
  return {
    name,
    claim: proof.claim,
    outcome,
    reason,
    summary: summaryOf(figures, proof.shown),
    seed,
    seconds,
  };
}

/** Puts the figures' numbers into the texts that are shown of them; one that no figure has stands as '?'. */
export function summaryOf(figures: readonly string[], shown: Proof['shown']): string {
  if (figures.length === 0) return '';
  return Object.entries(shown)
    .map(([text, pattern]) => {
      const numbers = figures.flatMap((figure) => pattern.exec(figure)?.[1] ?? []);
      return text.replace('#', numbers.join('/') || '?');
    })
    .join(', ');
}

type End = Pick<ProofResult, 'outcome'> &
  Partial<Pick<ProofResult, 'reason'>> & { figures?: readonly string[]; trace?: string };

async function endOf(
  name: string,
  proof: Proof,
  options: Omit<RunOptions, 'print'> & Pick<ProofContext, 'log'>,
): Promise<End> {
  const reason = await proof.whyNot();
  if (reason !== null) return { outcome: 'skipped', reason };
  const folder = mkdtempSync(join(tmpdir(), `chautari-proof-${name}-`));
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const context = {
    root: options.root,
    folder,
    seed: options.seed,
    random: randomFrom(options.seed),
    log: options.log,
    onEnd: (stop: () => unknown) => void stops.push(stop),
  };
  try {
    if (options.isBroken) {
      context.root = join(folder, 'broken-copy');
      const failure = failureToBreak(() => makeBrokenCopy(options.root, context.root, proof.fault));
      // A proof that was not tried has not turned red.
      if (failure !== null) return { outcome: 'skipped', reason: `the fault cannot be put back: ${failure}` };
    }
    return {
      outcome: 'held',
      figures: await Promise.race([proof.run(context), abortion(options.interrupted)]),
    };
  } catch (error) {
    if (error instanceof CannotTry) return { outcome: 'skipped', reason: error.message };
    const { message = String(error), stack = message } = error as Error;
    return { outcome: 'broken', reason: message, trace: stack };
  } finally {
    // One that fails leaves something behind, but keeps neither the others nor the result.
    for (const stop of stops.reverse()) await Promise.try(stop).catch(() => undefined);
  }
}

/** @returns why it failed; null if it did not */
function failureToBreak(makeCopy: () => void): string | null {
  try {
    makeCopy();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Rejects when `signal` aborts. */
function abortion(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new CannotTry('it was interrupted'));
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
