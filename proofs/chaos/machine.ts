import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/dev/free-port.ts';
import { send } from '../load/client.ts';
import type { ProofContext } from '../runner/proof.ts';
import { type SiteProcess, startProcess } from '../site/process.ts';

const CLOCK = join(import.meta.dirname, 'shifted-clock.mjs');
const RESTART_MS = 300;
/** How the site logs a fault of its own, which visitors read as well. */
const UNEXPECTED = /Something went wrong on our side/;

/** One machine that serves the site, with a process manager that starts it again whenever it ends. */
export class Machine {
  readonly name: string;
  readonly address: string;
  readonly #root: string;
  readonly #settings: Record<string, string>;
  #clockShiftMs = 0;
  #process: SiteProcess | undefined;
  #managing: Promise<void> | undefined;
  readonly #errors: string[] = [];
  #isStopping = false;

  static async create(context: ProofContext, name: string, settings: Record<string, string>) {
    const port = String(await freePort());
    const dataDir = join(context.folder, name);
    const machine = new Machine(name, context.root, { ...settings, DATA_DIR: dataDir, PORT: port });
    context.onEnd(() => machine.stop('SIGKILL'));
    return machine;
  }

  private constructor(name: string, root: string, settings: Record<string, string>) {
    this.name = name;
    this.#root = root;
    this.#settings = settings;
    this.address = `http://127.0.0.1:${settings.PORT}`;
  }

  start(): void {
    this.#isStopping = false;
    this.#managing = this.#manage();
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.#isStopping = true;
    await this.#process?.end(signal);
    await this.#managing;
  }

  /** Kills the program; the process manager starts it again. */
  async kill(): Promise<void> {
    await this.#process?.end('SIGKILL');
  }

  /** Starts the program again with a clock that is off by this much. */
  async setClock(shiftMs: number): Promise<void> {
    this.#clockShiftMs = shiftMs;
    await this.#process?.end('SIGTERM');
  }

  /** Whether it answers that it can serve. */
  async isReady(): Promise<boolean> {
    const answer = await send(`${this.address}/readyz`).catch(() => undefined);
    return answer?.status === 200;
  }

  /** The log lines about requests that failed. */
  get unexpected(): string[] {
    const all = [...this.#errors, ...(this.#process?.errors ?? [])];
    return all.filter((line) => UNEXPECTED.test(line));
  }

  /** The last lines that the program printed. */
  lastWords(): string {
    return this.#process?.said().slice(-1500) ?? '';
  }

  async #manage() {
    while (!this.#isStopping) {
      const shift = this.#clockShiftMs;
      const settings = { ...this.#settings, ...(shift !== 0 && { CLOCK_SHIFT_MS: String(shift) }) };
      this.#process = startProcess(this.#root, settings, shift === 0 ? undefined : CLOCK);
      await this.#process.ended;
      this.#errors.push(...this.#process.errors);
      await pause(RESTART_MS);
    }
  }
}
