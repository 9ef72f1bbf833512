import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFiles, ROOT } from '../fonts/files.ts';

/** Fonts that are not what `npm run fonts` writes. */
export async function findingsInFonts(): Promise<string[]> {
  const stale = (await fontFiles()).filter(({ path, bytes }) => {
    const file = join(ROOT, path);
    return !existsSync(file) || !bytes.equals(readFileSync(file));
  });
  return stale.map(({ path }) => `${path} is not what npm run fonts writes`);
}
