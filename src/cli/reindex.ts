import { parseArgs } from 'node:util';
import type { Search } from '../search/search.ts';
import type { CommandIo } from './io.ts';

const USAGE = `npm run chautari -- reindex

Forgets what can be found by searching and reads it in anew from what is published. The site may serve and change
meanwhile, but finds only some of it until this is done. It is never needed after an upgrade or a restore: the site
then does so by itself.`;

/** @returns the exit status */
export async function reindexCommand(
  args: readonly string[],
  open: () => Promise<Pick<Search, 'rebuild'>>,
  { stdout, stderr }: Pick<CommandIo, 'stdout' | 'stderr'>,
): Promise<number> {
  let isHelp: boolean;
  try {
    const { values } = parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } });
    isHelp = values.help === true;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
    return 2;
  }
  if (isHelp) {
    stdout.write(`${USAGE}\n`);
    return 0;
  }
  const search = await open();
  const entries = await search.rebuild();
  stdout.write(
    `Read in anew: ${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'} can be found.\n`,
  );
  return 0;
}
