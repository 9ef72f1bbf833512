import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patched } from './broken-copy.ts';
import { CannotTry, type Proof, type ProofContext } from './proof.ts';
import { runProof, summaryOf } from './run-proof.ts';

async function outcomeOf(run: Proof['run'], reason: string | null = null) {
  const lines: string[] = [];
  const proof: Proof = { claim: 'One is one.', shown: {}, fault: [], whyNot: () => reason, run };
  const options = { root: '/', seed: 7, isBroken: false, print: (line: string) => void lines.push(line) };
  return { ...(await runProof('sample', proof, options)), lines };
}

test('a proof that holds prints its seed, its figures and last its outcome', async () => {
  const { outcome, lines } = await outcomeOf(async () => ['12 of 12 changes kept']);
  expect(outcome).toBe('held');
  expect(lines).toEqual(['sample: One is one.', 'sample: seed 7', '  12 of 12 changes kept', 'sample: held']);
});

test('the page of results shows what the proof names of its figures [21.132]', () => {
  const shown = { '# kept': /(\d+) kept/, 'ready in # ms': /ready in (\d+)/ };
  expect(summaryOf(['SQLite: 12 kept', 'PostgreSQL: 15 kept, ready in 7 ms'], shown)).toBe(
    '12/15 kept, ready in 7 ms',
  );
  expect(summaryOf(['none'], shown)).toBe('? kept, ready in ? ms');
  expect(summaryOf([], shown)).toBe('');
});

test('a figure that was logged is not printed again', async () => {
  const { lines } = await outcomeOf(async ({ log }) => {
    log('12 kept');
    return ['12 kept', '3 refused'];
  });
  expect(lines.slice(2)).toEqual(['  12 kept', '  3 refused', 'sample: held']);
});

test('a proof that throws is broken and says why', async () => {
  const { outcome, lines } = await outcomeOf(async () => {
    throw new Error('one change is lost');
  });
  expect(outcome).toBe('broken');
  expect(lines.at(-2)).toContain('one change is lost');
  expect(lines.at(-1)).toBe('sample: broken');
});

test('a proof that the machine cannot try is skipped with the reason', async () => {
  const { outcome, lines } = await outcomeOf(async () => [], 'there is no nginx');
  expect(outcome).toBe('skipped');
  expect(lines.at(-1)).toBe('sample: skipped (there is no nginx)');
});

test('a proof that finds only while it runs that the machine cannot try it is skipped with the reason', async () => {
  const { outcome, lines } = await outcomeOf(async () => {
    throw new CannotTry('the machine is too busy');
  });
  expect(outcome).toBe('skipped');
  expect(lines.at(-1)).toBe('sample: skipped (the machine is too busy)');
});

test('a proof that is interrupted stops what it started, and counts as not tried', async () => {
  const interruption = new AbortController();
  let isStopped = false;
  const proof: Proof = {
    claim: 'One is one.',
    shown: {},
    fault: [],
    whyNot: () => null,
    run({ onEnd }) {
      onEnd(() => {
        isStopped = true;
      });
      interruption.abort();
      return new Promise(() => {});
    },
  };
  const options = { root: '/', seed: 7, isBroken: false, print: () => {}, interrupted: interruption.signal };
  const { outcome, reason } = await runProof('sample', proof, options);
  expect([outcome, reason, isStopped]).toEqual(['skipped', 'it was interrupted', true]);
});

test('a clean-up that fails hides neither the result nor the other clean-ups', async () => {
  let isStopped = false;
  const { outcome } = await outcomeOf(async ({ onEnd }) => {
    onEnd(() => {
      isStopped = true;
    });
    onEnd(() => {
      throw new Error('still in use');
    });
    return [];
  });
  expect([outcome, isStopped]).toEqual(['held', true]);
});

test('a proof whose fault cannot be put back is skipped, since it has not turned red', async () => {
  const lines: string[] = [];
  const fault = [{ file: 'package.json', from: 'no such text', to: '' }];
  const proof: Proof = { claim: 'One is one.', shown: {}, fault, whyNot: () => null, run: async () => [] };
  const root = mkdtempSync(join(tmpdir(), 'proof-root-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{}');
  const options = { root, seed: 7, isBroken: true, print: (line: string) => void lines.push(line) };
  const { outcome } = await runProof('sample', proof, options);
  rmSync(root, { recursive: true });
  expect(outcome).toBe('skipped');
  expect(lines.at(-1)).toMatch(/^sample: skipped \(the fault cannot be put back: package.json has 0 times/);
});

test('what a proof registered is stopped afterwards, the last first, and its folder is deleted', async () => {
  const stopped: string[] = [];
  let context: ProofContext | undefined;
  await outcomeOf(async (given) => {
    context = given;
    given.onEnd(() => stopped.push('database'));
    given.onEnd(() => stopped.push('server'));
    throw new Error('broken');
  });
  expect(stopped).toEqual(['server', 'database']);
  expect(existsSync(context?.folder ?? '/')).toBe(false);
});

test('the same seed gives the same random numbers', async () => {
  const drawn: number[] = [];
  const draw = async ({ random }: ProofContext) => {
    drawn.push(random());
    return [];
  };
  await outcomeOf(draw);
  await outcomeOf(draw);
  expect(drawn[0]).toBe(drawn[1]);
  expect(drawn[0]).toBeLessThan(1);
});

test('a fault replaces a text that occurs exactly once', () => {
  const fault = { file: 'a.ts', from: 'await sync(file)', to: '' };
  expect(patched('x; await sync(file); y', fault)).toBe('x; ; y');
  expect(() => patched('nothing', fault)).toThrow('a.ts has 0 times');
  expect(() => patched('await sync(file) await sync(file)', fault)).toThrow('a.ts has 2 times');
});
