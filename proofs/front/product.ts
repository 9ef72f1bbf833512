import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/dev/free-port.ts';
import { signIn as signInAs } from '../load/client.ts';
import { machineFolder } from '../postgres/machine-folder.ts';
import type { ProofContext } from '../runner/proof.ts';

const READY_MS = 180_000;
export const ADMIN = { email: 'office@college.example', password: 'proven and not assumed' };
const METRICS_TOKEN = 'a-token-for-the-metrics-of-proofs';

/** One process of the site. */
export interface Product {
  url: string;
  port: number;
  child: ChildProcess;
  /** Its log so far. */
  log(): string;
  /** How many requests to a route it has answered. @param route its pattern, such as `/notices` */
  answered(route: string): Promise<number>;
  /** SIGTERM, as a process manager sends it; resolves when the process has ended. */
  stop(): Promise<void>;
}

/**
 * Starts the built site of the checkout at `root` and waits until it is ready.
 * @param settings besides port, administrator and metrics; `DATA_DIR` is a folder below the proof's without it, one for each port on a database server
 */
export async function startProduct(
  { root, folder, onEnd }: ProofContext,
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = Number(settings.PORT ?? (await freePort()));
  const file = join(folder, `${name}.log`);
  mkdirSync(folder, { recursive: true });
  const output = openSync(file, 'a');
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: settings.DATABASE_URL ? machineFolder(folder, `data-${port}`) : join(folder, 'data'),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      METRICS_TOKEN,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  closeSync(output);
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const log = () => readFileSync(file, 'utf8');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  onEnd(stop);
  const until = performance.now() + READY_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`${name} does not start: ${log().slice(-2000)}`);
    await pause(20);
  }
  return { url, port, child, log, answered: (route) => answeredBy(url, route), stop };
}

export function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

/** Signs in as the administrator. @returns the headers of further calls */
export async function signIn(url: string): Promise<{ authorization: string }> {
  const token = await signInAs(url, ADMIN.email, ADMIN.password);
  return { authorization: `Bearer ${token}` };
}

async function answeredBy(url: string, route: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await answer.text()).split('\n');
  return lines
    .filter((line) => line.startsWith('chautari_http_request_seconds_count{'))
    .filter((line) => line.includes(`route="${route}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
