/**
 * `npm run proof` runs every proof, `npm run proof -- NAME…` some, `-- NAME --break` with its fault put back, which must
 * then end as broken. `--seed N` repeats a run. A run of all writes `docs/proofs.md`, `--write` the rows of some, each
 * as soon as it is known, so that an interrupted run keeps what it measured. Exit status 0 if none is broken.
 */
import { randomInt } from 'node:crypto';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Proof } from './runner/proof.ts';
import type { ProofResult } from './runner/proof-result.ts';
import { countsOf } from './runner/results-page.ts';
import { runProof } from './runner/run-proof.ts';
import { writeResults } from './runner/write-results.ts';

/** The proofs by name, in the order of a run of all. Each is loaded when it runs. */
const proofs: Readonly<Record<string, () => Promise<{ proof: Proof }>>> = {
  chaos: () => import('./chaos/proof.ts'),
  image: () => import('./image/proof.ts'),
  'database-restart': () => import('./database-restart/proof.ts'),
  kill9: () => import('./kill9/proof.ts'),
  failover: () => import('./failover/proof.ts'),
  pgbouncer: () => import('./pgbouncer/proof.ts'),
  'results-day': () => import('./results-day/proof.ts'),
  proxies: () => import('./proxies/proof.ts'),
  unit: () => import('./unit/proof.ts'),
  slow: () => import('./slow/proof.ts'),
  flood: () => import('./flood/proof.ts'),
  abort: () => import('./abort/proof.ts'),
  backup: () => import('./backup/proof.ts'),
  outside: () => import('./outside/proof.ts'),
  surface: () => import('./surface/proof.ts'),
  markup: () => import('./markup/proof.ts'),
  'left-out': () => import('./left-out/proof.ts'),
  browsers: () => import('./browsers/proof.ts'),
  reader: () => import('./reader/proof.ts'),
  brute: () => import('./brute/proof.ts'),
  timing: () => import('./timing/proof.ts'),
  revoke: () => import('./revoke/proof.ts'),
  clock: () => import('./clock/proof.ts'),
  bombs: () => import('./bombs/proof.ts'),
  requests: () => import('./requests/proof.ts'),
  soak: () => import('./soak/proof.ts'),
  'sync-error': () => import('./sync-error/proof.ts'),
  powercut: () => import('./powercut/proof.ts'),
  diskfull: () => import('./diskfull/proof.ts'),
  stop: () => import('./stop/proof.ts'),
  editors: () => import('./editors/proof.ts'),
  routes: () => import('./routes/proof.ts'),
  fields: () => import('./fields/proof.ts'),
  canaries: () => import('./canaries/proof.ts'),
  'rich-text': () => import('./rich-text/proof.ts'),
  'plain-text': () => import('./plain-text/proof.ts'),
  files: () => import('./files/proof.ts'),
  naughty: () => import('./naughty/proof.ts'),
  traversal: () => import('./traversal/proof.ts'),
  injection: () => import('./injection/proof.ts'),
};

/** This one and those after it have no narrow limits of time, so a run of all runs several of them at once. */
const FIRST_OF_SEVERAL = 'soak';
const AT_ONCE = 3;

const { values, positionals } = readArguments();
const unknown = positionals.filter((name) => !(name in proofs));
if (unknown.length > 0) refuse(`No proof is called ${unknown.join(', ')}.`);

const root = dirname(import.meta.dirname);
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
// What a proof leaves behind when it fails, such as a download of a site that is gone, must not end the others.
process.on('uncaughtException', (error) => console.error(`  unhandled: ${error.stack ?? error}`));
const results: ProofResult[] = [];
const isOfAll = positionals.length === 0;
const write = (measured: readonly ProofResult[], fullRunSeconds: number | null) => {
  if (values.break || !(isOfAll || values.write)) return;
  const order = Object.keys(proofs);
  writeResults(join(root, 'docs', 'proofs.md'), { root, results: measured, fullRunSeconds, order });
};
const runOne = async (name: string, load: () => Promise<{ proof: Proof }>, print: (line: string) => void) => {
  const { proof } = await load();
  const seed = values.seed === undefined ? randomInt(2 ** 32) : Number(values.seed);
  const options = { root, seed, isBroken: values.break, print, interrupted: interruption.signal };
  const result = await runProof(name, proof, options);
  results.push(result);
  if (!interruption.signal.aborted) write([result], null);
};
const began = performance.now();
const chosen = Object.entries(proofs).filter(([name]) => isOfAll || positionals.includes(name));
const first = chosen.findIndex(([name]) => isOfAll && name === FIRST_OF_SEVERAL);
const rest = first < 0 ? [] : chosen.splice(first);
for (const [name, load] of chosen) {
  if (interruption.signal.aborted) break;
  await runOne(name, load, (line) => console.log(line));
}
const runRest = async () => {
  for (let next = rest.shift(); next && !interruption.signal.aborted; next = rest.shift()) {
    const [name, load] = next;
    await runOne(name, load, (line) => console.log(line.replace(/^ /, `  ${name}:`)));
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, runRest));
const seconds = (performance.now() - began) / 1000;
if (results.length > 1) console.log(countsOf(results, seconds));
if (isOfAll && !interruption.signal.aborted) write(results, seconds);
process.exit(interruption.signal.aborted || results.some(({ outcome }) => outcome === 'broken') ? 1 : 0);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        break: { type: 'boolean', default: false },
        seed: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(reason: string): never {
  console.error(reason);
  console.error(
    `npm run proof -- [NAME…] [--break] [--seed N] [--write]   with ${Object.keys(proofs).join(', ')}`,
  );
  process.exit(2);
}
