/**
 * Whether nothing is left out of a run: in the proof `all-tests`, and in `npm test -- notices` of what it runs. `npm test`
 * leaves out tests with the tag `thorough`, and takes one of each kind where a test holds for every page, type, screen or
 * pair, so that it ends within minutes.
 */
const hasAllTests = process.env.ALL_TESTS === '1';

/** @returns the representatives in `npm test`, `all` where nothing is left out */
export const inMatrix = <const T>(representatives: readonly T[], all: readonly T[]): readonly T[] =>
  hasAllTests ? all : representatives;
