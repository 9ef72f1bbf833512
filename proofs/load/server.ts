import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAX_ERRORS = 500;

export interface SiteProcess {
  /** Resolves with the address once it serves; rejects when it ends before. */
  serving: Promise<string>;
  /** Its output so far. */
  said(): string;
  /** The first errors that it has logged, a line each. */
  readonly errors: readonly string[];
  pid: number | undefined;
  /** Its exit status, once it has ended; null if a signal ended it. */
  ended: Promise<number | null>;
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts the built server of a checkout with only these settings.
 * @param preload a module that is loaded before the program
 */
export function startSite(root: string, settings: Record<string, string>, preload?: string): SiteProcess {
  const child = spawn(
    process.execPath,
    [...(preload ? ['--import', preload] : []), join(root, 'dist', 'server', 'main.js')],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH, ...settings }, cwd: root },
  );
  let said = '';
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/^\{"level":[56]0/.test(line) && errors.length < MAX_ERRORS) errors.push(line);
  });
  const exited = once(child, 'exit').then(([status]): number | null => status);
  const serving = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said = (said + chunk).slice(-100_000);
      const address = /"address":"(http:[^"]+)","msg":"serving"/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    exited.then(() => reject(new Error(`The server ended instead of serving: ${said.slice(-2000)}`)));
  });
  serving.catch(() => {});
  return {
    serving,
    said: () => said,
    errors,
    pid: child.pid,
    ended: exited,
    async end(signal) {
      if (isRunning(child)) child.kill(signal);
      await exited;
    },
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
