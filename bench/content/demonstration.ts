import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PASSWORD } from '../server/product.ts';
import { CACHE, emptyDataFolder } from './kept-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What the planted college depends on; the code between them only carries it from one to the other. */
const MADE_OF = ['src/seed', 'src/content', 'src/schema', 'src/media', 'migrations'];

/**
 * A data folder of its own with the demonstration college, as the built program plants it. It is kept in `.cache/`
 * for the next time, since drawing its pictures takes a while.
 */
export async function demonstrationFolder(): Promise<string> {
  const kept = join(CACHE, `demonstration-${fingerprint()}`);
  if (!existsSync(kept)) {
    const planted = emptyDataFolder();
    await promisify(execFile)(process.execPath, [join(ROOT, 'dist', 'server', 'cli.js'), 'seed'], {
      env: { PATH: process.env.PATH, DATA_DIR: planted, ADMIN_PASSWORD: PASSWORD },
    });
    // Whole or not at all, also when two plant at the same time.
    if (existsSync(kept)) rmSync(planted, { recursive: true, force: true });
    else renameSync(planted, kept);
  }
  const folder = emptyDataFolder();
  cpSync(kept, folder, { recursive: true });
  return folder;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of MADE_OF)
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:ts|json|sql)$/.test(name)) hash.update(name).update(readFileSync(join(ROOT, folder, name)));
  return hash.digest('hex').slice(0, 12);
}
