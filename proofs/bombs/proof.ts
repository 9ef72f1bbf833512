import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureFile } from '../../test/pictures.ts';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { packedBody, pictureBombs } from './bombs.ts';

const ROUTES = ['/api/picture', '/api/notice', '/api/manage/gallery'];
const AT_ONCE = 10;
const REFUSED_WITHIN_MS = 1000;
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

/** Visits pages while something lasts. @returns the 99th percentile in milliseconds */
async function visitWhile(college: College, lasts: Promise<unknown>): Promise<number> {
  const took: number[] = [];
  let isOver = false;
  const over = lasts.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { status, tookMs } = await college.call('GET', '/notices', { token: '' });
    must(status === 200, `A page is answered with ${status} meanwhile`);
    took.push(tookMs);
    await pause(2);
  }
  await over;
  return took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? 0;
}

async function throwOne(college: College, path: string, name: string, bytes: Buffer): Promise<number> {
  const body = new FormData();
  body.append('title', 'With a bomb');
  body.append('image', new File([new Uint8Array(bytes)], 'bomb.png'));
  const { status, tookMs, text } = await college.call('POST', path, { body });
  must([400, 413, 415, 503].includes(status), `${name} at ${path} is answered with ${status} ${text}`);
  return tookMs;
}

async function throwPacked(college: College): Promise<number> {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const { status, tookMs } = await college.call('POST', '/api/contact', {
    body: packedBody,
    headers,
    token: '',
  });
  must([400, 413, 415].includes(status), `A packed body is answered with ${status}`);
  return tookMs;
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine);
  const good = await pictureFile();
  const first = new FormData();
  first.append('image', good);
  await college.must('POST', '/api/picture', { body: first });
  const before = peakMegabytes(college);
  let longest = 0;
  for (const [name, bytes] of Object.entries(pictureBombs))
    for (const path of ROUTES) longest = Math.max(longest, await throwOne(college, path, name, bytes));
  longest = Math.max(longest, await throwPacked(college));
  must(longest < REFUSED_WITHIN_MS, `A bomb is refused after ${Math.round(longest)} ms`);

  const all = Object.entries(pictureBombs);
  const tenAtOnce = async () => {
    for (let turn = 0; turn < all.length; turn += 1)
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => {
          const [name, bytes] = all[(turn + index) % all.length] ?? ['', Buffer.alloc(0)];
          return throwOne(college, ROUTES[index % ROUTES.length] ?? '', name, bytes);
        }),
      );
  };
  const goodOnes = async () => {
    for (let turn = 0; turn < all.length; turn += 1)
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, index) => {
          const path = ROUTES[index % ROUTES.length] ?? '';
          const body = new FormData();
          body.append('title', 'With a picture');
          body.append('image', good);
          await college.must('POST', path, { body });
        }),
      );
  };
  const rounds: [usual: number, during: number][] = [];
  const isFast = ([usual, during]: (typeof rounds)[number]) =>
    during < Math.max(usual * MAX_SLOWER, FLOOR_MS);
  while (rounds.length < ROUNDS && !rounds.some(isFast))
    rounds.push([await visitWhile(college, goodOnes()), await visitWhile(college, tenAtOnce())]);
  const [usual = 0, during = 0] = rounds.at(-1) ?? [];
  must(
    rounds.some(isFast),
    `Pages take ${rounds.map((round) => round.map((ms) => ms.toFixed(1)).join(' → ')).join(', ')} ms`,
  );
  const growth = peakMegabytes(college) - before;
  must(growth < MAX_GROWTH_MB, `The process grew by ${Math.round(growth)} MB`);
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  return [
    `${all.length} bombs over ${ROUTES.length} routes and a packed body: refused within ${Math.round(longest)} ms; ten at once: at most ${Math.round(growth)} MB more, p99 of pages ${usual.toFixed(1)} ms beside ordinary pictures, ${during.toFixed(1)} ms beside bombs`,
  ];
}

export const proof: Proof = {
  claim: 'A small file that unpacks to a huge one is refused at once, and nobody else notices.',
  fault: [{ file: 'src/media/limits.ts', from: 'pixels: 50_000_000,', to: 'pixels: 50_000_000_000,' }],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
