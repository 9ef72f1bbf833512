import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that are short to read and long to run. */
const LONG = /(?:process\/\w+|forwarded-chat|postman|wire|barriers-for-\w+)\.test\.ts$/;

/**
 * Begins with the files that take longest, so that no worker is left waiting for another one at the end: where nothing
 * is known of earlier runs, Vitest goes by their size, which is right for most.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
