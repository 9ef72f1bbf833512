import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../college/caller.ts';
import type { College } from '../college/college.ts';
import { must } from '../runner/proof.ts';
import { KINDS, type Writer } from './writer.ts';

const RECOVERED_WITHIN_MS = 30_000;

export interface Recovering {
  college: Pick<College, 'process'>;
  writer: Writer;
}

/** Waits until each kind of write succeeds again, without a start of the site. Until then 503 may be answered. */
export async function writeAgain({ college, writer }: Recovering): Promise<void> {
  const deadline = performance.now() + RECOVERED_WITHIN_MS;
  for (const kind of KINDS) {
    for (;;) {
      if (kind === 'draft') await writer.refresh();
      const answer = await writer[kind]();
      if (answer.status < 300) break;
      must(
        answer.status === 503 && performance.now() < deadline,
        `A ${kind} is answered with ${describeAnswer(answer)} after the failure: ${college.process.said().slice(-1500)}`,
      );
      await pause(50);
    }
  }
}

/** An answer for a message; null where there was none. */
export const describeAnswer = (answer: Answer | null) =>
  answer ? `${answer.status} ${answer.text.slice(0, 200)}` : 'nothing';
