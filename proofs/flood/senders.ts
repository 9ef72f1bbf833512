import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ProofContext } from '../runner/proof.ts';
import type { Order, Outcome } from './flooder.ts';
import { pin } from './pin.ts';

const NICER = 5;

/** A process that sends load. */
export class Sender {
  readonly #child: ChildProcess;

  /** @param core on which it runs */
  constructor({ onEnd }: Pick<ProofContext, 'onEnd'>, core: number) {
    this.#child = fork(fileURLToPath(new URL('flooder.ts', import.meta.url)));
    pin(this.#child.pid, core);
    // The people beside whom it floods are on its core too.
    setPriority(this.#child.pid ?? 0, NICER);
    onEnd(() => this.#child.kill('SIGKILL'));
  }

  async send(order: Order): Promise<Outcome> {
    this.#child.send(order);
    const [outcome] = (await once(this.#child, 'message')) as [Outcome];
    return outcome;
  }
}

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Useful answers until the end. */
export const answered = ({ useful }: Outcome): number => total(useful);

/** Useful answers a second. */
export const usefulPerSecond = ({ useful, ms }: Outcome): number => (total(useful) / ms) * 1000;

/** The answers by their status, the most frequent first. */
export function statusesOf({ useful, others }: Outcome): string {
  const counts = new Map<string, number>([['as asked', total(useful)]]);
  for (const [name, count] of Object.entries(others)) {
    const status = name.split(' ')[1] ?? '';
    counts.set(status, (counts.get(status) ?? 0) + count);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([status, count]) => `${count} ${status === '0' ? 'cut off' : status}`)
    .join(', ');
}
