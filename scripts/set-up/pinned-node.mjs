/**
 * Chooses the Node.js that runs the product: the one that a lock file of its own pins, else the machine's if it is new
 * enough. It is fetched beside the packages, since npm keeps one processor busy, and it is a third of npm's work.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SetUpFailure } from './failure.mjs';

const NEEDED = 24;

export const nodeFolder = (root) => join(root, 'scripts', 'pinned-node');
const modules = (root) => join(nodeFolder(root), 'node_modules');
/** Its path in its package, because some versions of npm do not link it into node_modules/.bin. */
const pinnedPath = (root) => join(modules(root), `node-${process.platform}-${process.arch}`, 'bin', 'node');
/** npm writes its record last: without it the file may be half of one. */
const isPinned = (root) =>
  existsSync(join(modules(root), '.package-lock.json')) && existsSync(pinnedPath(root));
const machineIsNewEnough = () => Number.parseInt(process.versions.node, 10) >= NEEDED;

/** Whether there is a usable Node.js; runs nothing. */
export const hasNode = (root) => isPinned(root) || machineIsNewEnough();

/** Path of the Node.js that builds, tests and serves. */
export const nodePath = (root) => (isPinned(root) ? pinnedPath(root) : process.execPath);

/**
 * Removes the pinned Node.js after an installation where it does not run (it needs glibc), so that the machine's is used.
 * @throws {SetUpFailure} when neither will do.
 */
export function removeUnusableNode(root) {
  const pinned = pinnedPath(root);
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return;
  rmSync(pinned, { force: true });
  if (machineIsNewEnough()) return;
  throw new SetUpFailure(
    `Chautari runs on Node.js ${NEEDED} or newer. It brings its own for Linux with glibc on x64 and arm64; ` +
      `this machine (${process.platform} ${process.arch}) has ${process.version}.\n` +
      `Install Node.js ${NEEDED} from https://nodejs.org and run the same command again.`,
  );
}
