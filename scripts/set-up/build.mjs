/** Builds `dist/` from the sources in a temporary folder that replaces it only when complete. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { cleanEnvironment, run } from './command.mjs';
import { installNode } from './dependencies.mjs';
import { explain, SetUpFailure } from './failure.mjs';
import { hasNode, nodePath } from './pinned-node.mjs';

const SOURCES = ['src', 'migrations', 'scripts/build', 'vite.config.ts', 'package-lock.json'];
const STAMP = 'built-from';

export const build = { doing: 'Building', isDone, run: buildAll };

function isDone(root) {
  try {
    return readFileSync(join(root, 'dist', STAMP), 'utf8') === fingerprint(root);
  } catch {
    return false;
  }
}

async function buildAll(root, progress) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!existsSync(vite)) {
    throw new SetUpFailure('The dependencies are not installed, or not whole. Run `npm ci` first.');
  }
  // `npm ci` has the packages only.
  if (!hasNode(root)) await installNode(root);
  const before = fingerprint(root);
  const fresh = join(root, '.cache', `dist-${process.pid}`);
  const old = join(root, '.cache', `dist-old-${process.pid}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  clearLeftovers(root);
  try {
    const { ok, output } = await run([nodePath(root), vite, 'build', '--app'], {
      cwd: root,
      env: { ...cleanEnvironment(), NODE_ENV: 'production', BUILD_INTO: fresh, FORCE_COLOR: '0' },
      onLine: (line) => /building (\w+) environment/.test(line) && progress.at(part(line)),
    });
    if (!ok) throw explain('The build', output);
    writeFileSync(join(fresh, STAMP), before);
    keepFormerAssets(join(root, 'dist', 'client'), join(fresh, 'client'));
    if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), old);
    renameSync(fresh, join(root, 'dist'));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
  return 'Built';
}

const part = (line) => (line.includes('client') ? 'part 1 of 2, for browsers' : 'part 2 of 2, the server');

/**
 * Keeps the files for browsers that only the former build has: pages that are open still name them. The same sources built again keep what was kept.
 */
export function keepFormerAssets(former, fresh) {
  const current = new Set(readdirSync(join(fresh, 'assets')));
  const left = (folder) =>
    existsSync(join(former, folder))
      ? readdirSync(join(former, folder)).filter((name) => !current.has(name))
      : [];
  const folder = left('assets').length > 0 ? 'assets' : 'former';
  mkdirSync(join(fresh, 'former'), { recursive: true });
  for (const name of left(folder)) copyFileSync(join(former, folder, name), join(fresh, 'former', name));
}

/** Folders of interrupted builds; the set-up's lock rules out that one is still running. */
function clearLeftovers(root) {
  const cache = join(root, '.cache');
  for (const name of readdirSync(cache).filter((name) => name.startsWith('dist-'))) {
    rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/** A hash over the names and contents of all files that the build reads, without tests. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesUnder(root, source))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found || /\.test\.\w+$/.test(path)) return [];
  if (!found.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesUnder(root, `${path}/${name}`));
}
