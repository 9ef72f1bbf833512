import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../runner/proof.ts';

/** The command as an operator runs it. */
export class MoveCommand {
  kills = 0;
  readonly #root: string;
  readonly #settings: Record<string, string>;
  readonly #random: () => number;

  constructor(root: string, settings: Record<string, string>, random: () => number) {
    this.#root = root;
    this.#settings = settings;
    this.#random = random;
  }

  /** Runs it, killed and repeated some times, until it ends well. @param args what follows `storage move` */
  async runToEnd(args: readonly string[], kills: number): Promise<void> {
    for (let left = kills; left > 0; left -= 1) {
      // The program itself takes some 300 ms to start.
      const { status } = await this.#run(args, 250 + this.#random() * 1500);
      if (status === 'SIGKILL') this.kills += 1;
    }
    const { status, said } = await this.#run(args, null);
    must(status === 0, `storage move ${args.join(' ')} ended with ${status}:\n${said}`);
  }

  async #run(args: readonly string[], killAfterMs: number | null) {
    const child = spawn(
      process.execPath,
      [join(this.#root, 'dist', 'server', 'cli.js'), 'storage', 'move', ...args],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH, ...this.#settings } },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    const ended = once(child, 'close');
    if (killAfterMs !== null) {
      await Promise.race([ended, pause(killAfterMs)]);
      child.kill('SIGKILL');
    }
    const [code, signal] = (await ended) as [number | null, string | null];
    return { status: code ?? signal, said };
  }
}
