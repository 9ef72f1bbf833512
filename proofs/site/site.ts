import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/dev/free-port.ts';
import { signIn as signInAs } from '../load/client.ts';
import { machineFolder } from '../postgres/machine-folder.ts';
import type { ProofContext } from '../runner/proof.ts';
import { type SiteProcess, startProcess } from './process.ts';

const READY_MS = 180_000;
const METRICS_TOKEN = 'a-token-for-the-metrics-of-proofs';

export const ADMIN = { email: 'admin@localhost', password: 'correct horse battery' };
export const NO_LIMITS = { LIMIT_FORMS: 'off', LIMIT_SEARCHES: 'off', LIMIT_LOGIN: 'off', LIMIT_CHAT: 'off' };

/** A process of the site that serves. */
export interface Site extends Pick<SiteProcess, 'said' | 'ended'> {
  url: string;
  port: number;
  pid: number;
  /** How many requests to a route it has answered. @param route its pattern, such as `/notices` */
  answered(route: string): Promise<number>;
  /** SIGTERM, as a process manager sends it; resolves when the process has ended. */
  stop(): Promise<void>;
}

/** The settings of a site of a proof: a port, and a data folder of its own below the proof's. */
export const settingsFor = ({ folder }: ProofContext, port: number): Record<string, string> => ({
  PORT: String(port),
  DATA_DIR: join(folder, `data-${port}`),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  METRICS_TOKEN,
  LOG_LEVEL: 'warn',
});

/**
 * Starts the built site of the checkout that is tried, and waits until it is ready.
 * @param settings besides those of `settingsFor`
 * @throws with its log when it ends instead
 */
export async function startSite(
  context: ProofContext,
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const port = Number(settings.PORT ?? (await freePort()));
  // Several on one database share the files as they would a bucket.
  const shared = settings.DATABASE_URL && { DATA_DIR: machineFolder(context.folder, `data-${port}`) };
  const { end, ...site } = startProcess(context.root, {
    ...settingsFor(context, port),
    ...shared,
    ...settings,
  });
  const stop = () => end('SIGTERM');
  context.onEnd(stop);
  const url = `http://127.0.0.1:${port}`;
  let hasEnded = false;
  site.ended.then(() => {
    hasEnded = true;
  });
  const until = performance.now() + READY_MS;
  while (!(await isReady(url))) {
    if (hasEnded || performance.now() > until)
      throw new Error(`The site does not start: ${site.said().slice(-2000)}`);
    await pause(20);
  }
  return { ...site, url, port, pid: site.pid ?? 0, answered: (route) => answeredBy(url, route), stop };
}

export function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

/** Signs the administrator in. @returns a token */
export const signIn = (url: string) => signInAs(url, ADMIN.email, ADMIN.password);

async function answeredBy(url: string, route: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await answer.text()).split('\n');
  return lines
    .filter((line) => line.startsWith('chautari_http_request_seconds_count{'))
    .filter((line) => line.includes(`route="${route}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
