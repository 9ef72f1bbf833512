import type { Reporter, TestModule } from 'vitest/node';

/** Ends the run with one line over all tests: `N passed, N failed`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file that does not load, or an error outside of any test, is a failure too.
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandled.length;
    process.once('exit', () => {
      process.stdout.write(`${inState('passed')} passed, ${inState('failed') + broken} failed\n`);
    });
  }
}
