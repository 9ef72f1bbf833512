import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Patch } from './proof.ts';

/** Folders that are not copied: dependencies are linked, the rest is made again. */
const LINKED = ['node_modules', 'scripts/pinned-node/node_modules'];
const LEFT_OUT = new Set([...LINKED, 'dist', '.cache', '.git', 'data']);

/** Copies the checkout at `root` to `copy`, puts a fault into it, and builds it. */
export function makeBrokenCopy(root: string, copy: string, fault: readonly Patch[]): void {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(path.slice(root.length + 1)),
  });
  for (const path of LINKED)
    if (existsSync(join(root, path))) symlinkSync(join(root, path), join(copy, path));
  for (const { file, from, to } of fault) {
    const path = join(copy, file);
    writeFileSync(path, patched(readFileSync(path, 'utf8'), { file, from, to }));
  }
  execFileSync(process.execPath, ['scripts/set-up.mjs', 'build'], { cwd: copy, stdio: 'pipe' });
}

/** @throws unless the text to replace occurs exactly once */
export function patched(source: string, { file, from, to }: Patch): string {
  const occurrences = source.split(from).length - 1;
  if (occurrences !== 1) throw new Error(`${file} has ${occurrences} times, not once: ${from}`);
  return source.replace(from, () => to);
}
