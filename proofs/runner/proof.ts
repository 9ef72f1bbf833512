/** The context that the runner gives to a proof. */
export interface ProofContext {
  /** The checkout whose build in `dist/` is tried; with `--break` a patched copy of it. */
  readonly root: string;
  /** An empty folder, deleted after the proof. */
  readonly folder: string;
  readonly seed: number;
  /** Pseudorandom numbers from 0 to below 1, determined by the seed. */
  random(): number;
  /** Prints one line about the progress, or a figure as soon as it is known. */
  log(line: string): void;
  /** Registers a clean-up after the proof, for any outcome; the last one runs first. */
  onEnd(stop: () => unknown): void;
}

/** One text of a source file and what `--break` puts in its place. The text occurs exactly once. */
export interface Patch {
  file: string;
  from: string;
  to: string;
}

/** A check that needs root, Debian's packages or minutes, and therefore is not part of `npm test`. */
export interface Proof {
  /** The claim that it proves, as one sentence. */
  readonly claim: string;
  /**
   * What of the figures stands on the page of results: texts, each with the pattern whose group takes the place of `#`.
   * The groups of several figures stand as '12/15'.
   */
  readonly shown: Readonly<Record<string, RegExp>>;
  /** The fault that `--break` puts back; the proof must then fail. */
  readonly fault: readonly Patch[];
  /** Why this machine cannot try it; null if it can. May install what is missing. */
  whyNot(): Promise<string | null> | string | null;
  /** @returns the figures, a line each @throws when the claim does not hold; CannotTry */
  run(context: ProofContext): Promise<readonly string[]>;
}

/** Thrown where it shows only while a proof runs that the machine cannot try it; the proof is skipped with the message. */
export class CannotTry extends Error {}

/** Throws unless `condition` holds. */
export function must(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
