export type Outcome = 'held' | 'broken' | 'skipped';

/** How one proof ended. */
export interface ProofResult {
  name: string;
  claim: string;
  outcome: Outcome;
  /** Why it was skipped or is broken; null where it held. */
  reason: string | null;
  /** The figures that the page of results shows. */
  summary: string;
  seed: number;
  seconds: number;
}
