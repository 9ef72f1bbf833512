import type { Reporter, TestModule } from 'vitest/node';

/** Prints the totals as the last line of the run: `N passed, N failed`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file that does not load and an error outside a test also count as failures.
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandled.length;
    process.once('exit', () => {
      process.stdout.write(`${inState('passed')} passed, ${inState('failed') + broken} failed\n`);
    });
  }
}
