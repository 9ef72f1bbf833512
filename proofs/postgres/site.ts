import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/dev/free-port.ts';
import { signIn as signInAs } from '../load/client.ts';
import { startSite as startProcess } from '../load/server.ts';
import type { ProofContext } from '../runner/proof.ts';
import { machineFolder } from './machine-folder.ts';

const ADMIN = { email: 'admin@localhost', password: 'correct horse battery' };

/** A server process of the checkout that is tried. */
export interface Site {
  url: string;
  /** Its output and log. */
  said(): string;
  /** Its exit status, once it has ended. */
  ended: Promise<number | null>;
}

/** Starts a site and waits until it is ready, or has ended. */
export async function startSite(
  { root, folder, onEnd }: ProofContext,
  settings: Readonly<Record<string, string>>,
): Promise<Site> {
  const port = await freePort();
  const server = startProcess(root, {
    PORT: String(port),
    DATA_DIR: machineFolder(folder, `data-${port}`),
    ADMIN_PASSWORD: ADMIN.password,
    LIMIT_FORMS: 'off',
    LIMIT_SEARCHES: 'off',
    LIMIT_LOGIN: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  });
  let hasEnded = false;
  const ended = server.ended.then((status) => {
    hasEnded = true;
    return status;
  });
  onEnd(() => server.end('SIGKILL'));
  const site: Site = { url: `http://localhost:${port}`, said: server.said, ended };
  const deadline = performance.now() + 60_000;
  while (!hasEnded && performance.now() < deadline) {
    const isReady = await fetch(`${site.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return site;
    await delay(100);
  }
  return site;
}

/** Signs the administrator in. @returns a token */
export const signIn = ({ url }: Site) => signInAs(url, ADMIN.email, ADMIN.password);
