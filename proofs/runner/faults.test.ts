import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patched } from './broken-copy.ts';
import type { Proof } from './proof.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'proofs');
const names = readdirSync(folder).filter(
  (name) => name !== 'runner' && existsSync(join(folder, name, 'proof.ts')),
);

test.each(names)('the proof %s has a fault that fits the sources [21.133]', async (name) => {
  const { proof } = (await import(`../${name}/proof.ts`)) as { proof: Proof };
  expect(proof.fault).not.toEqual([]);
  for (const { file, from, to } of proof.fault) {
    const source = readFileSync(join(root, file), 'utf8');
    expect(patched(source, { file, from, to })).not.toBe(source);
  }
});
