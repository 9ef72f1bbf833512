import { readFileSync } from 'node:fs';
import { quantile } from '../../bench/statistics.ts';
import { pictureFile } from '../../test/pictures.ts';
import { memoryBounds } from '../college/as-served.ts';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { uploadRoutes } from '../files/upload-routes.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { startVisitors } from '../slow/start-visitors.ts';
import { type Bomb, makeBombs } from './throw.ts';

const AT_ONCE = 10;
const REFUSED_WITHIN_MS = 1000;
/** A slow answer is measured again and the best time counts, because the machine itself is slow at times. */
const TRIES = 3;
const MAX_GROWTH_MB = 150;
const MAX_SLOWER = 2;
/** Below this, a percentile is the noise of the machine. */
const FLOOR_MS = 20;
const ROUNDS = 3;

/** The most memory that a process has had so far. */
function peakMegabytes({ process: { pid } }: College): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Lets others visit a page while something lasts. @returns the 99th percentile of their waits in milliseconds */
async function visitWhile({ url }: College, lasts: () => Promise<unknown>, onEnd: ProofContext['onEnd']) {
  const visitors = startVisitors({ url, paths: ['/notices'], everyMs: 5 }, onEnd);
  await lasts();
  const { latencies, failures } = await visitors.told(0);
  must(failures.length === 0, `A page is not answered meanwhile: ${failures[0]}`);
  return quantile(latencies, 0.99);
}

/** The best time of a few tries. */
async function timeOf(college: College, bomb: Bomb): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && best >= REFUSED_WITHIN_MS; tries += 1)
    best = Math.min(best, (await bomb.throwAt(college)).tookMs);
  must(best < REFUSED_WITHIN_MS, `${bomb.name} is answered after ${Math.round(best)} ms`);
  return best;
}

/** Adds ordinary notices with and without pictures, as many as there are bombs. */
async function addOrdinaryOnes(college: College, count: number, picture: File) {
  await inParallel(Array(count).fill(0), AT_ONCE, async () => {
    const body = new FormData();
    body.append('title', 'With a picture');
    body.append('image', picture);
    await college.must('POST', '/api/notice', { body });
  });
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  // Made first: meanwhile connections would be closed as idle.
  const bombsAt = await makeBombs();
  const college = await College.open(context, engine, memoryBounds(context.root));
  const picture = await pictureFile();
  await addOrdinaryOnes(college, AT_ONCE, picture);
  const routes = (await uploadRoutes(college)).flatMap((kind) => kind.slice(0, 1));
  const bombs = await bombsAt(routes);
  const before = peakMegabytes(college);
  let longest = 0;
  for (const bomb of bombs) longest = Math.max(longest, await timeOf(college, bomb));

  const rounds: [usual: number, during: number][] = [];
  const isFast = ([usual, during]: (typeof rounds)[number]) =>
    during < Math.max(usual * MAX_SLOWER, FLOOR_MS);
  const inAnyOrder = bombs.toSorted(() => context.random() - 0.5);
  const throwAll = () => inParallel(inAnyOrder, AT_ONCE, (bomb) => bomb.throwAt(college));
  while (rounds.length < ROUNDS && !rounds.some(isFast))
    rounds.push([
      await visitWhile(college, () => addOrdinaryOnes(college, bombs.length, picture), context.onEnd),
      await visitWhile(college, throwAll, context.onEnd),
    ]);
  const [usual = 0, during = 0] = rounds.at(-1) ?? [];
  must(
    rounds.some(isFast),
    `Pages take ${rounds.map((round) => round.map((ms) => ms.toFixed(1)).join(' → ')).join(', ')} ms`,
  );
  const growth = peakMegabytes(college) - before;
  must(growth < MAX_GROWTH_MB, `The process grew by ${Math.round(growth)} MB`);
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  return [
    `${bombs.length} bombs, those of files at ${routes.length} kinds of routes: answered within ${Math.round(longest)} ms; ten at once: at most ${Math.round(growth)} MB more, p99 of pages ${usual.toFixed(1)} ms beside ordinary pictures, ${during.toFixed(1)} ms beside bombs`,
  ];
}

export const proof: Proof = {
  claim:
    'What is small and unpacks to something huge is refused or cut down at once, and nobody else notices.',
  fault: [
    {
      file: 'src/schema/bounded-json.ts',
      from: 'if (parts > MAX_PARTS)',
      to: 'if (parts > Number.MAX_VALUE)',
    },
    { file: 'src/media/limits.ts', from: 'pixels: 50_000_000,', to: 'pixels: 50_000_000_000,' },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
