import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The built file that `npm run chautari` runs. */
const CLI = fileURLToPath(new URL('../../dist/server/cli.js', import.meta.url));

export interface RunningCommand {
  child: ChildProcess;
  /** Resolves with its output, and its exit status or the signal that ended it. */
  ended: Promise<{ status: number | string; out: string; err: string }>;
}

/** Runs a command with only these settings. */
export function runChautari(settings: Record<string, string>, ...args: string[]): RunningCommand {
  const child = spawn(process.execPath, [CLI, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...settings },
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed.err += chunk;
  });
  const ended = once(child, 'close').then(([status, signal]) => ({ status: status ?? signal, ...printed }));
  return { child, ended };
}
