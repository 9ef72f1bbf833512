/**
 * `npm test -- notices`: runs what concerns notices, that is, every test of a file whose path contains the word and
 * every other test whose full title does, whatever the case; of several words one is enough. All tests without words.
 */
import { relative } from 'node:path';
import { createVitest, parseCLI } from 'vitest/node';

const { filter: words, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const vitest = await createVitest('test', {
  ...options,
  watch: false,
  ...(words.length > 0 && { hideSkippedTests: true }),
});
try {
  if (words.length === 0) await vitest.start();
  else {
    await vitest.standalone();
    await vitest.runTestSpecifications(await specificationsFor(words));
  }
} finally {
  await vitest.close();
}

async function specificationsFor(words: readonly string[]) {
  const testNamePattern = new RegExp(words.map((word) => RegExp.escape(word)).join('|'), 'i');
  return (await vitest.globTestSpecifications()).map((file) =>
    testNamePattern.test(relative(vitest.config.root, file.moduleId))
      ? file
      : file.project.createSpecification(file.moduleId, { testNamePattern }),
  );
}
