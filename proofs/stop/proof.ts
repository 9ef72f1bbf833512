import { setTimeout as pause } from 'node:timers/promises';
import { College, type EngineName, onBothAtOnce } from '../college/college.ts';
import { placeIn } from '../college/place.ts';
import { rowsOf } from '../college/rows.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import type { Acknowledged } from '../writing/acknowledged.ts';
import { Crowd } from '../writing/crowd.ts';
import { Stored } from '../writing/stored.ts';
import { sendHalf } from './half-sent.ts';

/** On each database. */
const STOPS = 30;
const CLIENTS = 16;
const HALF_SENT = 4;
/** How long the site serves before a stop, with up to as much again. */
const SERVE_MS = 300;
/** A request that was sent so long before has arrived. */
const ARRIVED_MS = 200;
const EXIT_WITHIN_MS = 5000;

/** Names of writes that were stored but not acknowledged: their requests were accepted and never answered. */
async function unanswered(college: College, { messages, notices, documents, drafts }: Acknowledged) {
  const names = async (statement: string) =>
    (await rowsOf(college, statement)).map(({ name }) => String(name));
  const stored = [
    ...(await names('select name from contact')).filter((name) => !messages.has(name)),
    ...(await names('select _id as name from notice')).filter((id) => !notices.has(id)),
    ...(await names('select name from attachment')).filter((name) => !documents.has(name)),
  ];
  const rows = await rowsOf(college, 'select record, title from draft');
  for (const { record, title } of rows) if (drafts.get(String(record)) !== title) stored.push(String(title));
  return stored;
}

/** @returns how long the stop took */
async function stopUnderLoad({ random }: ProofContext, college: College, crowd: Crowd): Promise<number> {
  const { sent, notices } = crowd.acknowledged;
  crowd.start();
  await pause(SERVE_MS * (1 + random()));
  const titles = Array.from({ length: HALF_SENT }, () => `Half-sent ${random()}`);
  const halves = await Promise.all(titles.map((title) => sendHalf(college, title)));
  await pause(ARRIVED_MS);
  const begun = performance.now();
  const ended = college.process.end('SIGTERM');
  while (!college.process.said().includes('"stopping"')) await pause(2);
  for (const { title, finish } of halves) {
    sent.add(title);
    const { status, id } = await finish();
    must(status === 201, `A request that was half sent at the stop is answered with ${status}`);
    notices.set(id, { title, image: null });
  }
  await ended;
  const took = performance.now() - begun;
  const status = await college.process.ended;
  must(status === 0, `The process ended with ${status}: ${college.process.said().slice(-2000)}`);
  must(took < EXIT_WITHIN_MS, `The stop took ${Math.round(took)} ms`);
  await crowd.stop();
  must(crowd.errors.length === 0, crowd.errors.slice(0, 5).join('\n'));
  return took;
}

async function stopAndLook(context: ProofContext, engine: EngineName): Promise<string> {
  const place = placeIn(context, engine);
  const college = await College.open(place, engine);
  // Requests that arrive during the stop may be refused with 503.
  const crowd = await Crowd.gather({ college, clients: CLIENTS, isError: (status) => status !== 503 });
  const stored = new Stored(college, crowd.acknowledged);
  const times: number[] = [];
  for (let stop = 1; stop <= STOPS; stop += 1) {
    times.push(await stopUnderLoad(context, college, crowd));
    await college.startAgain();
    const left = await unanswered(college, crowd.acknowledged);
    must(left.length === 0, `Stored, but not answered: ${left.slice(0, 5).join(', ')}`);
    await stored.check();
  }
  await place.endAll();
  const slowest = Math.round(Math.max(...times));
  return `${STOPS} stops, ${crowd.acknowledged.count} writes, each accepted one answered, ended after at most ${slowest} ms`;
}

export const proof: Proof = {
  claim: 'A stop answers every accepted request, and ends within five seconds.',
  shown: { 'within # ms': /at most (\d+) ms/ },
  fault: [
    { file: 'src/serve.ts', from: 'await running?.stop().catch(', to: 'await Promise.resolve().catch(' },
  ],
  whyNot: () => null,
  run: (context) => onBothAtOnce(context, async (own, engine) => [await stopAndLook(own, engine)]),
};
