import type { Site } from '../whole-site.ts';
import { command, DONE, type Output } from './command.ts';

const usage = `npm run chautari -- init

Makes the site of DATA_DIR, DATABASE_URL and STORAGE_URL: its tables, and an id that its database, its storage and
DATA_DIR share. Where the site is there already, as on a second machine, DATA_DIR joins it, and its tables are brought up
to date. It makes no site over files whose database is gone, and joins none to another site's files: it then says what
was found where, and changes nothing. The units of docs/systemd start only where this command, a start or a restore has been.`;

/** @returns the exit status */
export function initCommand(args: readonly string[], open: () => Promise<Site>, io: Output): Promise<number> {
  return command(args, { usage }, io, async () => {
    const { siteId, isNew } = await open();
    io.stdout.write(
      isNew
        ? `Made the site ${siteId}. The first start makes its first administrator.\n`
        : `The site ${siteId} is there, and this folder belongs to it.\n`,
    );
    return DONE;
  });
}
