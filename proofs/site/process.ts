import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAX_ERRORS = 500;
/** Number of chunks of its output that are kept, each of a few lines. */
const MAX_CHUNKS = 100_000;

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
export function startProcess(root: string, settings: Record<string, string>, preload?: string): SiteProcess {
  const child = spawn(
    process.execPath,
    [...(preload ? ['--import', preload] : []), join(root, 'dist', 'server', 'main.js')],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH, ...settings }, cwd: root },
  );
  const chunks: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/^\{"level":[56]0/.test(line) && errors.length < MAX_ERRORS) errors.push(line);
  });
  const exited = once(child, 'exit').then(([status]): number | null => status);
  const serving = new Promise<string>((resolve, reject) => {
    let start: string | undefined = '';
    const hear = (chunk: Buffer) => {
      chunks.push(String(chunk));
      if (chunks.length > MAX_CHUNKS) chunks.shift();
      if (start === undefined) return;
      start += chunk;
      const address = /"address":"(http:[^"]+)","msg":"serving"/.exec(start)?.[1];
      if (!address) return;
      start = undefined;
      resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    exited.then(() =>
      reject(new Error(`The server ended instead of serving: ${chunks.join('').slice(-2000)}`)),
    );
  });
  serving.catch(() => {});
  return {
    serving,
    said: () => chunks.join(''),
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
