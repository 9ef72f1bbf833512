import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { freePort } from '../../scripts/dev/free-port.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const READY_MS = 30_000;

export interface RunningProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export interface StartedProduct extends RunningProcess {
  /** Milliseconds from the start to the first successful `/readyz`. */
  startMs: number;
}

export interface ProductOptions {
  dataDir: string;
  /** The command, run in the project's root; by default what `npm run serve` executes. */
  command?: readonly string[];
  environment?: Record<string, string>;
}

/** The first administrator's password on every measured site. */
export const PASSWORD = 'measured and found';

/** Runs the script directly, so that the child is the server itself and not npm. */
const SERVE = ['sh', '-c', manifest.scripts.serve];

/**
 * Starts the site as `npm run serve` does, with default settings except data folder and password. Its log goes to a
 * file in the data folder.
 * @throws when it is not ready within 30 seconds; the message has the end of the log
 */
export async function startProduct(options: ProductOptions): Promise<StartedProduct> {
  const { dataDir, command = SERVE, environment = {} } = options;
  const [program = '', ...args] = command;
  const port = await freePort();
  const logFile = join(dataDir, 'server.log');
  const log = openSync(logFile, 'a');
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', log, log],
    // A process group, so that npm and its children stop together.
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: PASSWORD,
      ...environment,
    },
  });
  closeSync(log);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const pid = child.pid ?? 0;
  const end = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGTERM');
  };
  process.once('exit', end);
  const url = `http://localhost:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - started > READY_MS) {
      end();
      throw new Error(`The site does not start: ${readFileSync(logFile, 'utf8').slice(-2000)}`);
    }
    await pause(2);
  }
  return {
    url,
    pid,
    startMs: performance.now() - started,
    async stop() {
      end();
      await exited;
      process.off('exit', end);
    },
  };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}
