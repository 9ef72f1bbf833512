import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PASSWORD } from '../server/product.ts';
import { CACHE, emptyDataFolder } from './cached-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The inputs of the seeded college; a change of any makes a new one. */
const MADE_OF = ['demo', 'src/seed', 'src/content', 'src/schema', 'src/media', 'migrations'];

/** A data folder of its own with the demonstration college as the built program seeds it, cached in `.cache/`. */
export async function demonstrationFolder(): Promise<string> {
  const kept = join(CACHE, `demonstration-${fingerprint()}`);
  if (!existsSync(kept)) {
    const seeded = emptyDataFolder();
    await promisify(execFile)(process.execPath, [join(ROOT, 'dist', 'server', 'cli.js'), 'seed'], {
      env: { PATH: process.env.PATH, DATA_DIR: seeded, ADMIN_PASSWORD: PASSWORD },
    });
    // Moved into place whole, also when two processes seed at the same time.
    if (existsSync(kept)) rmSync(seeded, { recursive: true, force: true });
    else renameSync(seeded, kept);
  }
  const folder = emptyDataFolder();
  cpSync(kept, folder, { recursive: true });
  return folder;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of MADE_OF)
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:ts|json|sql|webp|pdf)$/.test(name))
        hash.update(name).update(readFileSync(join(ROOT, folder, name)));
  return hash.digest('hex').slice(0, 12);
}
