/** `npm run fonts`: writes the files that `src/ui/fonts.css` names into `src/ui/fonts/`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONTS, fontFiles } from './files.ts';

for (const { name, bytes } of await fontFiles()) writeFileSync(join(FONTS, name), bytes);
