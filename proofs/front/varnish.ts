import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/dev/free-port.ts';
import { startProgram } from '../runner/program.ts';
import type { ProofContext } from '../runner/proof.ts';
import { whyNoPackage } from './packages.ts';
import { isReady } from './product.ts';

const VARNISHD = '/usr/sbin/varnishd';
const READY_MS = 30_000;

export interface Varnish {
  url: string;
  /** Takes purges. */
  purgeUrl: string;
}

/** Why Varnish with xkey cannot be used here; null if it can. */
export function whyNoVarnish(): string | null {
  return (
    whyNoPackage('varnish', VARNISHD) ?? whyNoPackage('varnish-modules', '/usr/share/doc/varnish-modules')
  );
}

/** Ports for a Varnish that is started later: the site has to know where it sends purges. */
export async function varnishPorts() {
  return { site: await freePort(), purge: await freePort() };
}

/**
 * Starts Varnish by the configuration in `docs/proxies`, for backends on these ports.
 * @param ports where it listens
 * @param backends ports of two processes, or twice the same
 */
export async function startVarnish(
  { root, folder, onEnd }: ProofContext,
  ports: { site: number; purge: number },
  backends: readonly [number, number],
): Promise<Varnish> {
  const file = join(folder, 'varnish.vcl');
  writeFileSync(
    file,
    configurationFor(readFileSync(join(root, 'docs/proxies/varnish.vcl'), 'utf8'), backends),
  );
  const { child, said } = startProgram({ onEnd }, [
    VARNISHD,
    ...['-F', '-n', join(folder, 'varnish'), '-f', file, '-s', 'malloc,256m', '-j', 'none'],
    ...['-p', 'timeout_idle=120'],
    ...['-a', `site=127.0.0.1:${ports.site},HTTP`, '-a', `purge=127.0.0.1:${ports.purge},HTTP`],
  ]);
  const url = `http://127.0.0.1:${ports.site}`;
  const until = performance.now() + READY_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`Varnish does not start: ${said().slice(-2000)}`);
    await pause(50);
  }
  return { url, purgeUrl: `http://127.0.0.1:${ports.purge}/` };
}

/** The configuration with these backends in place of its own. */
function configurationFor(vcl: string, [one, two]: readonly [number, number]): string {
  return vcl.replace('"3000"', `"${one}"`).replace('"3001"', `"${two}"`);
}
