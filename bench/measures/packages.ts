import { readFileSync } from 'node:fs';
import type { Row } from '../table.ts';

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** Number of packages that `npm ci --omit=dev` installs on this platform, by the lock file. */
export async function measurePackages(): Promise<Row[]> {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const packages = Object.entries(lock.packages as Record<string, Locked>);
  const fits = (wanted: string[] | undefined, here: string) => !wanted || wanted.includes(here);
  const installed = packages.filter(
    ([path, { dev, devOptional, os, cpu, libc }]) =>
      path !== '' &&
      !dev &&
      !devOptional &&
      fits(os, process.platform) &&
      fits(cpu, process.arch) &&
      fits(libc, 'glibc'),
  );
  return [{ what: 'packages to run it', figure: installed.length, digits: 0, limit: { atMost: 350 } }];
}
