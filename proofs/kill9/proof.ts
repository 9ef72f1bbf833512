import { setTimeout as pause } from 'node:timers/promises';
import { median, quantile } from '../../bench/statistics.ts';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { Crowd } from '../writing/crowd.ts';
import { Stored } from '../writing/stored.ts';

/** On each database. */
const KILLS = 30;
const WRITES_PER_KILL = 100;
/** From the last of these writes to the kill, at most. */
const UNTIL_KILL_MS = 60;
const STALLED_MS = 20_000;
/** Starts after an orderly end, to measure those after a kill by, since machines differ more than versions do. */
const ORDERLY_STARTS = 5;
const READY_WITHIN_MS = 1000;
/** On a machine where an orderly start takes long, this many times its median is allowed. */
const TIMES_AN_ORDERLY_START = 2;

/** Waits until this many more writes are acknowledged. */
async function written(crowd: Crowd, more: number): Promise<void> {
  const enough = crowd.acknowledged.count + more;
  const deadline = performance.now() + STALLED_MS;
  while (crowd.acknowledged.count < enough) {
    must(performance.now() < deadline, `Nothing is stored any more: ${crowd.errors.slice(0, 3).join('; ')}`);
    await pause(2);
  }
}

async function startAgain(college: College): Promise<number> {
  const begun = performance.now();
  await college.startAgain();
  const { status } = await college.call('GET', '/readyz');
  must(status === 200, `/readyz is answered with ${status} after a start`);
  return Math.round(performance.now() - begun);
}

async function killAndLook(context: ProofContext, engine: EngineName): Promise<string[]> {
  const { log, random } = context;
  const college = await College.open(context, engine);
  const crowd = await Crowd.gather({ college });
  const stored = new Stored(college, crowd.acknowledged);
  const orderly: number[] = [];
  for (let start = 1; start <= ORDERLY_STARTS; start += 1) {
    await college.process.end('SIGTERM');
    orderly.push(await startAgain(college));
  }
  const usual = median(orderly);
  const starts: number[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    crowd.start();
    await written(crowd, WRITES_PER_KILL);
    await pause(random() * UNTIL_KILL_MS);
    await college.process.end('SIGKILL');
    await crowd.stop();
    must(crowd.errors.length === 0, crowd.errors.slice(0, 5).join('\n'));
    starts.push(await startAgain(college));
    await stored.check();
    if (kill % 10 === 0) log(`${kill} kills: ${crowd.acknowledged.count} acknowledged, none lost`);
  }
  await college.process.end('SIGTERM');
  // A busy machine may delay any single start.
  const usually = Math.round(quantile(starts, 0.95));
  const limit = Math.max(READY_WITHIN_MS, TIMES_AN_ORDERLY_START * usual);
  must(
    usually < limit,
    `19 of 20 starts were ready after ${usually} ms (median ${median(starts)} ms), not within ${limit} ms; after an orderly end ${usual} ms`,
  );
  return [
    `${KILLS} kills, ${crowd.acknowledged.count} writes acknowledged: none lost, none doubled, no half file, none left over`,
    `ready again after ${median(starts)} ms (median), ${usually} ms (19 of 20), ${Math.max(...starts)} ms (slowest); after an orderly end ${usual} ms`,
  ];
}

export const proof: Proof = {
  claim: 'A killed process loses nothing acknowledged and is soon ready again.',
  shown: { '# writes kept': /(\d+) writes acknowledged/, 'ready in # ms': /ready again after (\d+)/ },
  fault: [
    {
      file: 'src/db/writer.ts',
      from: '  return { queued, value, effects };',
      to: '  queued.resolve(value);\n  return { queued, value, effects };',
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => killAndLook(context, engine)),
};
