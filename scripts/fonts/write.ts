/** `npm run fonts`: writes the files that `src/ui/fonts.css` and `src/media/card.ts` name. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fontFiles, ROOT } from './files.ts';

for (const { path, bytes } of await fontFiles()) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), bytes);
}
