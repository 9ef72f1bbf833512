import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromiumPath } from '../../test/browser/chromium.ts';
import { whyNoChromium } from '../runner/chromium.ts';
import { startProgram } from '../runner/program.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';

/** @returns what Vitest printed */
async function runTests(context: ProofContext): Promise<string> {
  const { root, seed } = context;
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--sequence.seed=${seed}`];
  const { child, said } = startProgram(context, [process.execPath, ...vitest], {
    cwd: root,
    env: { ...process.env, ALL_TESTS: '1', CHROMIUM_PATH: chromiumPath(), NO_COLOR: '1' },
  });
  await once(child, 'close');
  return stripVTControlCharacters(said());
}

export const proof: Proof = {
  claim: 'All tests pass, also those that `npm test` leaves out.',
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
    const said = await runTests(context);
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(said) ?? [];
    must(passed !== undefined, `The tests did not run to their end: ${said.slice(-1000)}`);
    const failures = [...new Set(said.match(/^ *FAIL .*$/gm))].map((line) => line.trim());
    must(failed === '0', [`${failed} tests failed`, ...failures].join('\n'));
    return [`${passed} tests, none failed`];
  },
};
