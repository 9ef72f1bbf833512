import { readFileSync } from 'node:fs';
import { quantile } from '../../bench/statistics.ts';
import { memoryBounds } from '../college/as-served.ts';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { uploadRoutes } from '../files/upload-routes.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { startVisitors } from '../slow/start-visitors.ts';
import { type Bomb, makeBombs, ordinaryOnes } from './throw.ts';

const AT_ONCE = 10;
const REFUSED_WITHIN_MS = 1000;
/** A slow answer is measured again and the best time counts, because the machine itself is slow at times. */
const TRIES = 3;
const MAX_GROWTH_MB = 150;
const MAX_SLOWER = 2;
/** Nobody notices a tenth of a second. */
const FLOOR_MS = 100;
/** In turns, because the machine is quicker at times; one round has too few visits for a percentile. */
const ROUNDS = 8;

/** The most memory that a process has had so far. */
function peakMegabytes({ process: { pid } }: College): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Lets others visit a page while something lasts. @returns how long each of them waited, in milliseconds */
async function waitsWhile({ url }: College, lasts: () => Promise<unknown>, onEnd: ProofContext['onEnd']) {
  const visitors = startVisitors({ url, paths: ['/notices'], everyMs: 5 }, onEnd);
  await lasts();
  const { latencies, failures } = await visitors.told(0);
  must(failures.length === 0, `A page is not answered meanwhile: ${failures[0]}`);
  return latencies;
}

/** The best time of a few tries. */
async function timeOf(college: College, bomb: Bomb): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && best >= REFUSED_WITHIN_MS; tries += 1)
    best = Math.min(best, (await bomb.throwAt(college)).tookMs);
  must(best < REFUSED_WITHIN_MS, `${bomb.name} is answered after ${Math.round(best)} ms`);
  return best;
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  // Made first: meanwhile connections would be closed as idle.
  const bombsAt = await makeBombs();
  const college = await College.open(context, engine, memoryBounds(context.root));
  const routes = (await uploadRoutes(college)).flatMap((kind) => kind.slice(0, 1));
  const bombs = await bombsAt(routes);
  const ordinary = await ordinaryOnes(routes);
  const many = bombs.map((_, index) => ordinary[index % ordinary.length] as Bomb);
  const throwAll = (sent: readonly Bomb[]) =>
    inParallel(
      sent.toSorted(() => context.random() - 0.5),
      AT_ONCE,
      (bomb) => bomb.throwAt(college),
    );
  await throwAll(many);
  const before = peakMegabytes(college);
  let longest = 0;
  for (const bomb of bombs) longest = Math.max(longest, await timeOf(college, bomb));

  const usually: number[] = [];
  const meanwhile: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    usually.push(...(await waitsWhile(college, () => throwAll(many), context.onEnd)));
    meanwhile.push(...(await waitsWhile(college, () => throwAll(bombs), context.onEnd)));
  }
  const [usual, during] = [quantile(usually, 0.99), quantile(meanwhile, 0.99)];
  must(
    during < Math.max(usual * MAX_SLOWER, FLOOR_MS),
    `Pages take ${usual.toFixed(1)} ms beside ordinary requests, ${during.toFixed(1)} ms beside bombs`,
  );
  const growth = peakMegabytes(college) - before;
  must(growth < MAX_GROWTH_MB, `The process grew by ${Math.round(growth)} MB`);
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  return [
    `${bombs.length} bombs, those of files at ${routes.length} kinds of routes: answered within ${Math.round(longest)} ms; ten at once: at most ${Math.round(growth)} MB more, p99 of pages ${usual.toFixed(1)} ms beside ordinary requests, ${during.toFixed(1)} ms beside bombs`,
  ];
}

export const proof: Proof = {
  claim: 'What unpacks to something huge is refused, and nobody notices.',
  shown: { '# bombs': /(\d+) bombs/, '# MB more': /at most (\d+) MB more/ },
  fault: [
    {
      file: 'src/schema/bounded-json.ts',
      from: 'if (parts > MAX_PARTS)',
      to: 'if (parts > Number.MAX_VALUE)',
    },
    { file: 'src/media/context.ts', from: 'pixels: 50_000_000,', to: 'pixels: 50_000_000_000,' },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
