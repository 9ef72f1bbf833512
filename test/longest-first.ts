import { hash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that may take ten seconds or more. */
const LONG =
  /\/test\/(?:browser|process)\/|\/(?:access|bucket-store|editing-races|mails|outbox-worker|questions|records|search)\.test\.ts$/;

/**
 * Files in the random order of the run's seed, but the longest first: one that starts late would run alone at the end
 * while the other workers are idle.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const position = ({ moduleId }: TestSpecification) =>
      (LONG.test(moduleId) ? 'a' : 'b') + hash('sha256', `${seed} ${moduleId}`);
    return files.toSorted((one, other) => (position(one) < position(other) ? -1 : 1));
  }
}
