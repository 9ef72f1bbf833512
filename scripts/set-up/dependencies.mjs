/** Installs exactly what package-lock.json names. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, run } from './command.mjs';
import { explain } from './failure.mjs';
import { hasNode, nodePath, removeUnusableNode } from './pinned-node.mjs';

const INSTALL = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--prefer-offline']
  .concat(['--no-audit', '--no-fund', '--loglevel=error', '--fetch-retry-mintimeout=1000'])
  .concat(['--fetch-retry-maxtimeout=20000']);

export const dependencies = { doing: 'Installing dependencies', isDone, run: install };

/** npm writes node_modules/.package-lock.json last, so an interrupted installation has none. */
function isDone(root) {
  return missingPackages(root).length === 0 && hasNode(root);
}

async function install(root, progress) {
  const wanted = missingPackages(root, {});
  const counting = setInterval(
    () => progress.at(`${unpacked(root, wanted)} of ${wanted.length} packages`),
    500,
  );
  try {
    await npmInstall(root, process.execPath);
    removeUnusableNode(root);
    // npm leaves out platform packages that an old Node.js 20 could not use, although the pinned one can.
    if (missingPackages(root).length > 0) await npmInstall(root, keepNode(root));
  } finally {
    clearInterval(counting);
  }
  const left = missingPackages(root);
  if (left.length > 0) throw explain('Installing the dependencies', `Still missing: ${left.join(', ')}`);
  return `Dependencies installed, ${wanted.length} packages`;
}

async function npmInstall(root, node) {
  const { ok, output } = await run([...npmCommand(node), ...INSTALL], { cwd: root });
  if (!ok) throw explain('Installing the dependencies', output);
}

/** A copy of the pinned Node.js outside node_modules, which an installation empties. */
function keepNode(root) {
  const kept = join(root, '.cache', 'node');
  mkdirSync(join(root, '.cache'), { recursive: true });
  copyFileSync(nodePath(root), kept);
  chmodSync(kept, 0o755);
  return kept;
}

/**
 * Paths (`node_modules/x`) that the lock file lists for this machine and that are not installed in that version.
 * @param {Record<string, { version?: string }>} [installed] Installed packages; read from npm's record if omitted.
 */
export function missingPackages(
  root,
  installed = readPackages(join(root, 'node_modules', '.package-lock.json')),
) {
  const wanted = Object.entries(readPackages(join(root, 'package-lock.json')));
  return wanted
    .filter(([path, entry]) => path !== '' && isNeeded(entry))
    .filter(([path, entry]) => installed[path]?.version !== entry.version)
    .map(([path]) => path);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Whether an optional package is made for this machine; the others are fallbacks. */
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return Boolean(
    os?.includes(process.platform) && cpu?.includes(process.arch) && (!libc || libc.includes(machineLibc())),
  );
}

let knownLibc;
function machineLibc() {
  if (process.platform !== 'linux') return 'none';
  knownLibc ??= readdirSync('/lib').some((name) => name.startsWith('ld-musl-')) ? 'musl' : 'glibc';
  return knownLibc;
}

/** Number of unpacked packages, as progress while npm is silent. */
function unpacked(root, wanted) {
  return wanted.filter((path) => existsSync(join(root, path, 'package.json'))).length;
}
