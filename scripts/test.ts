/**
 * `npm test -- notices`: runs every test whose file path or full title contains the word, ignoring case. With several
 * words, one has to match. Without words, it runs all tests but those tagged `thorough`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createVitest, parseCLI } from 'vitest/node';

const { filter: words, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
if (words.length > 0) process.env.TEST_CASES = 'all';
const tagsFilter = words.length > 0 ? [] : ['!thorough'];
const vitest = await createVitest('test', { tagsFilter, ...options, watch: false });
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
  return (await vitest.globTestSpecifications()).flatMap((file) => {
    if (testNamePattern.test(relative(vitest.config.root, file.moduleId))) return [file];
    if (!mentions(file.moduleId, testNamePattern)) return [];
    return [file.project.createSpecification(file.moduleId, { testNamePattern })];
  });
}

/** Whether a file, or a helper in test/ that it imports, contains a word: titles come from these. */
function mentions(file: string, word: RegExp): boolean {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
  const helpers = imported.filter(
    (path) => relative(vitest.config.root, path).startsWith('test/') && existsSync(path),
  );
  return word.test(text) || helpers.some((path) => word.test(readFileSync(path, 'utf8')));
}
