/**
 * Makes what is missing before a command runs: `node scripts/set-up.mjs [--again] step…`.
 * Plain JavaScript without dependencies, because the machine's own Node.js (20 or newer) runs it first.
 * With `--again` the named steps are done even when they are up to date.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browser } from './set-up/browser.mjs';
import { build } from './set-up/build.mjs';
import { dependencies, siteDependencies } from './set-up/dependencies.mjs';
import { SetUpFailure } from './set-up/failure.mjs';
import { withLock } from './set-up/lock.mjs';
import { startProgress } from './set-up/progress.mjs';
import { testDatabase } from './set-up/test-database.mjs';

const STEPS = {
  dependencies,
  'site-dependencies': siteDependencies,
  build,
  browser,
  'test-database': testDatabase,
};
const root = dirname(dirname(fileURLToPath(import.meta.url)));

async function setUp(names, again) {
  const steps = names.map((name) => STEPS[name] ?? fail(`There is no step "${name}".`));
  const isMissing = (step) => again || !step.isDone(root);
  if (!steps.some(isMissing)) return;
  await withLock(root, async () => {
    // Checked one by one, because a step may make the next one necessary.
    for (const step of steps) {
      if (!isMissing(step)) continue;
      const progress = startProgress(step.doing);
      try {
        progress.finish(await step.run(root, progress));
      } catch (error) {
        progress.abandon();
        throw error;
      }
    }
  });
}

function fail(message) {
  throw new SetUpFailure(message);
}

const names = process.argv.slice(2).filter((argument) => argument !== '--again');
try {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(`Chautari needs Node.js 20 or newer; this is ${process.version}. Get one from https://nodejs.org.`);
  }
  await setUp(names, process.argv.includes('--again'));
} catch (error) {
  process.stderr.write(`\n${error instanceof SetUpFailure ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
