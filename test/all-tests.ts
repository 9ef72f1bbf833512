/**
 * Whether a run has all tests: that of the proof `all-tests`, and one of some files or titles (`npm test -- notices`).
 * A run of everything leaves out those with the tag `thorough`, and takes one of each kind where a test holds for every
 * page, type, screen or pair, so that it ends within minutes.
 */
const hasAllTests = process.env.ALL_TESTS === '1';

/** @returns `all` where the run has all tests, the representatives otherwise */
export const inMatrix = <const T>(representatives: readonly T[], all: readonly T[]): readonly T[] =>
  hasAllTests ? all : representatives;
