/**
 * Copies what `dist/` needs at run time into a folder: `node scripts/image/copy-runtime.mjs FOLDER`. Most dependencies are
 * bundled; the few that are not, and what those require, are a fiftieth of node_modules.
 */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { native } from '../build/native.ts';

const root = dirname(dirname(import.meta.dirname));
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to copy to');

/** Paths of packages below the root, with all that they require; optional ones of other platforms are not installed. */
function packagesFor(names, from = '', found = new Set()) {
  for (const name of names) {
    const path = pathOf(name, from);
    if (path === null || found.has(path)) continue;
    found.add(path);
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(root, path, 'package.json'), 'utf8'),
    );
    packagesFor(Object.keys({ ...dependencies, ...optionalDependencies }), path, found);
  }
  return found;
}

/** Looks a package up as Node.js does: beside its dependents, then further up. */
function pathOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder === '.' ? '' : folder, 'node_modules', name);
    if (existsSync(join(root, path, 'package.json'))) return path;
    if (folder === '' || folder === '.') return null;
  }
}

mkdirSync(folder, { recursive: true });
for (const path of ['package.json', 'LICENSE', 'dist', 'demo', 'fonts', ...packagesFor(native)])
  cpSync(join(root, path), join(folder, path), { recursive: true });
