/**
 * Whether this run skips no case of its tests: true for the proof `left-out`, and for `npm test -- WORD` in the tests
 * that match. A plain `npm test` has to end within minutes: it skips tests tagged `thorough`, and repeats a test that
 * holds for every page, type or screen for a few of them only.
 */
const hasAllTests = process.env.ALL_TESTS === '1';

/** The cases that a test is repeated for. @returns `representatives` in a plain `npm test`, `all` in a run that skips nothing */
export const inMatrix = <const T>(representatives: readonly T[], all: readonly T[]): readonly T[] =>
  hasAllTests ? all : representatives;
