import type { Search } from '../search/search.ts';
import { command, EXIT_DONE, type Output } from './command.ts';

const usage = `npm run chautari -- reindex

Forgets what can be found by searching and reads it in anew from what is published. The site may serve and change
meanwhile, but finds only some of it until this is done. It is never needed after an upgrade or a restore: the site
then does so by itself.`;

/** @returns the exit status */
export function reindexCommand(
  args: readonly string[],
  open: () => Promise<Pick<Search, 'rebuild'>>,
  io: Output,
): Promise<number> {
  return command(args, { usage }, io, async () => {
    const search = await open();
    const entries = await search.rebuild();
    io.stdout.write(
      `Read in anew: ${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'} can be found.\n`,
    );
    return EXIT_DONE;
  });
}
