import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromiumPath } from '../../test/browser/chromium.ts';
import { whyNoChromium } from '../runner/chromium.ts';
import { startProgram } from '../runner/program.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';

/** Found in test files of which `npm test` runs only some cases: they call `inMatrix`, or a helper that does. */
const REPEATED = /\b(?:inMatrix|anySite)\b|\/nepali-office\.ts|expectAccessible\([^;]*(?:WIDTHS|\d, \d)/;
const TAG = 'thorough';

/**
 * Runs tests with the cases that `npm test` leaves out.
 * @param says matches the text of the files that are run @param tag as in Vitest's `--tags-filter`
 * @returns how many passed @throws if one fails
 */
async function runTests(context: ProofContext, says: RegExp, tag: string): Promise<number> {
  const { root, seed } = context;
  const files = ['src', 'test']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && says.test(readFileSync(join(root, path), 'utf8')));
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files];
  const options = [`--sequence.seed=${seed}`, `--tags-filter=${tag}`];
  const { child, said } = startProgram(context, [process.execPath, ...vitest, ...options], {
    cwd: root,
    env: { ...process.env, TEST_CASES: 'rest', CHROMIUM_PATH: chromiumPath(), NO_COLOR: '1' },
  });
  await once(child, 'close');
  const printed = stripVTControlCharacters(said());
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(printed) ?? [];
  must(passed !== undefined, `The tests did not run to their end: ${printed.slice(-1000)}`);
  const failures = [...new Set(printed.match(/^ *FAIL .*$/gm))].map((line) => line.trim());
  must(failed === '0', [`${failed} tests failed`, ...failures].join('\n'));
  return Number(passed);
}

export const proof: Proof = {
  claim: 'The tests that `npm test` leaves out pass.',
  shown: { '# tests': /(\d+) tests/ },
  fault: [
    {
      // A label of a type that `npm test` does not open.
      file: 'src/content/banner.ts',
      from: "text('Short Text'",
      to: "text('Brief Text'",
    },
  ],
  whyNot: whyNoChromium,
  async run(context) {
    const tagged = await runTests(context, new RegExp(TAG), TAG);
    const repeated = await runTests(context, REPEATED, `!${TAG}`);
    return [`${tagged + repeated} tests, none failed`];
  },
};
