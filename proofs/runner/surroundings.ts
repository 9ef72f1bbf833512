import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { relative } from 'node:path';
import type { Surroundings } from './results-page.ts';

/** @param page the path of the page of figures, which a run changes itself */
export function surroundingsOf(root: string, page: string): Surroundings {
  return { day: new Date().toISOString().slice(0, 10), commit: commitOf(root, page), machine: machine() };
}

function commitOf(root: string, page: string): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    const commit = git('rev-parse', '--short', 'HEAD');
    const isChanged = git('status', '--porcelain', '--', '.', `:!${relative(root, page)}`) !== '';
    return isChanged ? `${commit} with changes` : commit;
  } catch {
    return 'unknown';
  }
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${gigabytes} GB, Node.js ${process.versions.node}`;
}
