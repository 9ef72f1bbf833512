/** For commands that only run what is built: says so and ends with status 1 when nothing is. */
import { existsSync } from 'node:fs';

if (!existsSync(new URL('../dist/server/main.js', import.meta.url))) {
  process.stderr.write('Nothing is built yet. Run `npm ci` and `npm run build` first.\n');
  process.exitCode = 1;
}
