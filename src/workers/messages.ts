import type { Family } from '../metrics/family.ts';

/**
 * What a worker may ask all other workers of this machine: each question with its data and its answer, both as JSON can
 * carry them. A new question is one line here, `others.answer(…)` at the start of each worker, and `others.ask(…)`.
 */
export interface Questions {
  /** A content version that is committed; the answer means that nothing older is shown any more. */
  'content-version': { data: number; answer: true };
  /** What the worker has counted. */
  metrics: { data: null; answer: readonly Family[] };
}

/** From a worker to the primary. */
export type FromWorker =
  | { kind: 'serving'; address: string }
  /** The demonstration was seeded, and a new process is to serve. */
  | { kind: 'seeded' }
  /** The worker alone got a signal to stop. */
  | { kind: 'leaving' }
  | { kind: 'question'; id: number; question: keyof Questions; data: unknown }
  | { kind: 'answer'; to: number; id: number; answer: unknown };

/** From the primary to a worker. */
export type ToWorker =
  | { kind: 'stop'; withinMs: number }
  /** How many workers got a question of this one. */
  | { kind: 'asked'; id: number; workers: number }
  | { kind: 'question'; from: number; id: number; question: keyof Questions; data: unknown }
  | { kind: 'answer'; id: number; answer: unknown };
