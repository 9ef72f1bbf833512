/**
 * A plain `npm test` has to end within minutes: it skips tests tagged `thorough`, and repeats a test that holds for
 * every page, type or screen for a few of them only. `all`: nothing is skipped, as by `npm test -- WORD` in the tests
 * that match. `rest`: the cases that the plain run left out, for the proof `left-out`.
 */
const cases = process.env.TEST_CASES;

/** The cases that a test is repeated for. @returns `representatives` in a plain `npm test`, `all` in a run that skips nothing */
export function inMatrix<const T>(representatives: readonly T[], all: readonly T[]): readonly T[] {
  if (cases === 'rest') return all.filter((one) => !representatives.includes(one));
  return cases === 'all' ? all : representatives;
}
