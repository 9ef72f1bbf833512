import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONTS, fontFiles } from '../fonts/files.ts';

/** Fonts that are not what `npm run fonts` writes. */
export async function findingsInFonts(): Promise<string[]> {
  const stale = (await fontFiles()).filter(({ name, bytes }) => {
    const path = join(FONTS, name);
    return !existsSync(path) || !bytes.equals(readFileSync(path));
  });
  return stale.map(({ name }) => `src/ui/fonts/${name} is not what npm run fonts writes`);
}
