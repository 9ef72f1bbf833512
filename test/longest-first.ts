import { hash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG =
  /(?:process\/\w+|forwarded-chat|postman|wire|barriers-for-\w+|layout|inbox|galleries|saving|visiting|palette|chat-place|every-type|students)\.test\.ts$/;

/**
 * In the random order of the run's seed, but for the files that take longest: they come first, so that no worker waits
 * for another at the end.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const place = ({ moduleId }: TestSpecification) =>
      (LONG.test(moduleId) ? 'a' : 'b') + hash('sha256', `${seed} ${moduleId}`);
    return files.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  }
}
