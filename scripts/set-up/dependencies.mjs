/** Installs exactly what the lock files name: Node.js, and of the packages all, or what builds and serves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, run } from './command.mjs';
import { explain } from './failure.mjs';
import { hasNode, nodeFolder, nodePath, removeUnusableNode } from './pinned-node.mjs';

const OPTIONS = ['--include=optional', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  .concat(['--loglevel=error', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=20000'])
  .concat(['--no-save']);

/** What tests and checks need besides is half of all packages, so a first start does without. */
export const siteDependencies = step({ alsoForWork: false });
export const dependencies = step({ alsoForWork: true });

const forSite = { alsoForWork: false };
const missesNode = (root) => missingPackages(nodeFolder(root), forSite).length > 0 || !hasNode(root);

function step({ alsoForWork }) {
  return {
    doing: 'Installing dependencies',
    isDone: (root) => missingPackages(root, { alsoForWork }).length === 0 && !missesNode(root),
    run: (root, progress) => install(root, alsoForWork || hasPackagesForWork(root), progress),
  };
}

async function install(root, alsoForWork, progress) {
  const isMissing = () => missingPackages(root, { alsoForWork });
  const wanted = wantedPackages(root, alsoForWork);
  const counting = setInterval(
    () => progress.at(`${unpacked(root, wanted)} of ${wanted.length} packages`),
    500,
  );
  try {
    // A site that is served from this folder goes on: what it has is not taken away before more is added.
    const canAdd = missingPackages(root, forSite).length === 0;
    await Promise.all([
      missesNode(root) && installNode(root),
      isMissing().length > 0 &&
        npmInstall(root, process.execPath, [canAdd ? 'install' : 'ci', ...including(alsoForWork)]),
    ]);
    // npm leaves out platform packages that an old Node.js 20 could not use, although the pinned one can.
    if (isMissing().length > 0) await npmInstall(root, nodePath(root), ['ci', ...including(alsoForWork)]);
  } finally {
    clearInterval(counting);
  }
  const left = isMissing();
  if (left.length > 0) throw explain('Installing the dependencies', `Still missing: ${left.join(', ')}`);
  return `Dependencies installed, ${wanted.length} packages`;
}

const including = (alsoForWork) => [alsoForWork ? '--include=dev' : '--omit=dev'];

/** Fetches the pinned Node.js. @throws {SetUpFailure} where there is none that this machine can run */
export async function installNode(root) {
  await npmInstall(nodeFolder(root), process.execPath, ['ci']);
  removeUnusableNode(root);
}

async function npmInstall(folder, node, how) {
  const { ok, output } = await run([...npmCommand(node), ...how, ...OPTIONS], { cwd: folder });
  if (!ok) throw explain('Installing the dependencies', output);
}

/** The lock file's entries for this machine, `[path, entry]`, with a path such as `node_modules/x`. */
function wantedEntries(root, alsoForWork) {
  return Object.entries(readPackages(join(root, 'package-lock.json'))).filter(
    ([path, entry]) => path !== '' && isNeeded(entry) && (alsoForWork || !isForWork(entry)),
  );
}

const wantedPackages = (root, alsoForWork) => wantedEntries(root, alsoForWork).map(([path]) => path);

const isForWork = ({ dev }) => Boolean(dev);

/** npm writes this record last, so an interrupted installation has none. */
const installedPackages = (root) => readPackages(join(root, 'node_modules', '.package-lock.json'));

const hasPackagesForWork = (root) => Object.values(installedPackages(root)).some(isForWork);

/**
 * Paths of the wanted packages that are not installed in the lock file's version, by npm's record, or whose folder is gone.
 * @param {{ alsoForWork: boolean }} which with what tests and checks need, or what builds and serves
 */
export function missingPackages(root, { alsoForWork }) {
  const installed = installedPackages(root);
  return wantedEntries(root, alsoForWork)
    .filter(
      ([path, { version }]) =>
        installed[path]?.version !== version || !existsSync(join(root, path, 'package.json')),
    )
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
