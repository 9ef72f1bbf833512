import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { College } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { must } from '../runner/proof.ts';

/** Files that servers show by mistake, besides those of the checkout and of the data folder. */
const USUAL = [
  '.env',
  '.env.production',
  '.git/config',
  '.git/HEAD',
  '.npmrc',
  '.DS_Store',
  '.well-known/nothing',
  'server-status',
  'phpinfo.php',
  'wp-login.php',
  'backup.zip',
  'dump.sql',
  'node_modules/fastify/package.json',
  'node_modules/.package-lock.json',
  '.vite/manifest.json',
  'dist/client/.vite/manifest.json',
  'dist/built-from',
  'dist/server/main.js',
  'src/start.ts',
];
const FOLDERS = [
  '',
  'assets/',
  'uploads/',
  'icons/',
  'api/',
  'admin/',
  'data/',
  'assets/../',
  'assets/..%2f',
];
/** What no file for browsers has, by its name. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a source map': /sourceMappingURL=/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY/,
  // Documentation may show one of a host that is an example.
  'an address with a password':
    /\b(?:postgres|postgresql|smtps?|redis|https?):\/\/[^\s/"'`:@]+:[^\s/"'`@]+@(?![\w.-]*example\b)/,
  'a module folder': /node_modules\//,
};

/** Asks for files of the checkout and the data folder, by many names. @returns how many; none may be sent */
export async function askForHidden(college: College, root: string): Promise<number> {
  const names = [...USUAL, ...namesIn(root), ...namesIn(college.dataDir)];
  const paths = FOLDERS.flatMap((folder) => names.map((name) => `/${folder}${name}`));
  const maps = readdirSync(join(root, 'dist/client/assets')).map((name) => `/assets/${name}.map`);
  await inParallel([...paths, ...maps], 8, async (path) => {
    const { status, text } = await college.call('GET', path, { token: '' });
    // The back office's shell answers at each of its addresses.
    const isShell = path.startsWith('/admin/') && text.startsWith('<!doctype html>');
    must([400, 404].includes(status) || isShell, `${path} is answered with ${status}: ${text.slice(0, 100)}`);
  });
  return paths.length + maps.length;
}

const namesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Reads every built file that browsers may load. @returns how many */
export function readBuilt(college: College, root: string): number {
  const files = readdirSync(join(root, 'dist/client/assets'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  const own = [root, ...Object.values(college.settings).filter((value) => value.length > 8)];
  for (const { parentPath, name } of files) {
    must(!/\.(?:map|tsx?|env|db|log|pem|key)$/.test(name), `${name} is among the files for browsers`);
    const text = readFileSync(join(parentPath, name), 'latin1');
    for (const [what, pattern] of Object.entries(SECRETS)) must(!pattern.test(text), `${name} has ${what}`);
    for (const value of own) must(!text.includes(value), `${name} has ${value}`);
  }
  return files.length;
}
