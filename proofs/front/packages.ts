import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Why a Debian package cannot be used here; null if it can. As root it is installed where it is missing.
 * @param file that it brings
 */
export function whyNoPackage(name: string, file: string): string | null {
  if (existsSync(file)) return null;
  if (process.getuid?.() !== 0) return `${name} is not installed, and only root can install it`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'pipe', env });
  } catch {
    return `${name} cannot be installed with apt-get`;
  }
  return existsSync(file) ? null : `${name} has no ${file}`;
}
