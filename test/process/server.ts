import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';

/** The built file that `npm run serve` runs. */
export const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** Output so far, standard output and standard error together. */
  said(): string;
  /** Resolves with the URL once the server listens; rejects when it exits before. */
  serving: Promise<string>;
  /** Resolves with the exit status, or the signal that ended the process. */
  exited: Promise<number | string>;
}

/** Starts the server with only these settings. */
export function spawnServer(settings: Record<string, string>): ServerProcess {
  if (!existsSync(MAIN)) throw new Error('The server is not built: npm run build');
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
  });
  let said = '';
  const exited = once(child, 'exit').then(([status, signal]) => (status ?? signal) as number | string);
  const serving = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const address = /"address":"(http:[^"]+)","msg":"serving"/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    exited.then((status) => reject(new Error(`The server exited with ${status}: ${said}`)), reject);
  });
  serving.catch(() => {});
  return { child, said: () => said, serving, exited };
}

/**
 * Registers a hook that kills the servers of a test. Call it after registering hooks that remove the servers' folders,
 * because hooks run in reverse order.
 * @returns starts a server
 */
export function setUpServers(): typeof spawnServer {
  const running: ServerProcess[] = [];
  afterEach(async () => {
    for (const { child, exited } of running.splice(0)) {
      child.kill('SIGKILL');
      await exited;
    }
  });
  return (settings) => {
    const server = spawnServer(settings);
    running.push(server);
    return server;
  };
}

/** Stops the server by SIGTERM, as a process manager does. @returns its exit status */
export async function stopServer({ child, exited }: ServerProcess): Promise<number | string> {
  child.kill('SIGTERM');
  return exited;
}
