import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join as path } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite, Vitest } from 'vitest/node';
import { join, written } from './join.ts';
import { PAGE, requirements } from './table.ts';

/** Where the join is written after a whole run, by its path from the root. */
const JOIN = '.cache/requirements.md';

/**
 * Joins docs/requirements.md with the tests that passed. A number that the page does not have fails the run, and, where
 * every test ran, so does a requirement without a test that passed.
 */
export default class RequirementsReporter implements Reporter {
  #vitest?: Vitest;
  /** Whether the run has every test, not those of some files or titles only. */
  #isWhole = false;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    const all = (await this.#vitest?.globTestSpecifications()) ?? [];
    this.#isWhole =
      !this.#vitest?.config.testNamePattern &&
      specifications.length === all.length &&
      specifications.every(({ testNamePattern }) => !testNamePattern);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const vitest = this.#vitest;
    if (!vitest) return;
    const table = requirements();
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed');
    const joined = join(
      table,
      passed.map((test) => ({ file: test.module.relativeModuleId, titles: titlesOf(test) })),
    );
    if (this.#isWhole) {
      const file = path(vitest.config.root, JOIN);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${written(table, joined)}\n`);
    }
    const findings = [
      ...joined.unknown.map((where) => `No requirement of ${PAGE}: ${where}`),
      ...(this.#isWhole ? joined.unproven.map((row) => `No passed test proves requirement ${row}`) : []),
    ];
    if (findings.length === 0) return;
    vitest.logger.error(findings.join('\n'));
    process.exitCode = 1;
  }
}

/** Titles from the outermost block to the test itself. */
function titlesOf(test: TestCase | TestSuite): string[] {
  return [...(test.parent.type === 'suite' ? titlesOf(test.parent) : []), test.name];
}
