import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromiumPath } from '../../test/browser/chromium.ts';
import { whyNoChromium } from '../runner/chromium.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';

/** Where tests are that `npm test` runs for some of what they hold for (`inMatrix`). */
const FOLDERS = ['test/browser', 'test/questions'];

/** Runs these tests for all of it. @returns what Vitest printed */
async function runTests({ root, seed, onEnd }: ProofContext): Promise<string> {
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--sequence.seed=${seed}`, ...FOLDERS];
  const child = spawn(process.execPath, vitest, {
    cwd: root,
    env: { ...process.env, WHOLE_MATRIX: '1', CHROMIUM_PATH: chromiumPath(), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onEnd(() => child.kill('SIGTERM'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  await new Promise((resolve) => child.on('close', resolve));
  return stripVTControlCharacters(said);
}

export const proof: Proof = {
  claim:
    'Every page, every type and every screen passes the tests that `npm test` runs for one of each kind: at every width, in both ' +
    'languages, and for every set of questions.',
  fault: [
    {
      // A hint of a type that `npm test` does not open.
      file: 'src/content/words.ts',
      from: 'Without it visitors see the question alone.',
      to: 'Without it visitors see nothing.',
    },
  ],
  whyNot: whyNoChromium,
  async run(context) {
    const said = await runTests(context);
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(said) ?? [];
    must(passed !== undefined, `The tests did not run to their end: ${said.slice(-1000)}`);
    const failures = [...new Set(said.match(/^ *FAIL .*$/gm))].map((line) => line.trim());
    must(failed === '0', [`${failed} tests failed`, ...failures].join('\n'));
    return [`${passed} tests in ${FOLDERS.join(' and ')}, none failed`];
  },
};
