import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { HandedConnections } from './handed-connections.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { ReplacementDelay } from './replacement-delay.ts';

export interface PrimaryOptions {
  /** How many workers serve. */
  workers: number;
  /** All workers are stopped within this time. */
  stopMs: number;
  log: Pick<Console, 'info' | 'error'>;
}

/** A stop waits this long in all for workers before it goes on to the next one, so that a slow one delays none. */
const TURNS_MS = 1000;

/** A worker ended before it served; its log says why. */
export class FailedStart extends Error {
  readonly exitStatus: number;

  constructor(exitStatus: number) {
    super('A worker could not start');
    this.name = 'FailedStart';
    this.exitStatus = exitStatus;
  }
}

/** Starts, replaces and stops the workers, and hands their questions on. It knows only which of them are alive. */
export class Primary {
  readonly #options: PrimaryOptions;
  readonly #alive = new Set<Worker>();
  /** Those that are replaced already, or whose replacement is starting. */
  readonly #leaving = new Set<Worker>();
  readonly #connections = new HandedConnections();
  readonly #delay = new ReplacementDelay();
  #isStopping = false;

  constructor(options: PrimaryOptions) {
    this.#options = options;
    cluster.on('message', (worker: Worker, message: FromWorker) => this.#take(worker, message));
  }

  /**
   * Starts one worker, which migrates and seeds, then the others.
   * @returns the address that people type
   * @throws FailedStart when the first one ends instead of serving
   */
  async start(): Promise<string> {
    const address = await this.#startWorker();
    const others = Array.from({ length: this.#options.workers - 1 }, () =>
      this.#startWorker().catch(() => void this.#keepStarting(0)),
    );
    await Promise.all(others);
    return address;
  }

  /** Replaces every worker by a new process, one after the other. @throws FailedStart; the old ones go on */
  async replaceAll(): Promise<void> {
    for (const worker of [...this.#alive]) await this.#replace(worker);
  }

  /** Stops the workers one after the other: each answers what it accepted. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const until = performance.now() + this.#options.stopMs;
    const workers = [...this.#alive];
    const ended = workers.map((worker) => once(worker, 'exit'));
    for (const [turn, worker] of workers.entries()) {
      send(worker, { kind: 'stop', withinMs: until - performance.now() });
      await Promise.race([ended[turn], pause(TURNS_MS / workers.length)]);
    }
    await Promise.race([Promise.all(ended), pause(until - performance.now())]);
    for (const worker of this.#alive) worker.process.kill('SIGKILL');
  }

  /** @returns the worker's address once it serves @throws FailedStart */
  #startWorker(): Promise<string> {
    const worker = cluster.fork();
    const startedAt = performance.now();
    this.#alive.add(worker);
    this.#connections.follow(worker);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let state: 'starting' | 'seeded' | 'serving' = 'starting';
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'seeded') state = 'seeded';
      if (message.kind !== 'serving') return;
      state = 'serving';
      resolve(message.address);
    });
    // A message could not be sent to a dying worker; its exit follows.
    worker.on('error', () => {});
    worker.once('exit', (code, signal) => {
      this.#alive.delete(worker);
      this.#connections.handOn(worker, this.#connected()[0]);
      const isExpected = this.#leaving.delete(worker) || this.#isStopping;
      if (state === 'seeded' && !this.#isStopping) resolve(this.#startWorker());
      else if (state !== 'serving') reject(new FailedStart(code || 1));
      else if (!isExpected) {
        const ended = { worker: worker.id, pid: worker.process.pid, status: signal ?? code };
        this.#options.log.error(ended, 'a worker ended and is replaced');
        void this.#keepStarting(performance.now() - startedAt);
      }
    });
    return promise;
  }

  #connected(): Worker[] {
    return [...this.#alive].filter((worker) => worker.isConnected());
  }

  /** Starts a worker, again after growing delays while it fails. @param livedMs how long the one before it lived */
  async #keepStarting(livedMs: number): Promise<void> {
    for (let lived = livedMs; ; ) {
      await pause(this.#delay.after(lived));
      if (this.#isStopping) return;
      const from = performance.now();
      try {
        await this.#startWorker();
        return;
      } catch {
        lived = performance.now() - from;
      }
    }
  }

  /** Starts a worker, then stops this one. @throws FailedStart; this one goes on */
  async #replace(worker: Worker): Promise<void> {
    if (this.#isStopping || this.#leaving.has(worker)) return;
    this.#leaving.add(worker);
    try {
      await this.#startWorker();
    } catch (error) {
      this.#leaving.delete(worker);
      if (!this.#alive.has(worker)) void this.#keepStarting(0);
      throw error;
    }
    if (!this.#alive.has(worker)) return;
    const ended = once(worker, 'exit');
    send(worker, { kind: 'stop', withinMs: this.#options.stopMs });
    await ended;
  }

  #take(worker: Worker, message: FromWorker): void {
    if (message.kind === 'leaving') {
      const onError = (error: unknown) => this.#options.log.error({ err: error }, 'a worker is not replaced');
      void this.#replace(worker).catch(onError);
    } else if (message.kind === 'question') {
      const { id, question, data } = message;
      const others = this.#connected().filter((other) => other !== worker);
      for (const other of others) send(other, { kind: 'question', from: worker.id, id, question, data });
      // Sent last: from now on the one who asks counts the time.
      send(worker, { kind: 'asked', id, workers: others.length });
    } else if (message.kind === 'answer') {
      const asker = cluster.workers?.[message.to];
      if (asker) send(asker, { kind: 'answer', id: message.id, answer: message.answer });
    }
  }
}

/** An error means that the worker is gone, which its exit tells. */
function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {});
}
