import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { dumpOfWritten } from '../college/dump.ts';
import { inParallel } from '../college/in-parallel.ts';
import { mustBeTidy } from '../college/tidy.ts';
import { type UploadRoute, uploadRoutes } from '../files/upload-routes.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { openSlow, type SlowClient } from '../slow/clients.ts';
import { descriptorsOf, mustBeClosed } from './descriptors.ts';
import { type Samples, samples, uploadBody, uploadBytes } from './upload.ts';

/** On each database. */
const CUT = 200;
const STALLED = 100;
const LEFT = 40;
/** Each may have 32 uploads under way. */
const ACCOUNTS = 5;
const AT_ONCE = 8;
const CLOSED_WITHIN_MS = 15_000;
const TIDY_WITHIN_MS = 5000;
/**
 * Longest pause before a connection is cut, so that the cut comes before, during or after the write of the received
 * bytes.
 */
const MOST_PAUSE_MS = 40;

/** How a client goes away. */
const ENDINGS: readonly ((client: SlowClient) => unknown)[] = [
  ({ socket }) => socket.destroy(),
  ({ socket }) => socket.resetAndDestroy(),
  // The other half stays open: the server has to close it.
  ({ socket }) => socket.end(),
];

class Uploads {
  readonly #college: College;
  readonly #random: () => number;
  readonly #routes: readonly UploadRoute[];
  readonly #files: Samples;

  static async prepare(college: College, random: () => number): Promise<Uploads> {
    const routes = (await uploadRoutes(college)).flat();
    const staged = routes.filter(({ takes }) => takes !== 'tables');
    return new Uploads(college, random, staged, await samples());
  }

  private constructor(
    college: College,
    random: () => number,
    routes: readonly UploadRoute[],
    files: Samples,
  ) {
    this.#college = college;
    this.#random = random;
    this.#routes = routes;
    this.#files = files;
  }

  get routes(): number {
    return this.#routes.length;
  }

  /** Sends complete uploads over each route, `AT_ONCE` at a time. */
  async whole(times: number): Promise<void> {
    const all = Array.from({ length: times }, () => this.#routes).flat();
    await inParallel(all, AT_ONCE, (route) =>
      this.#college.must('POST', route.path, { body: uploadBody(route, this.#files) }),
    );
  }

  /** Opens a connection and sends an upload up to a random byte. */
  async part(index: number, token: string): Promise<SlowClient> {
    const bytes = await this.#bytes(index, token);
    return openSlow(this.#port, bytes.subarray(0, 1 + Math.floor(this.#random() * (bytes.length - 1))));
  }

  /** Cuts an upload at a random byte. */
  async cut(index: number): Promise<void> {
    const client = await this.part(index, this.#college.token);
    await this.#leave(client);
    const deadline = performance.now() + CLOSED_WITHIN_MS;
    while (client.endedAfterMs === null) {
      must(performance.now() < deadline, 'The connection of an upload that was cut stays open');
      await pause(5);
    }
  }

  /** Sends a whole one and does not wait for the answer. */
  async left(index: number): Promise<void> {
    await this.#leave(await openSlow(this.#port, await this.#bytes(index, this.#college.token)));
  }

  async #leave(client: SlowClient) {
    await pause(this.#random() * MOST_PAUSE_MS);
    ENDINGS[Math.floor(this.#random() * ENDINGS.length)]?.(client);
  }

  #bytes(index: number, token: string): Promise<Buffer> {
    const route = this.#routes[index % this.#routes.length];
    must(route, 'There is no route for uploads');
    return uploadBytes(route, this.#files, { token, isChunked: this.#random() < 0.25 });
  }

  get #port(): number {
    return Number(new URL(this.#college.url).port);
  }
}

/** Waits until a check passes. @throws its error when it does not in time */
async function eventually(check: () => Promise<void>, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(200);
    }
  }
}

/** @returns when the last one was closed @throws when one is still open */
async function lastClosed(clients: readonly SlowClient[]): Promise<number> {
  const deadline = performance.now() + CLOSED_WITHIN_MS;
  const open = () => clients.filter(({ endedAfterMs }) => endedAfterMs === null).length;
  while (open() > 0) {
    must(performance.now() < deadline, `${open()} stalled uploads were not closed within 15 s`);
    await pause(50);
  }
  const last = Math.max(...clients.map(({ endedAfterMs }) => endedAfterMs ?? 0));
  must(last <= CLOSED_WITHIN_MS, `The last stalled upload was closed after ${Math.round(last)} ms`);
  return last;
}

async function mustBeUnchanged(college: College, before: Awaited<ReturnType<typeof dumpOfWritten>>) {
  for (const [table, rows] of await dumpOfWritten(college)) {
    const was = before.get(table) ?? [];
    must(
      JSON.stringify(rows) === JSON.stringify(was),
      `${table} had ${was.length} rows before the uploads that were cut, and has others now (${rows.length})`,
    );
  }
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine);
  const count = () => descriptorsOf(college.process.pid ?? 0, Number(new URL(college.url).port));
  const uploads = await Uploads.prepare(college, context.random);
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => college.add('admin')));
  // What is opened once and kept, such as connections to a database, is open from here on.
  await uploads.whole(1);
  await eventually(() => mustBeTidy(college), TIDY_WITHIN_MS);
  const rows = await dumpOfWritten(college);
  const before = count();

  const stalled = await Promise.all(
    Array.from({ length: STALLED }, (_, index) =>
      uploads.part(index, accounts[index % ACCOUNTS]?.token ?? ''),
    ),
  );
  await pause(1000);
  const temporary = (await readdir(join(college.dataDir, 'incoming'))).length;
  must(temporary > 0, 'Nothing of the stalled uploads was written to the disk');
  await inParallel(Array.from({ length: CUT }), AT_ONCE, (_, index) => uploads.cut(index));
  const last = await lastClosed(stalled);
  await eventually(() => mustBeTidy(college), TIDY_WITHIN_MS);
  await mustBeUnchanged(college, rows);
  await mustBeClosed(count, before, TIDY_WITHIN_MS);

  await inParallel(Array.from({ length: LEFT }), AT_ONCE, (_, index) => uploads.left(index));
  await eventually(() => mustBeTidy(college), TIDY_WITHIN_MS);
  await mustBeClosed(count, before, TIDY_WITHIN_MS);
  await uploads.whole(1);
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  return [
    `${CUT} uploads cut and ${STALLED} stalled at a random byte, over ${uploads.routes} routes: no row changed, none of ${temporary} temporary files left, no descriptor left`,
    `stalled ones closed after ${(last / 1000).toFixed(1)} s at the latest`,
    `${LEFT} sent whole and left before the answer: stored with their row, or not at all`,
  ];
}

export const proof: Proof = {
  claim: 'An upload that is cut or stalls leaves nothing.',
  shown: { '# uploads cut': /(\d+) uploads cut/ },
  fault: [
    { file: 'src/media/receive.ts', from: '    await rm(file, { force: true }).catch(() => {});\n', to: '' },
  ],
  whyNot: () => (process.platform === 'linux' ? null : 'descriptors are counted in /proc'),
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
